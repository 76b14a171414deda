extension Theme {
    static let modernControlFacts: [ThemeFact] = [
        ThemeFact("controls.disabledOpacity", .unproven, "plausible"),
        ThemeFact("controls.button", .unproven, "plausible"),
        ThemeFact(
            "controls.button.systemFont", .derived,
            "the 30 points that Xcode saves are a line of 15 and 12 points"),
        ThemeFact("controls.button.customFont", .documented, "UIFont.buttonFontSize: 18"),
        ThemeFact(
            "controls.button.insets", .derived,
            "the 30 points that Xcode saves are a line of 15 and 12 points"),
        ThemeFact("controls.toggle", .unproven, "knob and shadow are recollection"),
        ThemeFact("controls.toggle.size", .measured, "storyboards: 51 × 31"),
        ThemeFact(
            "controls.toggle.pressedKnobWidening", .reported,
            "Flutter's thumb is 7 longer while pressed"),
        ThemeFact(
            "controls.slider.knob", .unproven, "shadow is recollection; the same while pressed"),
        ThemeFact("controls.toggle.onColor", .documented, "systemGreen"),
        ThemeFact("controls.toggle.offFill", .reported, "Flutter: secondarySystemFill"),
        ThemeFact("controls.slider", .unproven, "track and knob are recollection"),
        ThemeFact("controls.slider.height", .measured, "storyboards: 31"),
        ThemeFact("controls.slider.maximumFill", .reported, "Flutter: systemFill"),
        ThemeFact("controls.segmentedControl", .unproven, "colours and corners are recollection"),
        ThemeFact("controls.segmentedControl.height", .measured, "storyboards: 32"),
        ThemeFact("controls.segmentedControl.fill", .reported, "Flutter: tertiarySystemFill"),
        ThemeFact("controls.stepper", .unproven, "signs and corners are recollection"),
        ThemeFact("controls.stepper.size", .reported, "94 × 32, as Xcode 11 saved it"),
        ThemeFact("controls.progressView", .unproven, "colours are recollection"),
        ThemeFact("controls.progressView.height", .measured, "storyboards: 4"),
        ThemeFact("controls.activityIndicator", .unproven, "eight spokes; their shape"),
        ThemeFact("controls.activityIndicator.mediumSize", .documented, "20"),
        ThemeFact("controls.activityIndicator.largeSize", .documented, "37"),
        ThemeFact("controls.pageControl", .unproven, "dots of 7, 17 apart, 26 high"),
        ThemeFact("controls.textField", .unproven, "frames and insets are recollection"),
        ThemeFact("controls.textField.placeholderColor", .documented, "placeholderText"),
    ]
}
