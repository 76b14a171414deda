extension Theme {
    static let classicControlFacts: [ThemeFact] = [
        ThemeFact("controls.disabledOpacity", .unproven, "plausible"),
        ThemeFact("controls.button", .unproven, "colours and corners are recollection"),
        ThemeFact("controls.button.systemFont", .measured, "Xcode 4 storyboards: bold 15"),
        ThemeFact("controls.button.customFont", .documented, "UIFont.buttonFontSize: 18"),
        ThemeFact(
            "controls.button.systemTitleColor", .measured,
            "Xcode 4 storyboards: 0.196, 0.31, 0.522"),
        ThemeFact(
            "controls.button.detailDisclosure", .measured,
            "pixels of iOS 5: 29 × 31, disc 23, ring 2, the blues; drawn anew"),
        ThemeFact("controls.toggle", .unproven, "colours and words' font are recollection"),
        ThemeFact("controls.toggle.size", .documented, "UISwitch before iOS 7: 79 × 27"),
        ThemeFact(
            "controls.toggle.pressedKnobWidening", .unproven, "none: drawn alike while pressed"),
        ThemeFact(
            "controls.slider.knob", .unproven,
            "colours; drawn alike while pressed, whether iOS 6 darkened it is not known"),
        ThemeFact("controls.slider", .unproven, "colours and track are recollection"),
        ThemeFact("controls.slider.height", .reported, "23, as Xcode 4 saved it"),
        ThemeFact("controls.segmentedControl", .unproven, "colours are recollection"),
        ThemeFact("controls.segmentedControl.height", .reported, "44 in the plain style"),
        ThemeFact("controls.stepper", .unproven, "colours are recollection"),
        ThemeFact("controls.stepper.size", .reported, "94 × 27, as Xcode 4 saved it"),
        ThemeFact("controls.progressView", .unproven, "colours are recollection"),
        ThemeFact("controls.progressView.height", .reported, "9, as Xcode 4 saved it"),
        ThemeFact("controls.activityIndicator", .unproven, "the spokes' shape"),
        ThemeFact("controls.activityIndicator.mediumSize", .documented, "20"),
        ThemeFact("controls.activityIndicator.largeSize", .documented, "37"),
        ThemeFact("controls.pageControl", .unproven, "dots of 6, 16 apart, 36 high"),
        ThemeFact("controls.textField", .unproven, "frames and insets are recollection"),
        ThemeFact(
            "controls.textField.font", .unproven, "a field made in code had 12 points"),
        ThemeFact("controls.textField.placeholderColor", .documented, "UITextField: 70% grey"),
    ]
}
