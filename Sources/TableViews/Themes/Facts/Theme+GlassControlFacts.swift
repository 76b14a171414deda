extension Theme {
    static let glassControlFacts: [ThemeFact] = [
        ThemeFact("controls.disabledOpacity", .unproven, "plausible"),
        ThemeFact("controls.button", .unproven, "those of iOS 13 to 18; capsules as since iOS 26"),
        ThemeFact("controls.toggle", .unproven, "63 × 28 with a knob of 39 × 24: recollection"),
        ThemeFact(
            "controls.toggle.onColor", .documented,
            "Apple's documentation: systemGreen"),
        ThemeFact(
            "controls.toggle.pressedKnobWidening", .unproven,
            "none: the lens that a pressed knob becomes is not drawn"),
        ThemeFact(
            "controls.slider.knob", .unproven,
            "the lens that a pressed knob becomes is not drawn"),
        ThemeFact("controls.slider", .unproven, "a track of 6 and a long knob: recollection"),
        ThemeFact("controls.segmentedControl", .unproven, "those of iOS 13 to 18 as a capsule"),
        ThemeFact("controls.stepper", .unproven, "those of iOS 13 to 18 as a capsule"),
        ThemeFact("controls.progressView", .unproven, "a bar of 6: recollection"),
        ThemeFact("controls.activityIndicator", .unproven, "those of iOS 13 to 18"),
        ThemeFact("controls.pageControl", .unproven, "those of iOS 13 to 18"),
        ThemeFact("controls.textField", .unproven, "those of iOS 13 to 18 as a capsule"),
        ThemeFact(
            "controls.textField.placeholderColor", .documented,
            "Apple's documentation: placeholderText"),
    ]
}
