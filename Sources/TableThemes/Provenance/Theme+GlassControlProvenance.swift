extension Theme {
    static let glassControlProvenance: [ThemeProvenance] = [
        ThemeProvenance("controls.disabledOpacity", .unproven, "plausible"),
        ThemeProvenance(
            "controls.button", .unproven, "those of iOS 13 to 18; capsules as since iOS 26"),
        ThemeProvenance(
            "controls.toggle", .unproven, "63 × 28 with a knob of 39 × 24: recollection"),
        ThemeProvenance(
            "controls.toggle.onColor", .documented,
            "Apple's documentation: systemGreen"),
        ThemeProvenance(
            "controls.toggle.pressedKnobWidening", .unproven,
            "none: the lens that a pressed knob becomes is not drawn"),
        ThemeProvenance(
            "controls.slider.knob", .unproven,
            "the lens that a pressed knob becomes is not drawn"),
        ThemeProvenance("controls.slider", .unproven, "a track of 6 and a long knob: recollection"),
        ThemeProvenance(
            "controls.segmentedControl", .unproven, "those of iOS 13 to 18 as a capsule"),
        ThemeProvenance("controls.stepper", .unproven, "those of iOS 13 to 18 as a capsule"),
        ThemeProvenance("controls.progressView", .unproven, "a bar of 6: recollection"),
        ThemeProvenance("controls.activityIndicator", .unproven, "those of iOS 13 to 18"),
        ThemeProvenance("controls.pageControl", .unproven, "those of iOS 13 to 18"),
        ThemeProvenance("controls.textField", .unproven, "those of iOS 13 to 18 as a capsule"),
        ThemeProvenance(
            "controls.textField.placeholderColor", .documented,
            "Apple's documentation: placeholderText"),
    ]
}
