import Foundation
import TableDrawing
import TableText
import TableThemes

/// Control with a title or an image that sends actions; UIKit's class.
///
/// The content of the normal state is the default for all other states.
open class Button: Control {
    /// Default appearance of a button.
    public enum ButtonType: Int, Sendable, Hashable, CaseIterable {
        /// Only explicitly set content.
        case custom = 0
        /// Title in the tint colour; a rounded rectangle before iOS 7.
        case system = 1
        /// Chevron in a disc; in later versions, an "i" in a ring.
        case detailDisclosure = 2
        case infoLight = 3
        case infoDark = 4
        /// Plus sign in a disc or ring.
        case contactAdd = 5
        /// Cross in a disc, as since iOS 13.
        case close = 7

        /// Name of the system type before iOS 7.
        public static let roundedRect = ButtonType.system
    }

    /// Content of a state.
    struct Content {
        var title: String?
        var attributedTitle: NSAttributedString?
        var titleColor: Color?
        var titleShadowColor: Color?
        var image: Image?
        /// Image with a symbol at the standard text size, or `nil` if equal to `image`.
        var standardImage: Image?
        /// Image for a button that does not grow with the text size.
        var fixedImage: Image? { standardImage ?? image }
        var backgroundImage: Image?
    }

    /// Type of the button, which determines the default appearance.
    public let buttonType: ButtonType
    var contents: [UInt: Content] = [:]
    private let titlePart = ButtonTitle(frame: .zero)
    private let imagePart = ImageView(frame: .zero)
    private let backgroundPart = ImageView(frame: .zero)

    /// Label of the title; set its font directly, and its text and colours by state.
    open var titleLabel: Label? { titlePart }
    /// View of the image, hidden if the button has no image.
    open var imageView: ImageView? { imagePart }

    /// Insets around title and image, in points.
    ///
    /// As in UIKit, a button with a `configuration` ignores this property and the next two,
    /// and has `contentInsets` instead.
    open var contentEdgeInsets = EdgeInsets.zero { didSet { setNeedsLayout() } }
    /// Insets that move the title without changing the button's size, in points.
    open var titleEdgeInsets = EdgeInsets.zero { didSet { setNeedsLayout() } }
    /// Insets that move the image without changing the button's size, in points.
    open var imageEdgeInsets = EdgeInsets.zero { didSet { setNeedsLayout() } }
    /// Whether the image of a pressed custom button darkens.
    open var adjustsImageWhenHighlighted = true
    /// Whether the image of a disabled button fades.
    open var adjustsImageWhenDisabled = true
    /// Offset of the title's shadow in the normal state, in points.
    open var titleShadowOffset = CGSize.zero { didSet { setNeedsDisplay() } }
    /// Whether the title shadow of a pressed button is reversed.
    open var reversesTitleShadowWhenHighlighted = false
    /// Configuration with the button's appearance since iOS 15, or `nil` for the appearance of
    /// type and states.
    open var configuration: Configuration? {
        didSet { configurationDidChange(wasThere: oldValue != nil) }
    }
    /// Parts of the configuration from a description, in addition to the style.
    var describedParts = ConfigurationParts() {
        didSet { configuration = configuration.map(describedParts.applied) }
    }
    /// Scale of the image, if a larger text size has increased it beyond the button's size.
    private(set) var imageScale: CGFloat = 1
    /// Font of the title before the configuration was set.
    private var unconfiguredFont: Font?

    /// Creates a button of a type; a type with a sign has the size of its sign.
    public init(type: ButtonType) {
        buttonType = type
        super.init(frame: .zero)
        prepare()
    }

    /// Creates a button with a primary action, which provides title and image.
    public convenience init(type: ButtonType = .system, primaryAction: Action?) {
        self.init(type: type)
        adopt(primaryAction)
    }

    /// Creates a button that fits its content; the action provides a missing title or image.
    public convenience init(configuration: Configuration, primaryAction: Action? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        // Observers do not run within an initializer.
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
        titlePart.identity.partName = "title"
        imagePart.identity.partName = "image"
        backgroundPart.identity.partName = "background"
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

    /// Explicit number of title lines, or `nil` for the default of line break mode and
    /// configuration.
    var ownNumberOfTitleLines: Int? {
        get { titlePart.ownNumberOfLines }
        set { titlePart.ownNumberOfLines = newValue }
    }

    /// Applies the font of a new configuration, or restores the previous font of a removed
    /// configuration.
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

    /// Sign of a button type with a sign.
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

    /// Whether the sign is larger than the button and therefore clipped.
    package var cutsBadge: Bool {
        guard let badge, !inspection.isOwnPart, !bounds.isEmpty else { return false }
        return badgeLacksWidth || badge.diameter > bounds.height + artOverflow * 2 + 0.5
    }

    /// Whether the sign is wider than the button and therefore clipped.
    package var badgeLacksWidth: Bool {
        badge.map { $0.diameter > bounds.width + artOverflow * 2 + 0.5 } ?? false
    }

    /// Plate of a system button before iOS 7, or `nil` with a background image or
    /// configuration.
    var plate: ButtonMetrics.Plate? {
        guard buttonType == .system, configuration == nil, currentBackgroundImage == nil else {
            return nil
        }
        return metrics.button.plate
    }

    /// Plate of a selected system button, or `nil` with a background image or configuration.
    var selectedPlate: ButtonMetrics.SelectedPlate? {
        guard buttonType == .system, isSelected, configuration == nil, plate == nil,
            currentBackgroundImage == nil
        else { return nil }
        return metrics.button.selectedPlate
    }

    /// Returns the frame of the selected plate around title and image.
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

    /// Scales the content to the preferred text size, limited by the button's size.
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

    /// Whether the button displays an image above or below a title.
    package var stacksImageAndTitle: Bool { ButtonLayout(self).stacksImageAndTitle }
    /// Whether the stacked image and title are together higher than the button.
    package var cutsStack: Bool { ButtonLayout(self).cutsStack }

    /// Returns the frame of the background image, by default the bounds.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Returns the rectangle for title and image.
    open func contentRect(forBounds bounds: CGRect) -> CGRect {
        bounds.inset(by: ButtonLayout(self).insets)
    }

    /// Returns the frame of the title within the rectangle for title and image.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        ButtonLayout(self).titleRect(in: contentRect)
    }

