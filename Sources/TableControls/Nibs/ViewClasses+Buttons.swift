import Foundation
import TableDrawing
import TableText

/// Buttons in descriptions.
extension ViewClasses {
    static var button: ViewClass {
        let types =
            Button.ButtonType.allCases.map { (name: String(describing: $0), value: $0) }
            + [(name: "roundedRect", value: .roundedRect)]
        return ViewClass(
            Button.self, "A control with a title or an image that sends actions.",
            properties: [
                ViewProperty(
                    fixed: "type", .choice(types.map(\.name)),
                    "The type of button. The default is system."),
                .choice(
                    "configuration", \Button.describedConfiguration,
                    configurations.map { ($0.name, .some($0.value)) },
                    "The style of the configuration (iOS 15 and later), in place of type."),
                configurationPart(
                    "contentInsets", .insets, \.contentInsets,
                    "The content insets of a button with a configuration, in points: top, "
                        + "leading, bottom, trailing. The default is the theme's insets."
                ) { $0.insets.map { DirectionalEdgeInsets($0, in: .leftToRight) } },
                configurationPart(
                    "imagePlacement", .choice(imagePlacements.map(\.name)), \.imagePlacement,
                    "The side of the image, with a configuration. The default is leading."
                ) { value in imagePlacements.first { $0.name == value.text }?.value },
                configurationPart(
                    "imagePadding", .number(0...1_000), \.imagePadding,
                    "The image padding of a configuration, in points. The default is 0."
                ) { $0.number(in: 0...1_000).map { CGFloat($0) } },
                configurationPart(
                    "subtitle", .text, \.subtitle, "The text below the title of a configuration."
                ) { $0.text },
                configurationPart(
                    "cornerStyle", .choice(cornerStyles.map(\.name)), \.cornerStyle,
                    "The roundness of the corners of a configuration. The default is dynamic."
                ) { value in cornerStyles.first { $0.name == value.text }?.value },
                configurationPart(
                    "cornerRadius", .number(0...1_000), \.cornerRadius,
                    "The corner radius of a configuration's background, in points, with the corner "
                        + "styles fixed and dynamic."
                ) { $0.number(in: 0...1_000).map { CGFloat($0) } },
                configurationPart(
                    "baseBackgroundColor", .color, \.baseBackgroundColor,
                    "The colour of a configuration's background."
                ) { if case .color(let color) = $0 { color } else { nil } },
                .text(
                    "title", \Button.[titleIn: Control.State.normal.rawValue],
                    "The title of the button."),
                .image(
                    "image", \Button.[imageIn: Control.State.normal.rawValue],
                    "The image beside the title."),
                .image(
                    "backgroundImage", \Button.[backgroundImageIn: Control.State.normal.rawValue],
                    "The background image."),
                .font("font", \Button.titleFont, "The font of the title."),
                .color(
                    "titleColor", \Button.[titleColorIn: Control.State.normal.rawValue],
                    "The colour of the title."),
                .choice(
                    "lineBreakMode", \Button.titleBreakMode,
                    "The line break mode of the title. The default is byTruncatingMiddle."),
                ViewProperty(
                    "numberOfLines", .integer(0...1_000),
                    "The maximum number of lines of the title; 0 means no limit. The default is 1, "
                        + "or 0 with a configuration or a wrapping lineBreakMode.",
                    of: Button.self,
                    read: { value, _ in value.integer(in: 0...1_000).map { .some($0) } },
                    get: \.ownNumberOfTitleLines, set: { $0.ownNumberOfTitleLines = $1 }),
                .color(
                    "titleShadowColor",
                    \Button.[titleShadowColorIn: Control.State.normal.rawValue],
                    "The colour of the title's shadow."),
                .size(
                    "titleShadowOffset", \Button.titleShadowOffset,
                    "The offset of the title's shadow, [right, down] in points."),
                .insets(
                    "contentEdgeInsets", \Button.contentEdgeInsets,
                    "The insets around title and image, in points, without a configuration."),
                .insets(
                    "titleEdgeInsets", \Button.titleEdgeInsets,
                    "The insets that shift the title, in points, without a configuration."),
                .insets(
                    "imageEdgeInsets", \Button.imageEdgeInsets,
                    "The insets that shift the image, in points, without a configuration."),
            ] + buttonStates.flatMap { Self.properties(of: $0.name, $0.state) },
            mainProperty: "title"
        ) { description in
            let name = description.properties["type"]?.text
            return Button(type: types.first { $0.name == name }?.value ?? .system)
        }
    }

