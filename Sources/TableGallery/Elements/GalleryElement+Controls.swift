import Foundation
import Tableshot

extension GalleryElement {
    /// Controls in their states.
    static let controls: [GalleryElement] = [
        .view(
            "buttons", "Buttons",
            "Normal, pressed, disabled, with an image; the types that are signs; configurations.",
            values: ["controls.button", "controls.disabledOpacity"]
        ) { ControlSheet.make([.buttons]) },
        .view(
            "switches", "Switches and steppers",
            "On, off, disabled and in colours; a stepper, one at its least value, one pressed.",
            values: ["controls.toggle", "controls.stepper"]
        ) { ControlSheet.make([.switches]) },
        .view(
            "sliders", "Sliders and progress",
            "At several values, disabled, with images and a colour; bars of progress.",
            values: ["controls.slider", "controls.progressView"]
        ) { ControlSheet.make([.sliders]) },
        .view(
            "segments", "Segmented controls", "With a disabled segment, and disabled as a whole.",
            values: ["controls.segmentedControl"]
        ) { ControlSheet.make([.segments]) },
        .view(
            "indicators", "Activity and pages",
            "Wheels in several phases, dots in the theme's colours and in others.",
            values: ["controls.activityIndicator", "controls.pageControl"]
        ) { ControlSheet.make([.indicators]) },
        .view(
            "text-fields", "Text fields and text views",
            "Borders, a placeholder, a clear button, a secret, disabled, with a view at the left; a "
                + "text view and a stack of labels.",
            values: ["controls.textField"]
        ) { ControlSheet.make([.textFields, .texts]) },
    ]
}
