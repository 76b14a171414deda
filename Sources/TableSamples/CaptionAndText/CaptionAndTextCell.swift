import Foundation
import Tableshot

/// Cell with a caption and a text of any length: side by side if both fit, otherwise stacked
/// and wrapped.
///
/// A table gets a row's height from `cellHeight(forCaption:text:width:)` without creating a
/// cell.
public final class CaptionAndTextCell: TableViewCell {
    private let view = CaptionAndTextView(frame: .zero)
    private let gradient = SlightGradientView(frame: .zero)

    /// Creates an empty cell with a single view for both texts; `style` is ignored.
    public required init(style: CellStyle = .default, reuseIdentifier: String? = nil) {
        super.init(style: .default, reuseIdentifier: reuseIdentifier)
        view.frame = contentView.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(view)
    }

    /// Returns the required height of a row, in points.
    ///
    /// `width` is the content view's width: the width of the table without the accessory.
    public static func cellHeight(
        forCaption caption: String, text: String, width: CGFloat
    ) -> CGFloat {
        CaptionAndTextLayout(caption: caption, text: text, width: width).height
    }

    /// Bold text; leading and trailing white space is removed.
    public var caption: String {
        get { view.caption }
        set { view.caption = CaptionAndTextLayout.trimmed(newValue) }
    }

    /// Longer text; leading and trailing white space is removed.
    public var text: String {
        get { view.text }
        set { view.text = CaptionAndTextLayout.trimmed(newValue) }
    }

    /// Whether the background darkens slightly towards the bottom.
    public var hasGradient: Bool {
        get { backgroundView === gradient }
        set { backgroundView = newValue ? gradient : nil }
    }

    public override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(
            width: size.width,
            height: Self.cellHeight(forCaption: caption, text: text, width: size.width))
    }
}
