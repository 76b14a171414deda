extension Theme {
    static let classicControlProvenance: [ThemeProvenance] = [
        ThemeProvenance("controls.disabledOpacity", .unproven, "plausible"),
        ThemeProvenance("controls.button", .unproven, "colours and corners are recollection"),
        ThemeProvenance(
            "controls.button.systemFont", .measured,
            "storyboards of Xcode 4: bold 15"),
        ThemeProvenance(
            "controls.button.customFont", .documented,
            "Apple's documentation: UIFont.buttonFontSize, 18"),
        ThemeProvenance(
            "controls.button.systemTitleColor", .measured,
            "storyboards of Xcode 4: 0.196, 0.31, 0.522"),
        ThemeProvenance(
            "controls.button.detailDisclosure", .measured,
            "pixels of iOS in the Mocha port: 29 × 31, disc 23, ring 2, the blues; "
                + "drawn anew"),
        ThemeProvenance("controls.toggle", .unproven, "colours and words' font are recollection"),
        ThemeProvenance("controls.toggle.size", .unproven, "79 × 27 by recollection"),
        ThemeProvenance(
            "controls.toggle.pressedKnobWidening", .unproven, "none: drawn alike while pressed"),
        ThemeProvenance(
            "controls.slider.knob", .unproven,
            "colours; drawn alike while pressed, whether iOS 6 darkened it is not known"),
        ThemeProvenance("controls.slider", .unproven, "colours and track are recollection"),
        ThemeProvenance(
            "controls.slider.height", .reported,
            "storyboards of Xcode 4: 23"),
        ThemeProvenance("controls.segmentedControl", .unproven, "colours are recollection"),
        ThemeProvenance(
            "controls.segmentedControl.height", .reported,
            "storyboards of Xcode 4: 44 in the plain style"),
        ThemeProvenance("controls.stepper", .unproven, "colours are recollection"),
        ThemeProvenance(
            "controls.stepper.size", .reported,
            "storyboards of Xcode 4: 94 × 27"),
        ThemeProvenance("controls.progressView", .unproven, "colours are recollection"),
        ThemeProvenance(
            "controls.progressView.height", .reported,
            "storyboards of Xcode 4: 9"),
        ThemeProvenance("controls.activityIndicator", .unproven, "the spokes' shape"),
        ThemeProvenance(
            "controls.activityIndicator.mediumSize", .documented,
            "Apple's documentation: UIActivityIndicatorView, 20"),
        ThemeProvenance(
            "controls.activityIndicator.largeSize", .documented,
            "Apple's documentation: UIActivityIndicatorView, 37"),
        ThemeProvenance("controls.pageControl", .unproven, "dots of 6, 16 apart, 36 high"),
        ThemeProvenance("controls.textField", .unproven, "frames and insets are recollection"),
        ThemeProvenance(
            "controls.textField.font", .unproven, "a field made in code had 12 points"),
        ThemeProvenance(
            "controls.textField.placeholderColor", .documented,
            "Apple's documentation: UITextField, 70% grey"),
    ]
}
