import Foundation
import TableDrawing

/// Shows an image, placed by its content mode; UIKit's class.
open class ImageView: View, HighlightableView {
    open var image: Image? {
        didSet {
            guard image != oldValue else { return }
            owner?.contentDidChange()
            invalidateIntrinsicContentSize()
        }
    }
    weak var owner: (any CellContentObserver)?
    /// Whether a symbol keeps its shape where the content mode would stretch it.
    var keepsShapeOfSymbols = false
    /// Shown instead of `image` while highlighted.
    open var highlightedImage: Image?
    open var isHighlighted = false
    /// How symbols are drawn that were not given a configuration of their own.
    open var preferredSymbolConfiguration: Image.SymbolConfiguration? {
        didSet { if preferredSymbolConfiguration != oldValue { owner?.contentDidChange() } }
    }

    public init(image: Image?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        prepare()
    }

    public init(image: Image?, highlightedImage: Image?) {
        self.image = image
        self.highlightedImage = highlightedImage
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        prepare()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    private func prepare() {
        isOpaque = false
        isUserInteractionEnabled = false
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        image.map { configured($0).resolved().size } ?? .zero
    }

    open override var intrinsicContentSize: CGSize {
        image.map { configured($0).resolved().size }
            ?? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    /// The image as it is shown: a symbol in the size and weight that the view asks for.
    var configuredImage: Image? { image.map { configured($0).resolved() } }

    /// A symbol without a configuration of its own takes the view's.
    private func configured(_ image: Image) -> Image {
        guard let preferredSymbolConfiguration, image.isSymbolImage,
            image.symbolConfiguration == nil
        else { return image }
        return image.withConfiguration(preferredSymbolConfiguration)
    }

    override func makeContents() -> RenderContents {
        guard let chosen = isHighlighted ? highlightedImage ?? image : image else { return .none }
        let image = configured(chosen)
        let isStretched = contentMode == .scaleToFill
        let mode: ContentMode =
            isStretched && keepsShapeOfSymbols && image.isSymbolImage
            ? .scaleAspectFit : contentMode
        let rect = mode.rect(forContentOfSize: image.resolved().size, in: bounds)
        guard rect.width > 0, rect.height > 0 else { return .none }
        let tint: RGBA? = image.isTemplate ? image.tint ?? tintColor.resolved : image.tint
        return .image(image.resolved(size: rect.size), rect, tint: tint)
    }
}
