extension GalleryElement {
    /// Controls in their states.
    static let controls: [GalleryElement] = [
        .controls(
            "buttons", "Buttons",
            "Normal, pressed, disabled, with an image; the types that are signs; configurations.",
            values: ["controls.button", "controls.disabledOpacity"],
            [.buttons], ["addButtons"]),
        .controls(
            "switches", "Switches and steppers",
            "On, off, disabled and in colours; a stepper, one at its least value, one pressed.",
            values: ["controls.toggle", "controls.stepper"],
            [.switches], ["addSwitchesAndSteppers"]),
        .controls(
            "sliders", "Sliders and progress",
            "At several values, disabled, with images and a colour; bars of progress.",
            values: ["controls.slider", "controls.progressView"],
            [.sliders], ["addSlidersAndProgress"]),
        .controls(
            "segments", "Segmented controls", "With a disabled segment, and disabled as a whole.",
            values: ["controls.segmentedControl"],
            [.segments], ["addSegments"]),
        .controls(
            "indicators", "Activity and pages",
            "Wheels in several phases, dots in the theme's colours and in others.",
            values: ["controls.activityIndicator", "controls.pageControl"],
            [.indicators], ["addIndicators"]),
        .controls(
            "text-fields", "Text fields and text views",
            "Borders, a placeholder, a clear button, a secret, disabled, with a view at the left; a "
                + "text view and a stack of labels.",
            values: ["controls.textField"],
            [.textFields, .texts], ["addTextFields", "addText"]),
    ]
}
