import Foundation
import Tableshot

/// Cell with two views: a view in the content view for the normal state, and a view in the
/// selected background for selection.
///
/// The selected background fades over the normal state, as in any cell.
public final class TwoViewsCell: TableViewCell {
    private let normalView = StateView(frame: .zero, showsSelected: false)
    private let selectedView = StateView(frame: .zero, showsSelected: true)

    /// Creates an empty cell with a view for each state; `style` is ignored.
    public required init(style: CellStyle = .default, reuseIdentifier: String? = nil) {
        super.init(style: .default, reuseIdentifier: reuseIdentifier)
        normalView.frame = contentView.bounds
        contentView.addSubview(normalView)
        let background = View(frame: contentView.bounds)
        selectedView.frame = background.bounds
        background.addSubview(selectedView)
        selectedBackgroundView = background
    }

    private var content: TwoStateContent {
        get { normalView.content }
        set {
            normalView.content = newValue
            selectedView.content = newValue
        }
    }

    /// First line.
    public var title: String {
        get { content.title }
        set { content.title = newValue }
    }

    /// Second line; if it is empty, the title is centred vertically.
    public var detail: String {
        get { content.detail }
        set { content.detail = newValue }
    }
}
