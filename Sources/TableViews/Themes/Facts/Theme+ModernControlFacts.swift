extension Theme {
    static let modernControlFacts: [ThemeFact] = [
        ThemeFact("controls.disabledOpacity", .unproven, "plausible"),
        ThemeFact("controls.button", .unproven, "plausible"),
        ThemeFact(
            "controls.button.systemFont", .derived,
            "the 30 points that Xcode saves are a line of 15 and 12 points"),
        ThemeFact(
            "controls.button.customFont", .documented,
            "Apple's documentation: UIFont.buttonFontSize, 18"),
        ThemeFact(
            "controls.button.insets", .derived,
            "the 30 points that Xcode saves are a line of 15 and 12 points"),
        ThemeFact("controls.toggle", .unproven, "knob and shadow are recollection"),
        ThemeFact(
            "controls.toggle.size", .measured,
            "storyboards of Xcode 5 and 11: 51 × 31"),
        ThemeFact(
            "controls.toggle.onColor", .documented,
            "Apple's documentation: systemGreen"),
        ThemeFact(
            "controls.toggle.pressedKnobWidening", .reported,
            "Flutter's thumb is 7 longer while pressed"),
        ThemeFact(
            "controls.slider.knob", .unproven, "shadow is recollection; the same while pressed"),
        ThemeFact("controls.toggle.offFill", .reported, "Flutter: secondarySystemFill"),
        ThemeFact("controls.slider", .unproven, "track and knob are recollection"),
        ThemeFact(
            "controls.slider.height", .measured,
            "storyboards of Xcode 5 and 11: 31"),
        ThemeFact("controls.slider.maximumFill", .reported, "Flutter: systemFill"),
        ThemeFact("controls.segmentedControl", .unproven, "colours and corners are recollection"),
        ThemeFact(
            "controls.segmentedControl.height", .measured,
            "storyboards of Xcode 11: 32"),
        ThemeFact("controls.segmentedControl.fill", .reported, "Flutter: tertiarySystemFill"),
        ThemeFact("controls.stepper", .unproven, "signs and corners are recollection"),
        ThemeFact(
            "controls.stepper.size", .reported,
            "storyboards of Xcode 11: 94 × 32"),
        ThemeFact("controls.progressView", .unproven, "colours are recollection"),
        ThemeFact(
            "controls.progressView.height", .measured,
            "storyboards of Xcode 11: 4"),
        ThemeFact("controls.activityIndicator", .unproven, "eight spokes; their shape"),
        ThemeFact(
            "controls.activityIndicator.mediumSize", .documented,
            "Apple's documentation: UIActivityIndicatorView, 20"),
        ThemeFact(
            "controls.activityIndicator.largeSize", .documented,
            "Apple's documentation: UIActivityIndicatorView, 37"),
        ThemeFact("controls.pageControl", .unproven, "dots of 7, 17 apart, 26 high"),
        ThemeFact("controls.textField", .unproven, "frames and insets are recollection"),
        ThemeFact(
            "controls.textField.placeholderColor", .documented,
            "Apple's documentation: placeholderText"),
    ]
}
