import Foundation
import Tableshot

/// A cell that one opaque view covers and that fades between its states itself: it takes a picture of
/// its content before and after the change, and lets one image view fade out while the other fades in.
public final class FadingStateCell: TableViewCell {
    private lazy var customView = OpaqueStateView(frame: contentView.bounds, cell: self)
    /// Seconds.
    public static let fadeDuration = 0.5

    public required init(style: CellStyle = .default, reuseIdentifier: String? = nil) {
        super.init(style: .default, reuseIdentifier: reuseIdentifier)
        customView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(customView)
    }

    /// The first line.
    public var title: String {
        get { customView.content.title }
        set { customView.content.title = newValue }
    }

    /// The second line; without it the title stands in the middle.
    public var detail: String {
        get { customView.content.detail }
        set { customView.content.detail = newValue }
    }

    public override func setSelected(_ selected: Bool, animated: Bool) {
        guard animated, selected != isSelected else {
            super.setSelected(selected, animated: false)
            customView.setNeedsDisplay()
            return
        }
        let bitmapBefore = screenshot()
        super.setSelected(selected, animated: false)
        customView.setNeedsDisplay()
        let bitmapAfter = screenshot()

        let bitmapBeforeView = ImageView(image: bitmapBefore)
        let bitmapAfterView = ImageView(image: bitmapAfter)
        contentView.addSubview(bitmapBeforeView)
        contentView.addSubview(bitmapAfterView)

        bitmapBeforeView.alpha = 1
        bitmapAfterView.alpha = 0
        View.animate(withDuration: Self.fadeDuration) {
            bitmapBeforeView.alpha = 0
            bitmapAfterView.alpha = 1
        } completion: { _ in
            bitmapBeforeView.removeFromSuperview()
            bitmapAfterView.removeFromSuperview()
        }
    }

    private func screenshot() -> Image {
        GraphicsImageRenderer(bounds: contentView.bounds).image { context in
            contentView.layer.render(in: context)
        }
    }

    public override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: false)
        customView.setNeedsDisplay()
    }
}
