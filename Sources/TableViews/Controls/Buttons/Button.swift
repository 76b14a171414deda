import Foundation
import TableDrawing
import TableText

/// A title or an image that sends actions; UIKit's class.
///
/// What is set for the normal state stands for every state that has nothing of its own.
open class Button: Control {
    /// What a button looks like where nothing else is said.
    public enum ButtonType: Int, Sendable, Hashable, CaseIterable {
        /// Only what is set.
        case custom = 0
        /// A title in the tint; in the years before iOS 7 as a rounded rectangle.
        case system = 1
        /// A chevron in a disc, later an "i" in a ring.
        case detailDisclosure = 2
        case infoLight = 3
        case infoDark = 4
        /// A plus in a disc or ring.
        case contactAdd = 5
        /// An x in a disc, as since iOS 13.
        case close = 7

        /// The name of the system type before iOS 7.
        public static let roundedRect = ButtonType.system
    }

    /// What a state shows.
    struct Content {
        var title: String?
        var attributedTitle: NSAttributedString?
        var titleColor: Color?
        var titleShadowColor: Color?
        var image: Image?
        /// The same with a symbol of the size that it has at the standard text size; nothing where that is `image`.
        var standardImage: Image?
        /// The image where the button does not grow with the text size.
        var fixedImage: Image? { standardImage ?? image }
        var backgroundImage: Image?
    }

    public let buttonType: ButtonType
    var contents: [UInt: Content] = [:]
    private let titlePart = ButtonTitle(frame: .zero)
    private let imagePart = ImageView(frame: .zero)
    private let backgroundPart = ImageView(frame: .zero)

    /// The label of the title; set its font here, its text and colours by the state.
    open var titleLabel: Label? { titlePart }
    open var imageView: ImageView? { imagePart }

    /// Around title and image together, in points; as in UIKit, a `configuration` has its `contentInsets`
    /// instead of these insets and the next two.
    open var contentEdgeInsets = EdgeInsets.zero { didSet { setNeedsLayout() } }
    /// Moves the title, in points; it does not change the button's size.
    open var titleEdgeInsets = EdgeInsets.zero { didSet { setNeedsLayout() } }
    /// Moves the image, in points; it does not change the button's size.
    open var imageEdgeInsets = EdgeInsets.zero { didSet { setNeedsLayout() } }
    /// Whether a pressed custom button's image darkens.
    open var adjustsImageWhenHighlighted = true
    /// Whether a disabled button's image fades.
    open var adjustsImageWhenDisabled = true
    /// Where the title throws its shadow at rest, in points.
    open var titleShadowOffset = CGSize.zero { didSet { setNeedsDisplay() } }
    /// Whether a pressed button's title throws its shadow the other way.
    open var reversesTitleShadowWhenHighlighted = false
    /// The looks since iOS 15 in one value; nothing leaves the button to its type and states.
    open var configuration: Configuration? {
        didSet { configurationDidChange(wasThere: oldValue != nil) }
    }
    /// What a description gives the configuration beside its style.
    var describedParts = ConfigurationParts() {
        didSet { configuration = configuration.map(describedParts.applied) }
    }
    /// How many times as large as its own size the image is, where a larger text size has brought it beyond
    /// the button's room.
    private(set) var imageScale: CGFloat = 1
    /// The title's font from before the configuration.
    private var unconfiguredFont: Font?

    public init(type: ButtonType) {
        buttonType = type
        super.init(frame: .zero)
        prepare()
    }

    /// A button that does one thing, with the action's title and image.
    public convenience init(type: ButtonType = .system, primaryAction: Action?) {
        self.init(type: type)
        adopt(primaryAction)
    }

    public convenience init(configuration: Configuration, primaryAction: Action? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        // Within an initializer nobody is told of it.
        configurationDidChange(wasThere: titlePart.isConfigured)
        adopt(primaryAction)
        sizeToFit()
    }

    public override init(frame: CGRect) {
        buttonType = .custom
        super.init(frame: frame)
        prepare()
    }

    private func prepare() {
        titlePart.font =
            buttonType == .custom ? metrics.button.customFont : metrics.button.systemFont
        titlePart.lineBreakMode = .byTruncatingMiddle
        titlePart.partName = "title"
        imagePart.partName = "image"
        backgroundPart.partName = "background"
        for part in [backgroundPart, imagePart, titlePart] { addSubview(part) }
        if let badge, bounds.size == .zero { frame.size = badge.size }
    }

    private func adopt(_ action: Action?) {
        guard let action else { return }
        if !action.title.isEmpty, configuration?.title == nil {
            setTitle(action.title, for: .normal)
        }
        if let image = action.image, configuration?.image == nil { setImage(image, for: .normal) }
        addAction(action, for: [.primaryActionTriggered, .touchUpInside])
    }

    /// The most lines of the title that were asked for; nothing leaves them to the line break mode and to
    /// the configuration.
    var ownNumberOfTitleLines: Int? {
        get { titlePart.ownNumberOfLines }
        set { titlePart.ownNumberOfLines = newValue }
    }

    /// A configuration has a font of its own, and gives the former back when it goes.
    private func configurationDidChange(wasThere: Bool) {
        titlePart.isConfigured = configuration != nil
        if configuration != nil, !wasThere {
            unconfiguredFont = titlePart.font
            titlePart.font = metrics.button.configured.font.font()
        } else if configuration == nil, let font = unconfiguredFont {
            titlePart.font = font
            unconfiguredFont = nil
        }
        applyTitle()
        setNeedsLayout()
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }

