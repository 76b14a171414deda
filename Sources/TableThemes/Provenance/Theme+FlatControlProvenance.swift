extension Theme {
    static let flatControlProvenance: [ThemeProvenance] = [
        ThemeProvenance("controls.disabledOpacity", .unproven, "plausible"),
        ThemeProvenance("controls.button", .unproven, "plausible"),
        ThemeProvenance(
            "controls.button.systemFont", .derived,
            "the 30 points that Xcode saves are a line of 15 and 12 points"),
        ThemeProvenance(
            "controls.button.selectedPlate", .unproven,
            "a tinted plate with a light title is known; its size and corners are recollection, and "
                + "that themes since iOS 13 keep it is not proven"),
        ThemeProvenance(
            "controls.button.customFont", .documented,
            "Apple's documentation: UIFont.buttonFontSize, 18"),
        ThemeProvenance(
            "controls.button.insets", .derived,
            "the 30 points that Xcode saves are a line of 15 and 12 points"),
        ThemeProvenance("controls.toggle", .unproven, "ring, knob and shadow are recollection"),
        ThemeProvenance(
            "controls.toggle.size", .measured,
            "storyboards of Xcode 5 and 11: 51 × 31"),
        ThemeProvenance(
            "controls.toggle.alignmentInset", .measured,
            "storyboards of Xcode 5 and 11: constraints place 49 of 51 points"),
        ThemeProvenance(
            "controls.toggle.onColor", .documented,
            "several public sources: the green of iOS 7, #4CD964"),
        ThemeProvenance(
            "controls.toggle.pressedKnobWidening", .reported,
            "Flutter's thumb is 7 longer while pressed"),
        ThemeProvenance(
            "controls.slider.knob", .unproven, "shadow is recollection; the same while pressed"),
        ThemeProvenance("controls.slider", .unproven, "track and knob are recollection"),
        ThemeProvenance(
            "controls.slider.height", .measured,
            "storyboards of Xcode 5 and 11: 31"),
        ThemeProvenance(
            "controls.slider.alignmentInset", .measured,
            "storyboards of Xcode 5 and 11: 4 wider than between its constraints"),
        ThemeProvenance(
            "controls.segmentedControl", .unproven, "corners and fonts are recollection"),
        ThemeProvenance(
            "controls.segmentedControl.height", .measured,
            "storyboards of Xcode 5: 28, saved as 29"),
        ThemeProvenance("controls.stepper", .unproven, "signs and corners are recollection"),
        ThemeProvenance(
            "controls.stepper.size", .reported,
            "storyboards of Xcode 5: 94 × 29"),
        ThemeProvenance("controls.progressView", .unproven, "colours are recollection"),
        ThemeProvenance(
            "controls.progressView.height", .measured,
            "storyboards of Xcode 5: 2"),
        ThemeProvenance("controls.activityIndicator", .unproven, "the spokes' shape"),
        ThemeProvenance(
            "controls.activityIndicator.mediumSize", .documented,
            "Apple's documentation: UIActivityIndicatorView, 20"),
        ThemeProvenance(
            "controls.activityIndicator.largeSize", .documented,
            "Apple's documentation: UIActivityIndicatorView, 37"),
        ThemeProvenance("controls.pageControl", .unproven, "dots of 7, 16 apart, 37 high"),
        ThemeProvenance("controls.textField", .unproven, "frames and insets are recollection"),
        ThemeProvenance(
            "controls.textField.roundedRect.minimumHeight", .measured,
            "storyboards of Xcode 5 to 10: 30 at 14 points"),
        ThemeProvenance(
            "controls.textField.placeholderColor", .documented,
            "Apple's documentation: UITextField, 70% grey"),
    ]
}
