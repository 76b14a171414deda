import Foundation
import Tableshot

/// Cell covered by an opaque view, with its own fade between states.
///
/// The cell takes a picture of its content before and after the change. An image view with the
/// first picture fades out while an image view with the second picture fades in.
public final class FadingStateCell: TableViewCell {
    private lazy var customView = OpaqueStateView(frame: contentView.bounds, cell: self)
    /// Duration of the fade, in seconds.
    public static let fadeDuration = 0.5

    /// Creates an empty cell with an opaque view; `style` is ignored.
    public required init(style: CellStyle = .default, reuseIdentifier: String? = nil) {
        super.init(style: .default, reuseIdentifier: reuseIdentifier)
        customView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(customView)
    }

    /// First line.
    public var title: String {
        get { customView.content.title }
        set { customView.content.title = newValue }
    }

    /// Second line; if it is empty, the title is centred vertically.
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
