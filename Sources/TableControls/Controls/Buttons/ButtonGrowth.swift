import Foundation
import TableDrawing
import TableText

/// Growth of a button's title and symbol with the text size, limited by an explicit button
/// size.
///
/// Title and symbol grow by a common factor, relative to their sizes at the content size
/// category `large`. Content that does not fit at a larger size shrinks to fit, but not below
/// its size at `large`. (UIKit truncates it.)
struct ButtonGrowth {
    /// Scales of title and image, relative to their own sizes.
    struct Scales {
        var title: CGFloat = 1
        var image: CGFloat = 1
    }

    /// Growth of the title's font since `large`; 1 for a font without a text style.
    private let title: CGFloat
    /// Growth of the symbol since `large`; 1 for other images.
    private let image: CGFloat
    /// Step between tested factors.
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

    /// Step between tested title sizes, in points.
    ///
    /// All sizes of the text styles are multiples of the step. A title therefore has an equal
    /// size in all categories that are too large for the button.
    private static let sizeStep: CGFloat = 0.125

    /// Size of body text at `large`, in points.
    private static let standardSize: CGFloat = 17

    /// Factor at which title and symbol have their own sizes.
    var most: CGFloat { max(title, image) }

    /// Returns scales that limit the growth of title and image to a factor.
    func scales(at factor: CGFloat) -> Scales {
        Scales(title: min(1, factor / title), image: min(1, factor / image))
    }

    /// Returns the greatest factor with fitting scales, or 1.
    func fitting(_ fits: (Scales) -> Bool) -> CGFloat {
        var (low, high) = (0, Int(clamping: ((most - 1) / step).rounded(.up)))
        while high - low > 1 {
            let middle = (low + high) / 2
            if fits(scales(at: 1 + CGFloat(middle) * step)) { low = middle } else { high = middle }
        }
        return 1 + CGFloat(low) * step
    }
}
