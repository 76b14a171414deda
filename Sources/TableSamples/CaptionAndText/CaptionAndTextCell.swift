import Foundation
import Tableshot

/// A caption and a text of any length: beside each other where both fit, else stacked and wrapped.
///
/// A table asks `cellHeight(forCaption:text:width:)` for a row's height without making a cell.
public final class CaptionAndTextCell: TableViewCell {
    private let view = CaptionAndTextView(frame: .zero)
    private let gradient = SlightGradientView(frame: .zero)

    public required init(style: CellStyle = .default, reuseIdentifier: String? = nil) {
        super.init(style: .default, reuseIdentifier: reuseIdentifier)
        view.frame = contentView.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(view)
    }

    /// The height that a row needs, in points.
    ///
    /// `width` is that of the content view: the table's, less an accessory's.
    public static func cellHeight(
        forCaption caption: String, text: String, width: CGFloat
    ) -> CGFloat {
        CaptionAndTextLayout(caption: caption, text: text, width: width).height
    }

    /// The bold part; white space at its ends is taken away.
    public var caption: String {
        get { view.caption }
        set { view.caption = CaptionAndTextLayout.trimmed(newValue) }
    }

    /// The longer part; white space at its ends is taken away.
    public var text: String {
        get { view.text }
        set { view.text = CaptionAndTextLayout.trimmed(newValue) }
    }

    /// Whether the background darkens a little towards the foot.
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
