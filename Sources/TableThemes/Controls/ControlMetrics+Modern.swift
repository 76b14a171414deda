import Foundation
import TableDrawing
import TableText

/// Controls of iOS 13 to 18: the controls of iOS 7 to 12 with changes.
extension ControlMetrics {
    static let modern: ControlMetrics = {
        var metrics = flat
        metrics.button = modernButton(flat.button)

        metrics.toggle.knob.size = CGSize(width: 27, height: 27)
        metrics.toggle.knobInset = 2
        metrics.toggle.onColor = .systemGreen
        metrics.toggle.offFill = ControlFill(.secondarySystemFill)
        metrics.toggle.offBorder = nil

        metrics.slider.trackHeight = 4
        metrics.slider.maximumFill = ControlFill(.systemFill)
        metrics.slider.knob.size = CGSize(width: 27, height: 27)

        metrics.segmentedControl = SegmentedControlMetrics(
            height: 32, heightInRows: 32, font: .systemFont(ofSize: 13, weight: .medium),
            selectedFont: .systemFont(ofSize: 13, weight: .semibold), textColor: .label,
            selectedTextColor: .label, padding: 10, fill: ControlFill(.tertiarySystemFill),
            border: nil, cornerRadius: 9,
            selectedFill: ControlFill(raisedFill), selectedInset: 2,
            selectedShadow: ControlShadow(
                Color(white: 0, alpha: 0.12), offset: CGSize(width: 0, height: 3), blur: 8),
            divider: ControlBorder(Color(hex: 0x8E8E93, alpha: 0.3), .points(1)), dividerInset: 8,
            hidesDividersBesideSelection: true, alignmentInset: 1)

        metrics.stepper = StepperMetrics(
            size: CGSize(width: 94, height: 32), fill: ControlFill(.tertiarySystemFill),
            highlightedFill: ControlFill(.secondarySystemFill), border: nil, cornerRadius: 8,
            divider: ControlBorder(.tertiaryLabel, .points(1)), dividerInset: 6.5,
            ink: .label, disabledInk: .tertiaryLabel, inkLength: 14, inkWidth: 1.75)

        metrics.progressView.height = 4
        metrics.progressView.barHeight = 4
        metrics.progressView.cornerRadius = 2
        metrics.progressView.trackFill = ControlFill(.systemFill)

        metrics.activityIndicator = ActivityIndicatorMetrics(
            mediumSize: 20, largeSize: 37, spokes: 8, innerRadius: 0.48, outerRadius: 1,
            spokeWidth: 0.135, color: .systemGray, faintest: 0.25)

        metrics.pageControl.height = 26
        metrics.pageControl.pitch = 17
        metrics.pageControl.padding = 12

        metrics.textField.textColor = .label
        metrics.textField.disabledTextColor = .secondaryLabel
        metrics.textField.placeholderColor = .placeholderText
        metrics.textField.roundedRect = .init(
            fill: ControlFill(fieldFill), disabledFill: ControlFill(.quaternarySystemFill),
            border: ControlBorder(Color(hex: 0x767680, alpha: 0.3), .points(0.5)), cornerRadius: 6,
            innerShadow: nil, inset: 7, padding: 6.75, minimumHeight: 34)
        metrics.textField.line.border.color = .label
        metrics.textField.bezel.fill = ControlFill(fieldFill)
        metrics.textField.bezel.border.color = .systemGray
        metrics.textField.clearDiameter = 17
        metrics.textField.clearFill = .systemGray3
        metrics.textField.clearInk = .systemBackground
        return metrics
    }()

    /// White in the light appearance, light grey in the dark appearance.
    static let raisedFill = Color(dynamicProvider: { traits in
        traits.userInterfaceStyle == .dark ? Color(hex: 0x636366) : .white
    })

    private static let fieldFill = Color(dynamicProvider: { traits in
        traits.userInterfaceStyle == .dark ? Color(white: 1, alpha: 0.05) : .white
    })

    private static func modernButton(_ former: ButtonMetrics) -> ButtonMetrics {
        var button = former
        button.disabledTitleColor = .tertiaryLabel
        for badge in [
            \ButtonMetrics.detailDisclosure, \.infoLight, \.infoDark, \.contactAdd,
        ] {
            button[keyPath: badge].size = CGSize(width: 25, height: 25)
            button[keyPath: badge].ring = ControlBorder(nil, .points(1.5))
            button[keyPath: badge].inkWidth = 1.75
        }
        button.close.fill = ControlFill(.tertiarySystemFill)
        button.close.ink = .secondaryLabel
        button.configured = ButtonMetrics.Configured(
            font: ThemeFont(.systemFont(ofSize: 17), scaledAs: .body),
            insets: DirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12),
            cornerRadius: 6, grayFill: .secondarySystemFill, tintedOpacity: 0.18,
            filledForeground: .white, highlightedOpacity: 0.75,
            disabledFill: .tertiarySystemFill, disabledForeground: .tertiaryLabel)
        return button
    }
}
