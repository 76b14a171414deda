import Foundation
import TableDrawing

/// Shows an image, placed by its content mode; UIKit's class.
open class ImageView: View, HighlightableView {
    open var image: Image? {
        didSet { if image != oldValue { owner?.contentDidChange() } }
    }
    weak var owner: (any CellContentObserver)?
    /// Shown instead of `image` while highlighted.
    open var highlightedImage: Image?
    open var isHighlighted = false

    public init(image: Image?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isOpaque = false
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        image?.resolved().size ?? .zero
    }

    override func makeContents() -> RenderContents {
        guard let image = isHighlighted ? highlightedImage ?? image : image else { return .none }
        let rect = contentMode.rect(forContentOfSize: image.resolved().size, in: bounds)
        guard rect.width > 0, rect.height > 0 else { return .none }
        let shown = image.resolved(size: rect.size)
        let tint: RGBA? =
            image.renderingMode == .alwaysTemplate
            ? image.tint ?? tintColor.resolved : image.tint
        return .image(shown, rect, tint: tint)
    }
}
