import Foundation
import TableDrawing
import TableText

/// Controls of iOS 7 to 12.
extension ControlMetrics {
    static let flat = ControlMetrics(
        disabledOpacity: 0.5,
        button: ButtonMetrics(
            systemFont: .systemFont(ofSize: 15), customFont: .systemFont(ofSize: 18),
            systemTitleColor: nil, customTitleColor: .white,
            disabledTitleColor: Color(white: 0.5, alpha: 0.5), highlightedOpacity: 0.2,
            insets: EdgeInsets(top: 6, left: 0, bottom: 6, right: 0),
            minimumSize: CGSize(width: 30, height: 0), plate: nil,
            selectedPlate: ButtonMetrics.SelectedPlate(
                cornerRadius: 4, insets: EdgeInsets(top: -2, left: -4, bottom: -2, right: -4),
                titleColor: .white),
            detailDisclosure: flatBadge(.info), infoLight: flatBadge(.info),
            infoDark: flatBadge(.info), contactAdd: flatBadge(.plus),
            close: ButtonMetrics.Badge(
                sign: .xmark, size: CGSize(width: 30, height: 30), diameter: 30,
                fill: ControlFill(Color(hex: 0xEEEEEF)), ring: nil, ink: Color(hex: 0x838387),
                inkWidth: 2.25, shadow: nil),
            configured: ButtonMetrics.Configured(
                font: ThemeFont(.systemFont(ofSize: 15)),
                insets: DirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12),
                cornerRadius: 5, grayFill: Color(hex: 0xE9E9EB), tintedOpacity: 0.18,
                filledForeground: .white, highlightedOpacity: 0.6,
                disabledFill: Color(hex: 0xE9E9EB),
                disabledForeground: Color(white: 0.5, alpha: 0.5))),
        toggle: SwitchMetrics(
            size: CGSize(width: 51, height: 31),
            knob: KnobMetrics(
                size: CGSize(width: 28, height: 28), fill: ControlFill(.white),
                border: ControlBorder(Color(white: 0, alpha: 0.04), .points(0.5)),
                shadows: flatKnobShadows),
            knobInset: 1.5, pressedKnobWidening: 7, onColor: Color(hex: 0x4CD964),
            offFill: ControlFill(.white),
            offBorder: ControlBorder(Color(hex: 0xE5E5E5), .points(1.5)), onGloss: nil,
            onBorder: nil, words: nil, alignmentInset: 2),
        slider: SliderMetrics(
            height: 31, trackHeight: 2, trackInset: 2, minimumColor: nil,
            maximumFill: ControlFill(Color(hex: 0xB7B7B7)), gloss: nil, border: nil,
            knob: KnobMetrics(
                size: CGSize(width: 28, height: 28), fill: ControlFill(.white),
                border: ControlBorder(Color(white: 0, alpha: 0.04), .points(0.5)),
                shadows: flatKnobShadows),
            imageGap: 8, alignmentInset: 2),
        segmentedControl: SegmentedControlMetrics(
            height: 28, heightInRows: 28, font: .systemFont(ofSize: 13),
            selectedFont: .systemFont(ofSize: 13),
            textColor: nil, selectedTextColor: .white, padding: 10, fill: nil,
            border: ControlBorder(nil, .points(1)), cornerRadius: 4, selectedFill: nil,
            selectedInset: 0, selectedShadow: nil, divider: ControlBorder(nil, .points(1)),
            dividerInset: 0, hidesDividersBesideSelection: false),
        stepper: StepperMetrics(
            size: CGSize(width: 94, height: 29), fill: ControlFill(.clear),
            highlightedFill: ControlFill(Color(hex: 0x007AFF, alpha: 0.15)),
            border: ControlBorder(nil, .points(1)), cornerRadius: 4,
            divider: ControlBorder(nil, .points(1)), dividerInset: 0, ink: nil,
            disabledInk: Color(hex: 0xBFBFBF), inkLength: 15, inkWidth: 1.5),
        progressView: ProgressViewMetrics(
            height: 2, barHeight: 2, cornerRadius: 1, trackFill: ControlFill(Color(hex: 0xB7B7B7)),
            progressColor: nil, gloss: nil, border: nil),
        activityIndicator: ActivityIndicatorMetrics(
            mediumSize: 20, largeSize: 37, spokes: 12, innerRadius: 0.5, outerRadius: 1,
            spokeWidth: 0.1, color: Color(hex: 0x999999), faintest: 0.25),
        pageControl: PageControlMetrics(
            height: 37, dotDiameter: 7, pitch: 16, padding: 0,
            dotColor: Color(white: 1, alpha: 0.2), currentDotColor: .white),
        textField: TextFieldMetrics(
            font: .systemFont(ofSize: 17), textColor: .black,
            disabledTextColor: Color(white: 0, alpha: 0.3),
            placeholderColor: Color(white: 0.7, alpha: 1),
            roundedRect: .init(
                fill: ControlFill(.white), disabledFill: ControlFill(Color(hex: 0xFAFAFA)),
                border: ControlBorder(Color(hex: 0xCDCDCD), .points(0.5)), cornerRadius: 5,
                innerShadow: nil, inset: 7, padding: 4.75, minimumHeight: 30),
            line: .init(
                fill: nil, disabledFill: nil, border: ControlBorder(.black, .devicePixels(2)),
                cornerRadius: 0, innerShadow: nil, inset: 4, padding: 4),
            bezel: .init(
                fill: ControlFill(.white), disabledFill: nil,
                border: ControlBorder(Color(hex: 0x8E8E93), .devicePixels(2)), cornerRadius: 0,
                innerShadow: nil, inset: 6, padding: 4),
            clearDiameter: 14, clearInset: 5, clearFill: Color(hex: 0xC7C7CC), clearInk: .white))

    private static let flatKnobShadows = [
        ControlShadow(Color(white: 0, alpha: 0.15), offset: CGSize(width: 0, height: 3), blur: 8),
        ControlShadow(Color(white: 0, alpha: 0.12), offset: CGSize(width: 0, height: 1), blur: 1),
    ]

    private static func flatBadge(_ sign: ButtonMetrics.Badge.Sign) -> ButtonMetrics.Badge {
        ButtonMetrics.Badge(
            sign: sign, size: CGSize(width: 22, height: 22), diameter: 21, fill: nil,
            ring: ControlBorder(nil, .points(1)), ink: nil, inkWidth: sign == .info ? 1.75 : 1.25,
            shadow: nil)
    }
}
