import DocumentSyntax
import Foundation
import TableDrawing
import TableText
import TableThemes

// The controls of a theme: the values that documents may change.

extension ControlMetrics: ThemePart {
    static let displayName = "a theme's controls"
    static let definition = "theme.ControlMetrics"
    static let properties: [ThemeProperty<Self>] = [
        .share("disabledOpacity", \.disabledOpacity),
        .part("button", \.button),
        .part("toggle", \.toggle),
        .part("slider", \.slider),
        .part("segmentedControl", \.segmentedControl),
        .part("stepper", \.stepper),
        .part("progressView", \.progressView),
        .part("activityIndicator", \.activityIndicator),
        .part("pageControl", \.pageControl),
        .part("textField", \.textField),
    ]
}

extension ButtonMetrics: ThemePart {
    static let displayName = "a theme's buttons"
    static let definition = "theme.ButtonMetrics"
    static let properties: [ThemeProperty<Self>] = [
        .plainFont("systemFont", \.systemFont),
        .plainFont("customFont", \.customFont),
        .optionalColor("systemTitleColor", \.systemTitleColor),
        .color("customTitleColor", \.customTitleColor),
        .optionalColor("disabledTitleColor", \.disabledTitleColor),
        .share("highlightedOpacity", \.highlightedOpacity),
        .value("insets", .allInsets, \.insets),
        .value("minimumSize", .size, \.minimumSize),
        .optionalPart("plate", \.plate),
        .optionalPart("selectedPlate", \.selectedPlate),
        .part("detailDisclosure", \.detailDisclosure),
        .part("infoLight", \.infoLight),
        .part("infoDark", \.infoDark),
        .part("contactAdd", \.contactAdd),
        .part("close", \.close),
        .part("configured", \.configured),
    ]
}

extension ButtonMetrics.Plate: ThemePart {
    static let displayName = "the plate of a theme's buttons"
    static let definition = "theme.ButtonMetrics.Plate"
    static let properties: [ThemeProperty<Self>] = [
        .value("fill", .controlFill, \.fill),
        .value("highlightedFill", .controlFill, \.highlightedFill),
        .part("border", \.border),
        .length("cornerRadius", \.cornerRadius),
        .color("titleColor", \.titleColor),
        .color("highlightedTitleColor", \.highlightedTitleColor),
        .value("insets", .allInsets, \.insets),
    ]
}

extension ButtonMetrics.SelectedPlate: ThemePart {
    static let displayName = "the plate of a theme's selected buttons"
    static let definition = "theme.ButtonMetrics.SelectedPlate"
    static let properties: [ThemeProperty<Self>] = [
        .length("cornerRadius", \.cornerRadius),
        .value("insets", .allInsets, \.insets),
        .color("titleColor", \.titleColor),
    ]
}

extension ButtonMetrics.Badge: ThemePart {
    static let displayName = "a round button of a theme"
    static let definition = "theme.ButtonMetrics.Badge"
    static let properties: [ThemeProperty<Self>] = [
        .value("sign", .buttonSign, \.sign),
        .value("size", .size, \.size),
        .length("diameter", \.diameter),
        .optional("fill", .controlFill, \.fill),
        .optionalPart("ring", \.ring),
        .optionalColor("ink", \.ink),
        .length("inkWidth", \.inkWidth),
        .optionalPart("shadow", \.shadow),
    ]
}

extension ButtonMetrics.Configured: ThemePart {
    static let displayName = "a theme's configured buttons"
    static let definition = "theme.ButtonMetrics.Configured"
    static let properties: [ThemeProperty<Self>] = [
        .font("font", \.font),
        .value("insets", .directionalInsets, \.insets),
        .length("cornerRadius", \.cornerRadius),
        .color("grayFill", \.grayFill),
        .share("tintedOpacity", \.tintedOpacity),
        .color("filledForeground", \.filledForeground),
        .share("highlightedOpacity", \.highlightedOpacity),
        .color("disabledFill", \.disabledFill),
        .color("disabledForeground", \.disabledForeground),
    ]
}

