import Foundation
import TableDrawing
import TableText

/// Controls of iOS 26: the controls of iOS 13 to 18 with known changes.
///
/// Glass is drawn in its colour at rest.
extension ControlMetrics {
    static let glass: ControlMetrics = {
        var metrics = modern
        metrics.button.configured.cornerRadius = 100
        metrics.button.configured.insets = DirectionalEdgeInsets(
            top: 7, leading: 16, bottom: 7, trailing: 16)

        let shadows = [
            ControlShadow(
                Color(white: 0, alpha: 0.12), offset: CGSize(width: 0, height: 2), blur: 6)
        ]
        metrics.toggle.size = CGSize(width: 63, height: 28)
        metrics.toggle.knob.size = CGSize(width: 37, height: 24)
        metrics.toggle.knob.shadows = shadows
        metrics.toggle.pressedKnobWidening = 0

        metrics.slider.trackHeight = 6
        metrics.slider.maximumFill = ControlFill(
            Color { Color(white: $0.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.1) })
        metrics.slider.knob.size = CGSize(width: 37, height: 24)
        metrics.slider.knob.shadows = shadows

        metrics.segmentedControl.cornerRadius = 16
        metrics.segmentedControl.font = .systemFont(ofSize: 13)
        metrics.segmentedControl.selectedFont = .systemFont(ofSize: 13, weight: .medium)
        metrics.segmentedControl.selectedShadow = nil

        metrics.stepper.cornerRadius = 16
        metrics.stepper.fill = ControlFill(
            Color {
                $0.userInterfaceStyle == .dark
                    ? Color(hex: 0xEBEBF5, alpha: 0.078) : Color(hex: 0x3C3C43, alpha: 0.086)
            })
        metrics.stepper.dividerInset = 4
        metrics.stepper.inkWidth = 2

        metrics.progressView.height = 6
        metrics.progressView.barHeight = 6
        metrics.progressView.cornerRadius = 3

        metrics.textField.roundedRect.cornerRadius = 17
        metrics.textField.roundedRect.inset = 12
        // Equal to the clear button's inset, which keeps side views within the round ends; not
        // proven.
        metrics.textField.roundedRect.sideInset = 8
        return metrics
    }()
}
