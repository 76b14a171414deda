import Foundation
import TableDrawing
import TableText

/// The controls that descriptions use.
extension ViewClasses {
    static var standardControls: [ViewClass] {
        [
            control, button, toggle, slider, segmentedControl, stepper, progressView,
            activityIndicatorView, pageControl, textField,
        ]
    }

    private static var control: ViewClass {
        ViewClass(
            Control.self, "A view with states that sends actions.",
            properties: [
                .boolean("isEnabled", \Control.isEnabled, "Whether it can be used."),
                .boolean("isSelected", \Control.isSelected, "Whether it is selected."),
                .boolean("isHighlighted", \Control.isHighlighted, "Whether it is pressed."),
                .choice(
                    "contentHorizontalAlignment", \Control.contentHorizontalAlignment,
                    "Where the content stands across."),
                .choice(
                    "contentVerticalAlignment", \Control.contentVerticalAlignment,
                    "Where the content stands down."),
            ]
        ) { _ in Control(frame: .zero) }
    }

    private static var button: ViewClass {
        let types =
            Button.ButtonType.allCases.map { (name: String(describing: $0), value: $0) }
            + [(name: "roundedRect", value: .roundedRect)]
        return ViewClass(
            Button.self, "A title or an image that sends actions.",
            properties: [
                ViewProperty(
                    fixed: "type", .choice(types.map(\.name)),
                    "What it looks like where nothing else is said; system without it."),
                .choice(
                    "configuration", \Button.describedConfiguration,
                    configurations.map { ($0.name, .some($0.value)) },
                    "The looks since iOS 15, which stand for those of the type."),
                ViewProperty(
                    "configuration.contentInsets", .insets,
                    "The space around the content of a button with a configuration, in points: above, before, "
                        + "below and after it; without it the theme's.", of: Button.self,
                    read: { value, _ in
                        value.insets.map { .some(DirectionalEdgeInsets($0, in: .leftToRight)) }
                    }, get: \.describedParts.contentInsets,
                    set: { $0.describedParts.contentInsets = $1 }),
                ViewProperty(
                    "configuration.imagePlacement", .choice(imagePlacements.map(\.name)),
                    "The side of the title that the image stands at, with a configuration; leading "
                        + "without it.",
                    of: Button.self,
                    read: { value, _ in
                        imagePlacements.first { $0.name == value.text }.map { .some($0.value) }
                    }, get: \.describedParts.imagePlacement,
                    set: { $0.describedParts.imagePlacement = $1 }),
                ViewProperty(
                    "configuration.imagePadding", .number(0...1_000),
                    "Between the image and the title, with a configuration, in points; 0 without it.",
                    of: Button.self,
                    read: { value, _ in
                        value.number(in: 0...1_000).map { .some(CGFloat($0)) }
                    },
                    get: \.describedParts.imagePadding,
                    set: { $0.describedParts.imagePadding = $1 }),
                .text("title", \Button.[titleIn: Control.State.normal.rawValue], "The title."),
                .image(
                    "image", \Button.[imageIn: Control.State.normal.rawValue],
                    "The image before the title."),
                .image(
                    "backgroundImage", \Button.[backgroundImageIn: Control.State.normal.rawValue],
                    "The image behind it."),
                .font("font", \Button.titleFont, "The font of the title."),
                .color(
                    "titleColor", \Button.[titleColorIn: Control.State.normal.rawValue],
                    "The colour of the title."),
                .choice(
                    "lineBreakMode", \Button.titleBreakMode,
                    "How a title that is too long ends; byTruncatingMiddle without it."),
                ViewProperty(
                    "numberOfLines", .integer(0...1_000),
                    "The most lines of the title, 0 being as many as fit; without it 1, and any number "
                        + "with a configuration or a lineBreakMode that wraps.",
                    of: Button.self,
                    read: { value, _ in value.integer(in: 0...1_000).map { .some($0) } },
                    get: \.ownNumberOfTitleLines, set: { $0.ownNumberOfTitleLines = $1 }),
                .color(
                    "titleShadowColor",
                    \Button.[titleShadowColorIn: Control.State.normal.rawValue],
                    "The colour of the title's shadow."),
                .size(
                    "titleShadowOffset", \Button.titleShadowOffset,
                    "How far the title's shadow lies to the right and below, in points."),
                .insets(
                    "contentEdgeInsets", \Button.contentEdgeInsets,
                    "The space around title and image, in points, without a configuration."),
                .insets(
                    "titleEdgeInsets", \Button.titleEdgeInsets,
                    "Moves the title, without a configuration; points."),
                .insets(
                    "imageEdgeInsets", \Button.imageEdgeInsets,
                    "Moves the image, without a configuration; points."),
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

    /// What a button shows in a state besides the normal one; without it the same as there.
    private static func properties(of name: String, _ state: UInt) -> [ViewProperty] {
        [
            .text(name + "Title", \Button.[titleIn: state], "The title while it is \(name)."),
            .color(
                name + "TitleColor", \Button.[titleColorIn: state],
                "The colour of the title while it is \(name)."),
            .image(name + "Image", \Button.[imageIn: state], "The image while it is \(name)."),
            .image(
                name + "BackgroundImage", \Button.[backgroundImageIn: state],
                "The image behind it while it is \(name)."),
        ]
    }

    private static var toggle: ViewClass {
        ViewClass(
            Switch.self, "Turns one thing on or off.",
            properties: [
                .boolean("isOn", \Switch.isOn, "Whether it is on."),
                .color("onTintColor", \Switch.onTintColor, "The track where it is on."),
                .color("thumbTintColor", \Switch.thumbTintColor, "The knob."),
            ], mainProperty: "isOn"
        ) { _ in Switch(frame: .zero) }
    }

    private static var slider: ViewClass {
        ViewClass(
            Slider.self, "Chooses a value of a range.",
            properties: [
                .number("minimumValue", \Slider.minimumValue, "The least value; 0 without it."),
                .number("maximumValue", \Slider.maximumValue, "The greatest value; 1 without it."),
                .number("value", \Slider.value, "The value."),
                .color(
                    "minimumTrackTintColor", \Slider.minimumTrackTintColor,
                    "The track below the value."),
                .color(
                    "maximumTrackTintColor", \Slider.maximumTrackTintColor,
                    "The track above the value."),
                .color("thumbTintColor", \Slider.thumbTintColor, "The knob."),
                .image("minimumValueImage", \Slider.minimumValueImage, "At the least value."),
                .image("maximumValueImage", \Slider.maximumValueImage, "At the greatest value."),
            ], mainProperty: "value"
        ) { _ in Slider(frame: .zero) }
    }

    private static var segmentedControl: ViewClass {
        ViewClass(
            SegmentedControl.self, "Chooses one of some segments.",
            properties: [
                ViewProperty(
                    "segments", .segments, "The titles or images of the segments.",
                    of: SegmentedControl.self,
                    read: { value, _ in SegmentedControl.segments(value) }, get: \.segments,
                    set: { $0.describe($1) }),
                .texts(
                    "disabledSegments", \SegmentedControl.disabledNames,
                    "The segments that cannot be chosen: by a title, by what is said of an image or "
                        + "its name, or by the place, counted from 0."),
                .boolean(
                    "isMomentary", \SegmentedControl.isMomentary,
                    "Whether a segment is chosen only while it is touched."),
                .integer(
                    "selectedSegmentIndex", \SegmentedControl.selectedSegmentIndex,
                    in: -1...1_000, "The chosen segment, counted from 0; -1 is none."),
                .color(
                    "selectedSegmentTintColor", \SegmentedControl.selectedSegmentTintColor,
                    "Beneath the chosen segment."),
            ], mainProperty: "selectedSegmentIndex"
        ) { _ in SegmentedControl(frame: .zero) }
    }

    private static var stepper: ViewClass {
        ViewClass(
            Stepper.self, "Makes a value larger or smaller by a step.",
            properties: [
                .number("minimumValue", \Stepper.minimumValue, "The least value; 0 without it."),
                .number(
                    "maximumValue", \Stepper.maximumValue, "The greatest value; 100 without it."),
                .number(
                    "stepValue", \Stepper.stepValue, in: 0.000_001...1_000_000, "The step."),
                .number("value", \Stepper.value, "The value."),
                .boolean("wraps", \Stepper.wraps, "Whether it goes on at the other end."),
                .choice(
                    "touchedHalf", \Stepper.touchedHalf,
                    "The half that looks pressed while it is highlighted; increment without it."),
            ], mainProperty: "value"
        ) { _ in Stepper(frame: .zero) }
    }

    private static var progressView: ViewClass {
        ViewClass(
            ProgressView.self, "How much of something is done.",
            properties: [
                .choice(
                    "progressViewStyle", \ProgressView.progressViewStyle, "Where it is used."),
                .number("progress", \ProgressView.progress, in: 0...1, "The share that is done."),
                .color("progressTintColor", \ProgressView.progressTintColor, "What is done."),
                .color("trackTintColor", \ProgressView.trackTintColor, "What is left."),
            ], mainProperty: "progress"
        ) { _ in ProgressView(frame: .zero) }
    }

    private static var activityIndicatorView: ViewClass {
        ViewClass(
            ActivityIndicatorView.self, "Something that takes its time.",
            properties: [
                .choice("style", \ActivityIndicatorView.style, "The size."),
                .boolean(
                    "isAnimating", \ActivityIndicatorView.describedAnimation, "Whether it turns."),
                .boolean(
                    "hidesWhenStopped", \ActivityIndicatorView.hidesWhenStopped,
                    "Whether it is shown only while it turns."),
                .color("color", \ActivityIndicatorView.color, "The colour."),
                .number(
                    "phase", \ActivityIndicatorView.phase, in: 0...1,
                    "The moment of a turn, from 0 to 1."),
            ], mainProperty: "isAnimating"
        ) { _ in ActivityIndicatorView(frame: .zero) }
    }

    private static var pageControl: ViewClass {
        ViewClass(
            PageControl.self, "One of some pages.",
            properties: [
                .integer(
                    "numberOfPages", \PageControl.numberOfPages, in: 0...1_000, "How many pages."),
                .integer(
                    "currentPage", \PageControl.currentPage, in: 0...1_000,
                    "The page, counted from 0."),
                .boolean(
                    "hidesForSinglePage", \PageControl.hidesForSinglePage,
                    "Whether nothing is shown of a single page."),
                .color("pageIndicatorTintColor", \PageControl.pageIndicatorTintColor, "The dots."),
                .color(
                    "currentPageIndicatorTintColor", \PageControl.currentPageIndicatorTintColor,
                    "The dot of the page."),
            ], mainProperty: "currentPage"
        ) { _ in PageControl(frame: .zero) }
    }

    private static var textField: ViewClass {
        ViewClass(
            TextField.self, "One line of text to be edited.",
            properties: [
                .text("text", \TextField.text, "The text."),
                .text("placeholder", \TextField.placeholder, "Shown where there is no text."),
                .font("font", \TextField.describedFont, "The font."),
                .color("textColor", \TextField.textColor, "The colour of the text."),
                .choice("textAlignment", \TextField.textAlignment, "How the text lies."),
                .choice("borderStyle", \TextField.borderStyle, "The frame around the text."),
                .choice(
                    "clearButtonMode", \TextField.clearButtonMode,
                    "When a button to clear it is shown."),
                .boolean(
                    "isSecureTextEntry", \TextField.isSecureTextEntry,
                    "Whether letters are shown as dots."),
                .boolean(
                    "isEditing", \TextField.isEditing,
                    "Whether it is shown as it is while it is edited."),
                .boolean(
                    "adjustsFontSizeToFitWidth", \TextField.adjustsFontSizeToFitWidth,
                    "Whether letters shrink before text is cut off, down to minimumFontSize."),
                .number(
                    "minimumFontSize", \TextField.minimumFontSize, in: 0...1_000,
                    "The smallest size of shrunken letters, in points; 0 lets none shrink."),
                .image("leftView", \TextField.leftImage, "An image before the text."),
                .choice(
                    "leftViewMode", \TextField.leftViewMode,
                    "When it is shown; never without it."),
                .image("rightView", \TextField.rightImage, "An image after the text."),
                .choice(
                    "rightViewMode", \TextField.rightViewMode,
                    "When that is shown; never without it."),
            ], mainProperty: "text"
        ) { _ in TextField(frame: .zero) }
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
        set { setImage(newValue, for: State(rawValue: state)) }
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

extension SegmentedControl {
    /// The segments of a list of titles and images; nothing for other values.
    fileprivate static func segments(_ value: ViewValue) -> [Segment]? {
        if let titles = value.texts { return titles.map { Segment(title: $0) } }
        guard let values = value.list else { return nil }
        let segments = values.compactMap { value -> Segment? in
            if let title = value.text { return Segment(title: title) }
            return value.image.map { Segment(image: $0) }
        }
        return segments.count == values.count ? segments : nil
    }

    /// Shows segments; what is chosen and what cannot be is written beside them, and stays.
    fileprivate func describe(_ segments: [Segment]) {
        let (selected, disabled) = (selectedSegmentIndex, disabledNames)
        removeAllSegments()
        self.segments = segments
        invalidateIntrinsicContentSize()
        disabledNames = disabled
        if segments.indices.contains(selected) { selectedSegmentIndex = selected }
    }
}

extension SegmentedControl {
    private var names: SegmentNames { SegmentNames(segments.map { ($0.title, $0.image) }) }

    /// What the description says as long as that is so; else the names of what is disabled.
    fileprivate var disabledNames: [String] {
        get {
            let names = names
            let disabled = segments.indices.filter { !segments[$0].isEnabled }
            let described = Set(describedDisabledNames.flatMap(names.indices(of:)))
            return described == Set(disabled)
                ? describedDisabledNames : disabled.map(names.name(at:))
        }
        set {
            describedDisabledNames = newValue
            let disabled = Set(newValue.flatMap(names.indices(of:)))
            for index in segments.indices { segments[index].isEnabled = !disabled.contains(index) }
        }
    }
}

extension ActivityIndicatorView {
    fileprivate var describedAnimation: Bool {
        get { isAnimating }
        set { if newValue { startAnimating() } else { stopAnimating() } }
    }
}

extension TextField {
    fileprivate var leftImage: Image? {
        get { (leftView as? ImageView)?.image }
        set { leftView = newValue.map { ImageView(image: $0) } }
    }
    fileprivate var rightImage: Image? {
        get { (rightView as? ImageView)?.image }
        set { rightView = newValue.map { ImageView(image: $0) } }
    }
    fileprivate var describedFont: Font {
        get { font }
        set { font = newValue }
    }
}