extension SwitchMetrics: ThemePart {
    static let displayName = "a theme's switches"
    static let definition = "theme.SwitchMetrics"
    static let properties: [ThemeProperty<Self>] = [
        .value("size", .size, \.size),
        .part("knob", \.knob),
        .length("knobInset", \.knobInset, .themeOffset),
        .length("pressedKnobWidening", \.pressedKnobWidening, .themeOffset),
        .color("onColor", \.onColor),
        .value("offFill", .controlFill, \.offFill),
        .optionalPart("offBorder", \.offBorder),
        .optional("onGloss", .controlFill, \.onGloss),
        .optionalPart("onBorder", \.onBorder),
        .optionalPart("words", \.words),
        .length("alignmentInset", \.alignmentInset),
    ]
}

extension SwitchMetrics.Words: ThemePart {
    static let displayName = "the words of a theme's switches"
    static let definition = "theme.SwitchMetrics.Words"
    static let properties: [ThemeProperty<Self>] = [
        .value("on", .text, \.on),
        .value("off", .text, \.off),
        .plainFont("font", \.font),
        .color("onColor", \.onColor),
        .color("offColor", \.offColor),
        .optionalColor("onShadowColor", \.onShadowColor),
    ]
}

extension SliderMetrics: ThemePart {
    static let displayName = "a theme's sliders"
    static let definition = "theme.SliderMetrics"
    static let properties: [ThemeProperty<Self>] = [
        .length("height", \.height),
        .length("trackHeight", \.trackHeight),
        .length("trackInset", \.trackInset, .themeOffset),
        .optionalColor("minimumColor", \.minimumColor),
        .value("maximumFill", .controlFill, \.maximumFill),
        .optional("gloss", .controlFill, \.gloss),
        .optionalPart("border", \.border),
        .part("knob", \.knob),
        .length("imageGap", \.imageGap, .themeOffset),
        .length("alignmentInset", \.alignmentInset),
    ]
}

extension SegmentedControlMetrics: ThemePart {
    static let displayName = "a theme's segmented controls"
    static let definition = "theme.SegmentedControlMetrics"
    static let properties: [ThemeProperty<Self>] = [
        .length("height", \.height),
        .plainFont("font", \.font),
        .plainFont("selectedFont", \.selectedFont),
        .optionalColor("textColor", \.textColor),
        .color("selectedTextColor", \.selectedTextColor),
        .length("padding", \.padding),
        .optional("fill", .controlFill, \.fill),
        .optionalPart("border", \.border),
        .length("cornerRadius", \.cornerRadius),
        .optional("selectedFill", .controlFill, \.selectedFill),
        .length("selectedInset", \.selectedInset, .themeOffset),
        .optionalPart("selectedShadow", \.selectedShadow),
        .optionalPart("divider", \.divider),
        .length("dividerInset", \.dividerInset, .themeOffset),
        .flag("hidesDividersBesideSelection", \.hidesDividersBesideSelection),
        .length("heightInRows", \.heightInRows),
        .length("alignmentInset", \.alignmentInset),
    ]
}

extension StepperMetrics: ThemePart {
    static let displayName = "a theme's steppers"
    static let definition = "theme.StepperMetrics"
    static let properties: [ThemeProperty<Self>] = [
        .value("size", .size, \.size),
        .value("fill", .controlFill, \.fill),
        .value("highlightedFill", .controlFill, \.highlightedFill),
        .optionalPart("border", \.border),
        .length("cornerRadius", \.cornerRadius),
        .part("divider", \.divider),
        .length("dividerInset", \.dividerInset, .themeOffset),
        .optionalColor("ink", \.ink),
        .color("disabledInk", \.disabledInk),
        .length("inkLength", \.inkLength),
        .length("inkWidth", \.inkWidth),
    ]
}

