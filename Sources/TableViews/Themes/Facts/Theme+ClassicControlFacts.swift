extension Theme {
    static let classicControlFacts: [ThemeFact] = [
        ThemeFact("controls.disabledOpacity", .unproven, "plausible"),
        ThemeFact("controls.button", .unproven, "colours and corners are recollection"),
        ThemeFact(
            "controls.button.systemFont", .measured,
            "storyboards of Xcode 4: bold 15"),
        ThemeFact(
            "controls.button.customFont", .documented,
            "Apple's documentation: UIFont.buttonFontSize, 18"),
        ThemeFact(
            "controls.button.systemTitleColor", .measured,
            "storyboards of Xcode 4: 0.196, 0.31, 0.522"),
        ThemeFact(
            "controls.button.detailDisclosure", .measured,
            "pixels of iOS in the Mocha port: 29 × 31, disc 23, ring 2, the blues; "
                + "drawn anew"),
        ThemeFact("controls.toggle", .unproven, "colours and words' font are recollection"),
        ThemeFact("controls.toggle.size", .unproven, "79 × 27 by recollection"),
        ThemeFact(
            "controls.toggle.pressedKnobWidening", .unproven, "none: drawn alike while pressed"),
        ThemeFact(
            "controls.slider.knob", .unproven,
            "colours; drawn alike while pressed, whether iOS 6 darkened it is not known"),
        ThemeFact("controls.slider", .unproven, "colours and track are recollection"),
        ThemeFact(
            "controls.slider.height", .reported,
            "storyboards of Xcode 4: 23"),
        ThemeFact("controls.segmentedControl", .unproven, "colours are recollection"),
        ThemeFact(
            "controls.segmentedControl.height", .reported,
            "storyboards of Xcode 4: 44 in the plain style"),
        ThemeFact("controls.stepper", .unproven, "colours are recollection"),
        ThemeFact(
            "controls.stepper.size", .reported,
            "storyboards of Xcode 4: 94 × 27"),
        ThemeFact("controls.progressView", .unproven, "colours are recollection"),
        ThemeFact(
            "controls.progressView.height", .reported,
            "storyboards of Xcode 4: 9"),
        ThemeFact("controls.activityIndicator", .unproven, "the spokes' shape"),
        ThemeFact(
            "controls.activityIndicator.mediumSize", .documented,
            "Apple's documentation: UIActivityIndicatorView, 20"),
        ThemeFact(
            "controls.activityIndicator.largeSize", .documented,
            "Apple's documentation: UIActivityIndicatorView, 37"),
        ThemeFact("controls.pageControl", .unproven, "dots of 6, 16 apart, 36 high"),
        ThemeFact("controls.textField", .unproven, "frames and insets are recollection"),
        ThemeFact(
            "controls.textField.font", .unproven, "a field made in code had 12 points"),
        ThemeFact(
            "controls.textField.placeholderColor", .documented,
            "Apple's documentation: UITextField, 70% grey"),
    ]
}