    private static var configurations: [(name: String, value: Button.Configuration.Style)] {
        [("plain", .plain), ("gray", .gray), ("tinted", .tinted), ("filled", .filled)]
    }

    private static var cornerStyles: [(name: String, value: Button.Configuration.CornerStyle)] {
        Button.Configuration.CornerStyle.allCases.map { ("\($0)", $0) }
    }

    /// Returns the property of a part of the configuration.
    private static func configurationPart<Value>(
        _ name: String, _ kind: ViewPropertyKind,
        _ path: WritableKeyPath<ConfigurationParts, Value?>, _ summary: String,
        _ read: @escaping @Sendable (ViewValue) -> Value?
    ) -> ViewProperty {
        nonisolated(unsafe) let path = path
        return ViewProperty(
            "configuration." + name, kind, summary, of: Button.self,
            read: { value, _ in read(value).map { .some($0) } },
            get: { $0.describedParts[keyPath: path] },
            set: { $0.describedParts[keyPath: path] = $1 })
    }

    private static var imagePlacements: [(name: String, value: Button.Configuration.ImagePlacement)]
    {
        [("leading", .leading), ("trailing", .trailing), ("top", .top), ("bottom", .bottom)]
    }

    private static var buttonStates: [(name: String, state: UInt)] {
        [
            ("highlighted", Control.State.highlighted.rawValue),
            ("selected", Control.State.selected.rawValue),
            ("disabled", Control.State.disabled.rawValue),
        ]
    }

    /// Properties of a button in a state other than `normal`; by default, the state looks like
    /// `normal`.
    private static func properties(of name: String, _ state: UInt) -> [ViewProperty] {
        [
            .text(
                name + "Title", \Button.[titleIn: state], "The title while the button is \(name)."),
            .color(
                name + "TitleColor", \Button.[titleColorIn: state],
                "The colour of the title while the button is \(name)."),
            .image(
                name + "Image", \Button.[imageIn: state], "The image while the button is \(name)."),
            .image(
                name + "BackgroundImage", \Button.[backgroundImageIn: state],
                "The background image while the button is \(name)."),
        ]
    }
}

extension Button {
    fileprivate subscript(titleIn state: UInt) -> String? {
        get { contents[state]?.title }
        set { setTitle(newValue, for: State(rawValue: state)) }
    }
    fileprivate subscript(titleColorIn state: UInt) -> Color? {
        get { contents[state]?.titleColor }
        set { setTitleColor(newValue, for: State(rawValue: state)) }
    }
    fileprivate subscript(imageIn state: UInt) -> Image? {
        get { contents[state]?.image }
        set { setDescribedImage(newValue, for: State(rawValue: state)) }
    }
    fileprivate subscript(backgroundImageIn state: UInt) -> Image? {
        get { contents[state]?.backgroundImage }
        set { setBackgroundImage(newValue, for: State(rawValue: state)) }
    }
    fileprivate subscript(titleShadowColorIn state: UInt) -> Color? {
        get { contents[state]?.titleShadowColor }
        set { setTitleShadowColor(newValue, for: State(rawValue: state)) }
    }
    fileprivate var describedConfiguration: Configuration.Style? {
        get { configuration?.style }
        set {
            configuration = newValue.map {
                describedParts.applied(to: Configuration(style: $0))
            }
        }
    }
    fileprivate var titleBreakMode: LineBreakMode {
        get { titleLabel?.lineBreakMode ?? .byTruncatingMiddle }
        set { titleLabel?.lineBreakMode = newValue }
    }
    fileprivate var titleFont: Font {
        get { titleLabel?.font ?? .systemFont(ofSize: Font.buttonFontSize) }
        set { titleLabel?.font = newValue }
    }
}