extension ProgressViewMetrics: ThemePart {
    static let displayName = "a theme's progress bars"
    static let definition = "theme.ProgressViewMetrics"
    static let properties: [ThemeProperty<Self>] = [
        .length("height", \.height),
        .length("barHeight", \.barHeight),
        .length("cornerRadius", \.cornerRadius),
        .value("trackFill", .controlFill, \.trackFill),
        .optionalColor("progressColor", \.progressColor),
        .optional("gloss", .controlFill, \.gloss),
        .optionalPart("border", \.border),
    ]
}

extension ActivityIndicatorMetrics: ThemePart {
    static let displayName = "a theme's activity indicators"
    static let definition = "theme.ActivityIndicatorMetrics"
    static let properties: [ThemeProperty<Self>] = [
        .length("mediumSize", \.mediumSize),
        .length("largeSize", \.largeSize),
        .count("spokes", \.spokes, 1...1_000),
        .share("innerRadius", \.innerRadius),
        .share("outerRadius", \.outerRadius),
        .share("spokeWidth", \.spokeWidth),
        .color("color", \.color),
        .share("faintest", \.faintest),
    ]
}

extension PageControlMetrics: ThemePart {
    static let displayName = "a theme's page controls"
    static let definition = "theme.PageControlMetrics"
    static let properties: [ThemeProperty<Self>] = [
        .length("height", \.height),
        .length("dotDiameter", \.dotDiameter),
        .length("pitch", \.pitch, .positiveLength),
        .length("padding", \.padding),
        .color("dotColor", \.dotColor),
        .color("currentDotColor", \.currentDotColor),
    ]
}

extension TextFieldMetrics: ThemePart {
    static let displayName = "a theme's text fields"
    static let definition = "theme.TextFieldMetrics"
    static let properties: [ThemeProperty<Self>] = [
        .plainFont("font", \.font),
        .color("textColor", \.textColor),
        .color("disabledTextColor", \.disabledTextColor),
        .color("placeholderColor", \.placeholderColor),
        .part("roundedRect", \.roundedRect),
        .part("line", \.line),
        .part("bezel", \.bezel),
        .length("clearDiameter", \.clearDiameter),
        .length("clearInset", \.clearInset, .themeOffset),
        .color("clearFill", \.clearFill),
        .color("clearInk", \.clearInk),
        .optionalColor("caretColor", \.caretColor),
    ]
}

extension TextFieldMetrics.Frame: ThemePart {
    static let displayName = "a frame of a theme's text fields"
    static let definition = "theme.TextFieldMetrics.Frame"
    static let properties: [ThemeProperty<Self>] = [
        .optional("fill", .controlFill, \.fill),
        .optional("disabledFill", .controlFill, \.disabledFill),
        .part("border", \.border),
        .length("cornerRadius", \.cornerRadius),
        .optionalPart("innerShadow", \.innerShadow),
        .length("inset", \.inset, .themeOffset),
        .length("padding", \.padding),
        .length("sideInset", \.sideInset),
        .length("minimumHeight", \.minimumHeight),
    ]
}

extension KnobMetrics: ThemePart {
    static let displayName = "a knob of a theme"
    static let definition = "theme.KnobMetrics"
    static let shapes: Set<String> = ["shadows"]
    static let properties: [ThemeProperty<Self>] = [
        .value("size", .size, \.size),
        .value("fill", .controlFill, \.fill),
        .optionalPart("border", \.border),
    ]
}

extension ControlBorder: ThemePart {
    static let displayName = "a border of a theme's controls"
    static let definition = "theme.ControlBorder"
    static let properties: [ThemeProperty<Self>] = [
        .optionalColor("color", \.color),
        .value("thickness", .thickness, \.thickness),
    ]
}

extension ControlShadow: ThemePart {
    static let displayName = "a shadow of a theme's controls"
    static let definition = "theme.ControlShadow"
    static let properties: [ThemeProperty<Self>] = [
        .color("color", \.color),
        .value("offset", .offset, \.offset),
        .length("blur", \.blur),
    ]
}