    /// The sign of the types that are one.
    var badge: ButtonMetrics.Badge? {
        switch buttonType {
        case .custom, .system: return nil
        case .detailDisclosure: return metrics.button.detailDisclosure
        case .infoLight: return metrics.button.infoLight
        case .infoDark: return metrics.button.infoDark
        case .contactAdd: return metrics.button.contactAdd
        case .close: return metrics.button.close
        }
    }

    /// Whether the sign of the type is larger than what the button shows of it.
    var cutsBadge: Bool {
        guard let badge, !isOwnPart, !bounds.isEmpty else { return false }
        return badgeLacksWidth || badge.diameter > bounds.height + artOverflow * 2 + 0.5
    }

    /// Whether that is so at its sides.
    var badgeLacksWidth: Bool {
        badge.map { $0.diameter > bounds.width + artOverflow * 2 + 0.5 } ?? false
    }

    /// The plate of a system button before iOS 7, unless it has a background or configuration.
    var plate: ButtonMetrics.Plate? {
        guard buttonType == .system, configuration == nil, currentBackgroundImage == nil else {
            return nil
        }
        return metrics.button.plate
    }

    /// The plate of a selected system button, unless it has a background or configuration.
    var selectedPlate: ButtonMetrics.SelectedPlate? {
        guard buttonType == .system, isSelected, configuration == nil, plate == nil,
            currentBackgroundImage == nil
        else { return nil }
        return metrics.button.selectedPlate
    }

    /// Where that plate lies: around title and image.
    func selectedPlateRect(_ plate: ButtonMetrics.SelectedPlate) -> CGRect? {
        let content = contentRect(forBounds: bounds)
        let parts = [
            imagePart.isHidden ? .zero : imageRect(forContentRect: content),
            titlePart.isHidden ? .zero : titleRect(forContentRect: content),
        ].filter { !$0.isEmpty }
        guard let first = parts.first else { return nil }
        return parts.dropFirst().reduce(first) { $0.union($1) }.inset(by: plate.insets)
    }

    // MARK: Layout

    open override func layoutSubviews() {
        applyState()
        backgroundPart.frame = backgroundRect(forBounds: bounds)
        fitContent()
        let content = contentRect(forBounds: bounds)
        imagePart.frame = imageRect(forContentRect: content)
        titlePart.frame = titleRect(forContentRect: content)
    }

    /// Makes the content as large as the person's text size asks, or as the button has room for.
    private func fitContent() {
        let growth = ButtonGrowth(self)
        setScales(growth.scales(at: growth.most))
        guard growth.most > 1, !ButtonLayout(self).showsWhole else { return }
        let fitting = growth.fitting { growth in
            setScales(growth)
            return ButtonLayout(self).showsWhole
        }
        setScales(growth.scales(at: fitting))
    }

    private func setScales(_ scales: ButtonGrowth.Scales) {
        titlePart.textScale = scales.title
        imageScale = scales.image
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        if let badge { return badge.size }
        applyState()
        let scales = ButtonGrowth.Scales(title: titlePart.textScale, image: imageScale)
        setScales(ButtonGrowth.Scales())
        defer { setScales(scales) }
        return ButtonLayout(self).naturalSize(fittingWidth: size.width)
    }

    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    /// Whether it shows an image above or below a title.
    var stacksImageAndTitle: Bool { ButtonLayout(self).stacksImageAndTitle }

    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// What title and image share.
    open func contentRect(forBounds bounds: CGRect) -> CGRect {
        bounds.inset(by: ButtonLayout(self).insets)
    }

    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        ButtonLayout(self).titleRect(in: contentRect)
    }

    open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        ButtonLayout(self).imageRect(in: contentRect)
    }

    // MARK: Display

    /// Gives the label the present title; UIKit's does so at once, and its users read it there.
    func applyTitle() {
        if let attributed = configuration?.attributedTitle ?? currentAttributedTitle {
            if titlePart.attributedText != attributed { titlePart.attributedText = attributed }
        } else {
            let title = configuration?.title ?? currentTitle
            if titlePart.text != title || titlePart.hasOwnAttributes { titlePart.text = title }
        }
        titlePart.isHidden = !titlePart.hasText
    }

    override func stateDidChange() {
        applyTitle()
        super.stateDidChange()
    }

    /// Gives the parts what the present state shows.
    func applyState() {
        let looks = ButtonLook(self)
        imagePart.image = looks.image
        imagePart.isHidden = looks.image == nil
        imagePart.tintColor = looks.foreground
        imagePart.alpha = looks.imageAlpha
        backgroundPart.image = currentBackgroundImage
        backgroundPart.isHidden = currentBackgroundImage == nil
        applyTitle()
        titlePart.textColor = looks.foreground
        titlePart.alpha = looks.titleAlpha
        titlePart.shadowColor = titleShadowColor(for: state)
        let offset = titleShadowOffset
        let turns = reversesTitleShadowWhenHighlighted && isHighlighted
        titlePart.shadowOffset =
            turns ? CGSize(width: -offset.width, height: -offset.height) : offset
    }

    override func lowered(depth: Int) -> RenderNode? {
        applyState()
        return super.lowered(depth: depth)
    }

    override func drawArt(on canvas: Canvas) { ButtonArt(self).draw(on: canvas) }

    override var artCornerRadius: CGFloat? { ButtonArt(self).plateCornerRadius }

    override var artOverflow: CGFloat { badge?.shadow == nil ? 0 : 4 }
}
