import Foundation
import Tableshot

/// Cell for very fast scrolling: a single opaque view draws a first and a last text.
public final class FastScrollingCell: TableViewCell {
    private let view = FastScrollingView(frame: .zero)

    /// Creates an empty cell with a single drawing view; `style` is ignored.
    public required init(style: CellStyle = .default, reuseIdentifier: String? = nil) {
        super.init(style: .default, reuseIdentifier: reuseIdentifier)
        view.frame = contentView.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(view)
    }

    /// Text in the regular font.
    public var firstText: String {
        get { view.firstText }
        set { view.firstText = newValue }
    }

    /// Text in the bold font, after the first text.
    public var lastText: String {
        get { view.lastText }
        set { view.lastText = newValue }
    }
}
