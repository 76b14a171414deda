import Foundation
import TableControls
import TableDrawing
import TableText
import TableThemes
import TableViews

/// Parts of a button's configuration that are not drawn, or are drawn by other parts.
extension Button.Configuration {
    /// Size of a button.
    public enum Size: Int, Sendable, Hashable, CaseIterable { case medium, small, mini, large }
    /// Alignment of title and subtitle.
    public enum TitleAlignment: Int, Sendable, Hashable, CaseIterable {
        case automatic, leading, center, trailing
    }
    /// Mark of a menu.
    public enum Indicator: Int, Sendable, Hashable, CaseIterable { case automatic, none, popup }

    /// Returns the configuration of a button with a border, which is `gray()`.
    public static func bordered() -> Self { gray() }
    /// Returns the configuration of a prominent button with a border, which is `filled()`.
    public static func borderedProminent() -> Self { filled() }
    /// Returns the configuration of a tinted button with a border, which is `tinted()`.
    public static func borderedTinted() -> Self { tinted() }
    /// Returns the configuration of a button without a border, which is `plain()`.
    public static func borderless() -> Self { plain() }

    /// Text below the title with attributes; drawn without them.
    public var attributedSubtitle: AttributedString? {
        get { subtitle.map { AttributedString($0) } }
        set { subtitle = newValue.map { String($0.characters) } }
    }
    /// Insets around the content, in points.
    @_disfavoredOverload
    public var contentInsets: DirectionalEdgeInsets {
        get { plainInsets ?? Self.standardInsets }
        set { plainInsets = newValue }
    }
    private static var standardInsets: DirectionalEdgeInsets {
        RenderContext.current.theme.controls.button.configured.insets
    }
    /// Restores the insets of the size.
    public mutating func setDefaultContentInsets() { plainInsets = nil }
    /// Style of a button on a Mac; iOS has one style.
    public enum MacIdiomStyle: Int, Sendable, Hashable, CaseIterable {
        case automatic, bordered, borderless, borderlessTinted
    }
    /// Style of the button on a Mac; iOS has one style.
    public var macIdiomStyle: MacIdiomStyle {
        get { .automatic }
        set {}
    }
    /// Width that is kept for the image, in points; not kept.
    public var imageReservation: CGFloat {
        get { 0 }
        set {
            if newValue > 0 {
                AcceptedInterface.note("UIButton.Configuration.imageReservation", .looks)
            }
        }
    }
    /// Returns the configuration for a button.
    public func updated(for button: UIButton) -> Self { self }
    /// Alignment of the titles; a title alone is not moved.
    public var titleAlignment: TitleAlignment {
        get { .automatic }
        set { AcceptedInterface.note("UIButton.Configuration.titleAlignment", .looks) }
    }
    /// Distance between the titles, in points; a title alone is not moved.
    public var titlePadding: CGFloat {
        get { 1 }
        set { AcceptedInterface.note("UIButton.Configuration.titlePadding", .looks) }
    }
    /// Handling of titles that are too wide; the end is truncated.
    public var titleLineBreakMode: LineBreakMode {
        get { .byTruncatingMiddle }
        set { AcceptedInterface.note("UIButton.Configuration.titleLineBreakMode", .looks) }
    }
    /// Size of the button; the size comes from the title and the insets.
    public var buttonSize: Size {
        get { .medium }
        set {
            AcceptedInterface.note("UIButton.Configuration.buttonSize", .looks)
        }
    }
    /// Whether an activity indicator stands in for the image; not drawn.
    public var showsActivityIndicator: Bool {
        get { false }
        set { AcceptedInterface.note("UIButton.Configuration.showsActivityIndicator", .looks) }
    }
    /// Mark of a menu; not drawn.
    public var indicator: Indicator {
        get { .automatic }
        set { AcceptedInterface.note("UIButton.Configuration.indicator", .looks) }
    }
    /// Configuration of a symbol; applied to the present image.
    public var preferredSymbolConfigurationForImage: Image.SymbolConfiguration? {
        get { image?.symbolConfiguration }
        set {
            guard let newValue, let image else { return }
            self.image = image.applyingSymbolConfiguration(newValue) ?? image
        }
    }
    /// Background of the button: its colour, corners and stroke are drawn.
    public var background: BackgroundConfiguration {
        get {
            var background = BackgroundConfiguration.clear()
            background.backgroundColor = baseBackgroundColor
            background.cornerRadius = cornerRadius ?? 0
            background.strokeColor = strokeColor
            background.strokeWidth = strokeWidth
            return background
        }
        set {
            if let color = newValue.backgroundColor { baseBackgroundColor = color }
            if newValue.cornerRadius > 0 || cornerRadius != nil {
                cornerRadius = newValue.cornerRadius
            }
            strokeColor = newValue.strokeColor
            strokeWidth = newValue.strokeWidth
            if newValue.image != nil || newValue.customView != nil {
                AcceptedInterface.note("UIButton.Configuration.background", .looks)
            }
        }
    }
}
