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
    /// Whether symbols with a configuration of their own take what the view's says too.
    var configuresAllSymbols = false
    /// Shown instead of `image` while highlighted.
    open var highlightedImage: Image?
    open var isHighlighted = false
    /// Shown one after the other in place of `image` while the view animates.
    open var animationImages: [Image]?
    /// The same while highlighted.
    open var highlightedAnimationImages: [Image]?
    /// The seconds that one round takes; 0 is a thirtieth for each image, as in UIKit.
    open var animationDuration = 0.0
    /// How many rounds there are; 0 goes on for ever.
    open var animationRepeatCount = 0
    /// The instant of the clock that the animation began at; nothing while there is none.
    private var animationStart: Double?
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

    /// Begins with the first of `animationImages`; in a still picture it is the one that shows.
    open func startAnimating() { animationStart = AnimationClock.current?.time ?? 0 }

    /// Shows `image` again.
    open func stopAnimating() { animationStart = nil }

    /// Whether the animation was begun, and not stopped since.
    open var isAnimating: Bool { animationStart != nil }

    /// The image of the animation at the clock's instant; nothing where none is under way.
    private var animatedImage: Image? {
        let all = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
        guard let animationStart, let all, !all.isEmpty else { return nil }
        let duration =
            animationDuration.isFinite && animationDuration > 0
            ? animationDuration : Double(all.count) / 30
        let rounds =
            max(0, (AnimationClock.current?.time ?? animationStart) - animationStart) / duration
        guard animationRepeatCount <= 0 || rounds < Double(animationRepeatCount) else { return nil }
        // A frame whose time is a sum of others must not miss its image by the last bit.
        let share = (rounds + 1e-9).truncatingRemainder(dividingBy: 1)
        return all[min(all.count - 1, Int(clamping: share * Double(all.count)))]
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
            configuresAllSymbols || image.symbolConfiguration == nil
        else { return image }
        return image.applyingSymbolConfiguration(preferredSymbolConfiguration) ?? image
    }

    /// The colour of a template image beside text that turns into it where a row is highlighted, whether it is
    /// one for that state or not; a tint of the view's own stays.
    private var highlightTint: Color? {
        guard isHighlighted, ownTintColor == nil else { return nil }
        return RenderContext.current.theme.colors.highlightedText
    }

    override func makeContents() -> RenderContents {
        let still = isHighlighted ? highlightedImage ?? image : image
        guard let chosen = animatedImage ?? still else { return .none }
        let image = configured(chosen)
        let isStretched = contentMode == .scaleToFill
        let mode: ContentMode =
            isStretched && keepsShapeOfSymbols && image.isSymbolImage
            ? .scaleAspectFit : contentMode
        let rect = mode.rect(forContentOfSize: image.resolved().size, in: bounds)
        guard rect.width > 0, rect.height > 0 else { return .none }
        let tint: RGBA? =
            image.isTemplate ? image.tint ?? (highlightTint ?? tintColor).resolved : image.tint
        return .image(image.resolved(size: rect.size), rect, tint: tint)
    }
}
