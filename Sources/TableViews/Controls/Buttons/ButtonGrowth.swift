import Foundation
import TableDrawing
import TableText

/// How far a button's title and symbol have grown with the text size that a person chose, and how far they
/// may where the button's size is stated.
///
/// Both grow by one factor, 1 being the size that they have at the content size category `large`: what has no
/// room at a larger one is as large as it fits, and never smaller than at `large`. (UIKit cuts it.)
struct ButtonGrowth {
    /// How many times as large as their own sizes both are.
    struct Scales {
        var title: CGFloat = 1
        var image: CGFloat = 1
    }

    /// How many times as large as at `large` the title's font is; 1 for one that follows no text style.
    private let title: CGFloat
    /// How many times as large as at `large` the symbol is; 1 for other images.
    private let image: CGFloat
    /// From one factor that is tried to the next.
    private let step: CGFloat

    init(_ button: Button) {
        let font = button.titleLabel?.hasText == true ? button.titleLabel?.font : nil
        let symbol = button.imageView?.image?.symbolConfiguration
        title = Self.growth(of: font?.pointSize, from: font?.standardPointSize)
        image = Self.growth(of: symbol?.pointSize, from: symbol?.standardPointSize)
        step = Self.sizeStep / ((title > 1 ? font?.standardPointSize : nil) ?? Self.standardSize)
    }

    private static func growth(of size: CGFloat?, from standard: CGFloat?) -> CGFloat {
        guard let size, let standard, standard > 0 else { return 1 }
        return max(1, size / standard)
    }

    /// From one size of a title that is tried to the next, in points; all sizes of the text styles are
    /// multiples of it, so that a title has the same size at all categories that it has no room at.
    private static let sizeStep: CGFloat = 0.125

    /// The body's size at `large`, in points.
    private static let standardSize: CGFloat = 17

    /// The factor that gives both their own sizes.
    var most: CGFloat { max(title, image) }

    /// What both are scaled by, so that neither has grown by more than a factor.
    func scales(at factor: CGFloat) -> Scales {
        Scales(title: min(1, factor / title), image: min(1, factor / image))
    }

    /// The greatest factor whose scales fit, or 1.
    func fitting(_ fits: (Scales) -> Bool) -> CGFloat {
        var (low, high) = (0, Int(clamping: ((most - 1) / step).rounded(.up)))
        while high - low > 1 {
            let middle = (low + high) / 2
            if fits(scales(at: 1 + CGFloat(middle) * step)) { low = middle } else { high = middle }
        }
        return 1 + CGFloat(low) * step
    }
}
