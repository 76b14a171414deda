import Foundation
import TableDrawing
import TableThemes

/// A view that shows an image, placed by its content mode.
///
/// This is UIKit's class.
open class ImageView: View, HighlightableView {
    /// Displayed image, or `nil` for an empty view.
    open var image: Image? {
        didSet {
            guard image != oldValue else { return }
            owner?.contentDidChange()
            invalidateIntrinsicContentSize()
        }
    }
    package weak var owner: (any ContentContainer)?
    /// Whether a symbol keeps its aspect ratio when the content mode would stretch it.
    var keepsShapeOfSymbols = false
    /// Whether the view's configuration also applies to symbols with a configuration of their
    /// own, and to symbols on tiles.
    var configuresAllSymbols = false
    /// Image shown instead of `image` while highlighted.
    open var highlightedImage: Image?
    /// Whether the view shows `highlightedImage`; a selected cell sets the property.
    open var isHighlighted = false
    /// Images shown in turn, in place of `image`, while the view animates.
    open var animationImages: [Image]?
    /// Images shown in turn while the view animates and is highlighted.
    open var highlightedAnimationImages: [Image]?
    /// Duration of a round, in seconds.
    ///
    /// 0 stands for 1/30 s per image, as in UIKit.
    open var animationDuration = 0.0
    /// Number of rounds.
    ///
    /// 0 repeats forever.
    open var animationRepeatCount = 0
    /// Start of the animation in the clock's time, or `nil` if the view does not animate.
    private var animationStart: Double?
    /// Configuration of symbols without a configuration of their own.
    open var preferredSymbolConfiguration: Image.SymbolConfiguration? {
        didSet { if preferredSymbolConfiguration != oldValue { owner?.contentDidChange() } }
    }

    /// Creates a view in the size of an image.
    public init(image: Image?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        prepare()
    }

    /// Creates a view in the size of an image, with a further image for the highlighted state.
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

    /// Starts with the first of `animationImages`.
    ///
    /// A still picture shows this image.
    open func startAnimating() { animationStart = AnimationClock.current?.time ?? 0 }

    /// Stops the animation and shows `image` again.
    open func stopAnimating() { animationStart = nil }

    /// Whether the animation was started and not stopped since.
    open var isAnimating: Bool { animationStart != nil }

    /// Image of the animation at the current time of the clock, or `nil` if the view does not
    /// animate.
    private var animatedImage: Image? {
        let all = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
        guard let animationStart, let all, !all.isEmpty else { return nil }
        let duration =
            animationDuration.isFinite && animationDuration > 0
            ? animationDuration : Double(all.count) / 30
        let rounds =
            max(0, (AnimationClock.current?.time ?? animationStart) - animationStart) / duration
        guard animationRepeatCount <= 0 || rounds < Double(animationRepeatCount) else { return nil }
        // The tolerance absorbs rounding errors in frame times that are sums.
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

    /// The displayed image: symbols have the size and weight of the view's configuration.
    package var configuredImage: Image? { image.map { configured($0).resolved() } }

    /// Returns an image with the view's symbol configuration applied, if the image is a symbol
    /// or a tile that takes it.
    private func configured(_ image: Image) -> Image {
        guard let preferredSymbolConfiguration else { return image }
        if configuresAllSymbols,
            let tile = image.applyingSymbolConfigurationToTile(preferredSymbolConfiguration)
        {
            return tile
        }
        guard image.isSymbolImage, configuresAllSymbols || image.symbolConfiguration == nil
        else { return image }
        return image.applyingSymbolConfiguration(preferredSymbolConfiguration) ?? image
    }

    /// Tint of template images in highlighted rows with inverted text, or `nil` in other
    /// states.
    ///
    /// The tint also applies to `highlightedImage`. A tint set on the view has precedence.
    private var highlightTint: Color? {
        guard isHighlighted, appearance.ownTintColor == nil else { return nil }
        return RenderContext.current.theme.colors.highlightedText
    }

    @_spi(Subclassing) public override func makeContents() -> RenderContents {
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