    /// Returns the frame of the image within the rectangle for title and image.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        ButtonLayout(self).imageRect(in: contentRect)
    }

    // MARK: Display

    /// Sets the label to the current title immediately, as in UIKit, because users read the
    /// label.
    func applyTitle() {
        if let attributed = subtitledText ?? configuration?.attributedTitle
            ?? currentAttributedTitle
        {
            if titlePart.attributedText != attributed { titlePart.attributedText = attributed }
        } else {
            let title = configuration?.title ?? currentTitle
            if titlePart.text != title || titlePart.hasOwnAttributes { titlePart.text = title }
        }
        titlePart.isHidden = !titlePart.hasText
    }

    /// Title with the subtitle of the configuration, or `nil` without a subtitle.
    private var subtitledText: NSAttributedString? {
        guard let subtitle = configuration?.subtitle else { return nil }
        let title = configuration?.title ?? currentTitle ?? ""
        let text = NSMutableAttributedString(
            string: title.isEmpty ? subtitle : "\(title)\n\(subtitle)")
        let length = subtitle.utf16.count
        text.addAttribute(
            .font, value: Font.preferredFont(forTextStyle: .caption1),
            range: NSRange(location: text.length - length, length: length))
        return text
    }

    override func stateDidChange() {
        updateConfiguration()
        applyTitle()
        super.stateDidChange()
    }

    /// Closure that changes the configuration for the state: at once, and after each change.
    open var configurationUpdateHandler: ((Button) -> Void)? { didSet { updateConfiguration() } }

    /// Changes the configuration for the state, by default by the closure.
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    // MARK: Content

    /// Sets the plain title of a state; `nil` restores the default.
    open func setTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }

    /// Sets a title with attributes, which has priority over a plain title.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        change(state) { $0.attributedTitle = title }
    }

    /// Sets the title colour of a state; `nil` restores the default.
    open func setTitleColor(_ color: Color?, for state: State) {
        change(state) { $0.titleColor = color }
    }

    /// Sets the image of a state; `nil` restores the default.
    open func setImage(_ image: Image?, for state: State) {
        change(state) { ($0.image, $0.standardImage) = (image, nil) }
    }

    /// Applies the current state to the button's parts.
    func applyState() {
        let looks = ButtonLook(self)
        imagePart.image = looks.image
        imagePart.isHidden = looks.image == nil
        imagePart.tintColor = looks.imageColor
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

    @_spi(Subclassing) public override func lowered(depth: Int) -> RenderNode? {
        applyState()
        return super.lowered(depth: depth)
    }

    override func drawArt(on canvas: Canvas) { ButtonDrawing(self).draw(on: canvas) }

    package override var artCornerRadius: CGFloat? { ButtonDrawing(self).plateCornerRadius }

    override var artOverflow: CGFloat { badge?.shadow == nil ? 0 : 4 }
}

/// Parts of a button's configuration that descriptions set separately.
struct ConfigurationParts: Hashable {
    /// Insets around the content, in points, or `nil` for the theme's insets.
    var contentInsets: DirectionalEdgeInsets?
    /// Placement of the image, or `nil` for an image before the title.
    var imagePlacement: Button.Configuration.ImagePlacement?
    /// Padding between image and title, in points, or `nil` for no padding.
    var imagePadding: CGFloat?
    /// Text below the title, or `nil` for the title alone.
    var subtitle: String?
    /// Roundness of the corners, or `nil` for the default.
    var cornerStyle: Button.Configuration.CornerStyle?
    /// Corner radius, in points, or `nil` for the radius of the style.
    var cornerRadius: CGFloat?
    /// Colour of the plate, or `nil` for the style's colour.
    var baseBackgroundColor: Color?

    /// Returns a configuration with these parts.
    func applied(to configuration: Button.Configuration) -> Button.Configuration {
        var result = configuration
        result.contentInsets = contentInsets
        result.imagePlacement = imagePlacement ?? .leading
        result.imagePadding = imagePadding ?? 0
        result.subtitle = subtitle
        result.cornerStyle = cornerStyle ?? .dynamic
        result.cornerRadius = cornerRadius
        result.baseBackgroundColor = baseBackgroundColor
        return result
    }
}
