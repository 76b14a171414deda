extension Theme {
    static let flatControlFacts: [ThemeFact] = [
        ThemeFact("controls.disabledOpacity", .unproven, "plausible"),
        ThemeFact("controls.button", .unproven, "plausible"),
        ThemeFact(
            "controls.button.systemFont", .derived,
            "the 30 points that Xcode saves are a line of 15 and 12 points"),
        ThemeFact(
            "controls.button.selectedPlate", .unproven,
            "a tinted plate with a light title is known; its size and corners are recollection, and "
                + "that themes since iOS 13 keep it is not proven"),
        ThemeFact(
            "controls.button.customFont", .documented,
            "Apple's documentation: UIFont.buttonFontSize, 18"),
        ThemeFact(
            "controls.button.insets", .derived,
            "the 30 points that Xcode saves are a line of 15 and 12 points"),
        ThemeFact("controls.toggle", .unproven, "ring, knob and shadow are recollection"),
        ThemeFact(
            "controls.toggle.size", .measured,
            "storyboards of Xcode 5 and 11: 51 × 31"),
        ThemeFact(
            "controls.toggle.onColor", .documented,
            "several public sources: the green of iOS 7, #4CD964"),
        ThemeFact(
            "controls.toggle.pressedKnobWidening", .reported,
            "Flutter's thumb is 7 longer while pressed"),
        ThemeFact(
            "controls.slider.knob", .unproven, "shadow is recollection; the same while pressed"),
        ThemeFact("controls.slider", .unproven, "track and knob are recollection"),
        ThemeFact(
            "controls.slider.height", .measured,
            "storyboards of Xcode 5 and 11: 31"),
        ThemeFact("controls.segmentedControl", .unproven, "corners and fonts are recollection"),
        ThemeFact(
            "controls.segmentedControl.height", .measured,
            "storyboards of Xcode 5: 28, saved as 29"),
        ThemeFact("controls.stepper", .unproven, "signs and corners are recollection"),
        ThemeFact(
            "controls.stepper.size", .reported,
            "storyboards of Xcode 5: 94 × 29"),
        ThemeFact("controls.progressView", .unproven, "colours are recollection"),
        ThemeFact(
            "controls.progressView.height", .measured,
            "storyboards of Xcode 5: 2"),
        ThemeFact("controls.activityIndicator", .unproven, "the spokes' shape"),
        ThemeFact(
            "controls.activityIndicator.mediumSize", .documented,
            "Apple's documentation: UIActivityIndicatorView, 20"),
        ThemeFact(
            "controls.activityIndicator.largeSize", .documented,
            "Apple's documentation: UIActivityIndicatorView, 37"),
        ThemeFact("controls.pageControl", .unproven, "dots of 7, 16 apart, 37 high"),
        ThemeFact("controls.textField", .unproven, "frames and insets are recollection"),
        ThemeFact(
            "controls.textField.placeholderColor", .documented,
            "Apple's documentation: UITextField, 70% grey"),
    ]
}
