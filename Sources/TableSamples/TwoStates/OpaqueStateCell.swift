import Foundation
import Tableshot

/// A cell that one opaque view covers, which draws both states whole.
///
/// The selected background lies hidden beneath it, so the change of state cannot be animated by
/// fading that; an animation crossfades the pictures of the two states instead.
public final class OpaqueStateCell: TableViewCell {
    private lazy var view = OpaqueStateView(frame: contentView.bounds, cell: self)

    public required init(style: CellStyle = .default, reuseIdentifier: String? = nil) {
        super.init(style: .default, reuseIdentifier: reuseIdentifier)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(view)
    }

    /// The first line.
    public var title: String {
        get { view.content.title }
        set { view.content.title = newValue }
    }

    /// The second line; without it the title stands in the middle.
    public var detail: String {
        get { view.content.detail }
        set { view.content.detail = newValue }
    }

    /// Changes the state at once; the superclass's own animation would run unseen.
    public override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: false)
        view.setNeedsDisplay()
    }

    public override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: false)
        view.setNeedsDisplay()
    }
}
