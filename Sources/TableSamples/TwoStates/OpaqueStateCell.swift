import Foundation
import Tableshot

/// Cell covered by an opaque view that draws both states completely.
///
/// The selected background is hidden beneath the view, so fading it cannot animate the change.
/// An animation crossfades the pictures of the two states instead.
public final class OpaqueStateCell: TableViewCell {
    private lazy var view = OpaqueStateView(frame: contentView.bounds, cell: self)

    /// Creates an empty cell with an opaque view; `style` is ignored.
    public required init(style: CellStyle = .default, reuseIdentifier: String? = nil) {
        super.init(style: .default, reuseIdentifier: reuseIdentifier)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(view)
    }

    /// First line.
    public var title: String {
        get { view.content.title }
        set { view.content.title = newValue }
    }

    /// Second line; if it is empty, the title is centred vertically.
    public var detail: String {
        get { view.content.detail }
        set { view.content.detail = newValue }
    }

    /// Changes the state immediately, because the superclass's animation would be hidden.
    public override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: false)
        view.setNeedsDisplay()
    }

    public override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: false)
        view.setNeedsDisplay()
    }
}
