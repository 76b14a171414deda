extension Theme {
    static let modernControlProvenance: [ThemeProvenance] = [
        ThemeProvenance("controls.disabledOpacity", .unproven, "plausible"),
        ThemeProvenance("controls.button", .unproven, "plausible"),
        ThemeProvenance(
            "controls.button.systemFont", .derived,
            "the 30 points that Xcode saves are a line of 15 and 12 points"),
        ThemeProvenance(
            "controls.button.customFont", .documented,
            "Apple's documentation: UIFont.buttonFontSize, 18"),
        ThemeProvenance(
            "controls.button.insets", .derived,
            "the 30 points that Xcode saves are a line of 15 and 12 points"),
        ThemeProvenance("controls.toggle", .unproven, "knob and shadow are recollection"),
        ThemeProvenance(
            "controls.toggle.size", .measured,
            "storyboards of Xcode 5 and 11: 51 × 31"),
        ThemeProvenance(
            "controls.toggle.alignmentInset", .measured,
            "storyboards of Xcode 5 and 11: constraints place 49 of 51 points"),
        ThemeProvenance(
            "controls.toggle.onColor", .documented,
            "Apple's documentation: systemGreen"),
        ThemeProvenance(
            "controls.toggle.pressedKnobWidening", .reported,
            "Flutter's thumb is 7 longer while pressed"),
        ThemeProvenance(
            "controls.slider.knob", .unproven, "shadow is recollection; the same while pressed"),
        ThemeProvenance("controls.toggle.offFill", .reported, "Flutter: secondarySystemFill"),
        ThemeProvenance("controls.slider", .unproven, "track and knob are recollection"),
        ThemeProvenance(
            "controls.slider.height", .measured,
            "storyboards of Xcode 5 and 11: 31"),
        ThemeProvenance(
            "controls.slider.alignmentInset", .measured,
            "storyboards of Xcode 5 and 11: 4 wider than between its constraints"),
        ThemeProvenance("controls.slider.maximumFill", .reported, "Flutter: systemFill"),
        ThemeProvenance(
            "controls.segmentedControl", .unproven, "colours and corners are recollection"),
        ThemeProvenance(
            "controls.segmentedControl.height", .measured,
            "storyboards of Xcode 11: 32"),
        ThemeProvenance(
            "controls.segmentedControl.alignmentInset", .measured,
            "storyboards of Xcode 11: 32 with a height constraint of 31"),
        ThemeProvenance("controls.segmentedControl.fill", .reported, "Flutter: tertiarySystemFill"),
        ThemeProvenance("controls.stepper", .unproven, "signs and corners are recollection"),
        ThemeProvenance(
            "controls.stepper.size", .reported,
            "storyboards of Xcode 11: 94 × 32"),
        ThemeProvenance("controls.progressView", .unproven, "colours are recollection"),
        ThemeProvenance(
            "controls.progressView.height", .measured,
            "storyboards of Xcode 11: 4"),
        ThemeProvenance("controls.activityIndicator", .unproven, "eight spokes; their shape"),
        ThemeProvenance(
            "controls.activityIndicator.mediumSize", .documented,
            "Apple's documentation: UIActivityIndicatorView, 20"),
        ThemeProvenance(
            "controls.activityIndicator.largeSize", .documented,
            "Apple's documentation: UIActivityIndicatorView, 37"),
        ThemeProvenance("controls.pageControl", .unproven, "dots of 7, 17 apart, 26 high"),
        ThemeProvenance("controls.textField", .unproven, "frames and insets are recollection"),
        ThemeProvenance(
            "controls.textField.roundedRect.minimumHeight", .measured,
            "storyboards of Xcode 11 and later: 34 at 14 points"),
        ThemeProvenance(
            "controls.textField.placeholderColor", .documented,
            "Apple's documentation: placeholderText"),
    ]
}
