extension Theme {
    static let glassControlProvenance: [ThemeProvenance] = [
        ThemeProvenance("controls.disabledOpacity", .unproven, "plausible"),
        ThemeProvenance(
            "controls.button", .unproven, "those of iOS 13 to 18; capsules as since iOS 26"),
        ThemeProvenance(
            "controls.toggle", .documented,
            "OpenUIKit and morph: 63 × 28 with a knob of 37 × 24, 2 from the edges"),
        ThemeProvenance(
            "controls.toggle.onColor", .documented,
            "Apple's documentation: systemGreen"),
        ThemeProvenance(
            "controls.toggle.pressedKnobWidening", .unproven,
            "none: the lens that a pressed knob becomes is not drawn"),
        ThemeProvenance(
            "controls.slider.knob", .unproven,
            "the lens that a pressed knob becomes is not drawn"),
        ThemeProvenance(
            "controls.slider", .documented,
            "OpenUIKit and morph: a track of 6 in black or white at 0.1, a knob of 37 × 24"),
        ThemeProvenance(
            "controls.segmentedControl", .documented,
            "OpenUIKit and morph: a capsule of tertiarySystemFill, texts of 13 in regular, the selected "
                + "text in medium"),
        ThemeProvenance(
            "controls.stepper", .reported,
            "morph, on a device with iOS 27: #3C3C43 at 0.086 and #EBEBF5 at 0.078, a divider of 24, "
                + "a minus of 14 × 2"),
        ThemeProvenance("controls.progressView", .unproven, "a bar of 6: recollection"),
        ThemeProvenance("controls.activityIndicator", .unproven, "those of iOS 13 to 18"),
        ThemeProvenance("controls.pageControl", .unproven, "those of iOS 13 to 18"),
        ThemeProvenance("controls.textField", .unproven, "those of iOS 13 to 18 as a capsule"),
        ThemeProvenance(
            "controls.textField.placeholderColor", .documented,
            "Apple's documentation: placeholderText"),
    ]
}
