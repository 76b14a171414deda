import Foundation
import Tableshot

/// A cell for very fast scrolling: a first and a last text, drawn by a single opaque view.
public final class FastScrollingCell: TableViewCell {
    private let view = FastScrollingView(frame: .zero)

    public required init(style: CellStyle = .default, reuseIdentifier: String? = nil) {
        super.init(style: .default, reuseIdentifier: reuseIdentifier)
        view.frame = contentView.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(view)
    }

    /// The text in the regular font.
    public var firstText: String {
        get { view.firstText }
        set { view.firstText = newValue }
    }

    /// The text after it, in the bold font.
    public var lastText: String {
        get { view.lastText }
        set { view.lastText = newValue }
    }
}
