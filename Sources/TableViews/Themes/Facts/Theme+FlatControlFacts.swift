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
        ThemeFact("controls.button.customFont", .documented, "UIFont.buttonFontSize: 18"),
        ThemeFact(
            "controls.button.insets", .derived,
            "the 30 points that Xcode saves are a line of 15 and 12 points"),
        ThemeFact("controls.toggle", .unproven, "ring, knob and shadow are recollection"),
        ThemeFact("controls.toggle.size", .measured, "storyboards: 51 × 31"),
        ThemeFact(
            "controls.toggle.pressedKnobWidening", .reported,
            "Flutter's thumb is 7 longer while pressed"),
        ThemeFact(
            "controls.slider.knob", .unproven, "shadow is recollection; the same while pressed"),
        ThemeFact("controls.toggle.onColor", .documented, "the green of iOS 7: #4CD964"),
        ThemeFact("controls.slider", .unproven, "track and knob are recollection"),
        ThemeFact("controls.slider.height", .measured, "storyboards: 31"),
        ThemeFact("controls.segmentedControl", .unproven, "corners and fonts are recollection"),
        ThemeFact("controls.segmentedControl.height", .measured, "storyboards: 28, saved as 29"),
        ThemeFact("controls.stepper", .unproven, "signs and corners are recollection"),
        ThemeFact("controls.stepper.size", .reported, "94 × 29, as Xcode 5 saved it"),
        ThemeFact("controls.progressView", .unproven, "colours are recollection"),
        ThemeFact("controls.progressView.height", .measured, "storyboards: 2"),
        ThemeFact("controls.activityIndicator", .unproven, "the spokes' shape"),
        ThemeFact("controls.activityIndicator.mediumSize", .documented, "20"),
        ThemeFact("controls.activityIndicator.largeSize", .documented, "37"),
        ThemeFact("controls.pageControl", .unproven, "dots of 7, 16 apart, 37 high"),
        ThemeFact("controls.textField", .unproven, "frames and insets are recollection"),
        ThemeFact("controls.textField.placeholderColor", .documented, "UITextField: 70% grey"),
    ]
}
