import Foundation
import TableDrawing
import TableText

/// Controls of iOS 3 to 6.
extension ControlMetrics {
    static let classic = ControlMetrics(
        disabledOpacity: 0.5,
        button: classicButton,
        toggle: SwitchMetrics(
            size: CGSize(width: 79, height: 27),
            knob: KnobMetrics(
                size: CGSize(width: 27, height: 27),
                fill: ControlFill(top: Color(hex: 0xCFCFCF), bottom: Color(hex: 0xFCFCFC)),
                border: ControlBorder(Color(hex: 0x949494), .points(1)), shadows: []),
            knobInset: 0, pressedKnobWidening: 0,
            onColor: Color(hex: 0x0A67DF),
            offFill: ControlFill(stops: [
                .init(0, Color(hex: 0xC9C9C9)), .init(0.2, Color(hex: 0xEBEBEB)),
                .init(0.5, Color(hex: 0xF1F1F1)), .init(1, Color(hex: 0xFDFDFD)),
            ]),
            offBorder: ControlBorder(Color(hex: 0x9F9F9F), .points(1)),
            onGloss: classicGloss,
            onBorder: ControlBorder(Color(white: 0, alpha: 0.35), .points(1)),
            words: SwitchMetrics.Words(
                on: "ON", off: "OFF", font: .boldSystemFont(ofSize: 16), onColor: .white,
                offColor: Color(hex: 0x7F7F7F), onShadowColor: Color(white: 0, alpha: 0.4))),
        slider: SliderMetrics(
            height: 23, trackHeight: 9, trackInset: 2, minimumColor: Color(hex: 0x2F6FD0),
            maximumFill: ControlFill(stops: [
                .init(0, Color(hex: 0xB9B9B9)), .init(0.5, Color(hex: 0xF0F0F0)),
                .init(1, Color(hex: 0xFEFEFE)),
            ]),
            gloss: classicGloss, border: ControlBorder(Color(white: 0, alpha: 0.4), .points(1)),
            knob: KnobMetrics(
                size: CGSize(width: 23, height: 23),
                fill: ControlFill(top: Color(hex: 0xC6C6C6), bottom: Color(hex: 0xFBFBFB)),
                border: ControlBorder(Color(hex: 0x8C8C8C), .points(1)), shadows: []),
            imageGap: 6),
        segmentedControl: SegmentedControlMetrics(
            height: 44, heightInRows: 30, font: .boldSystemFont(ofSize: 16),
            selectedFont: .boldSystemFont(ofSize: 16),
            textColor: Color(hex: 0x7F7F7F), selectedTextColor: .white, padding: 12,
            fill: ControlFill(top: .white, bottom: Color(hex: 0xE3E3E3)),
            border: ControlBorder(Color(hex: 0xA7A7A7), .points(1)), cornerRadius: 8,
            selectedFill: ControlFill(stops: [
                .init(0, Color(hex: 0x3C6FB7)), .init(0.12, Color(hex: 0x6F9FE0)),
                .init(0.5, Color(hex: 0x4C87D8)), .init(0.5, Color(hex: 0x3577D0)),
                .init(1, Color(hex: 0x3F80D8)),
            ]),
            selectedInset: 0, selectedShadow: nil,
            divider: ControlBorder(Color(hex: 0xA7A7A7), .points(1)), dividerInset: 0,
            hidesDividersBesideSelection: false),
        stepper: StepperMetrics(
            size: CGSize(width: 94, height: 27),
            fill: ControlFill(top: .white, bottom: Color(hex: 0xDCDCDC)),
            highlightedFill: ControlFill(top: Color(hex: 0xB8B8B8), bottom: Color(hex: 0x9C9C9C)),
            border: ControlBorder(Color(hex: 0x9A9A9A), .points(1)), cornerRadius: 5,
            divider: ControlBorder(Color(hex: 0x9A9A9A), .points(1)), dividerInset: 0,
            ink: Color(hex: 0x5B5B5B), disabledInk: Color(hex: 0xB9B9B9), inkLength: 12,
            inkWidth: 3),
        progressView: ProgressViewMetrics(
            height: 9, barHeight: 11, cornerRadius: 4.5,
            trackFill: ControlFill(stops: [
                .init(0, Color(hex: 0xB9B9B9)), .init(0.5, Color(hex: 0xF0F0F0)),
                .init(1, Color(hex: 0xFEFEFE)),
            ]),
            progressColor: Color(hex: 0x2F6FD0), gloss: classicGloss,
            border: ControlBorder(Color(white: 0, alpha: 0.4), .points(1))),
        activityIndicator: ActivityIndicatorMetrics(
            mediumSize: 20, largeSize: 37, spokes: 12, innerRadius: 0.5, outerRadius: 1,
            spokeWidth: 0.1, color: Color(white: 0.4, alpha: 1), faintest: 0.25),
        pageControl: PageControlMetrics(
            height: 36, dotDiameter: 6, pitch: 16, padding: 16,
            dotColor: Color(white: 1, alpha: 0.3), currentDotColor: .white),
        textField: TextFieldMetrics(
            font: .systemFont(ofSize: 12), textColor: .black,
            disabledTextColor: Color(white: 0.5, alpha: 1),
            placeholderColor: Color(white: 0.7, alpha: 1),
            roundedRect: .init(
                fill: ControlFill(.white), disabledFill: ControlFill(Color(hex: 0xF2F2F2)),
                border: ControlBorder(Color(hex: 0xA3A3A3), .points(1)), cornerRadius: 7,
                innerShadow: ControlShadow(
                    Color(white: 0, alpha: 0.35), offset: CGSize(width: 0, height: 1), blur: 3),
                inset: 7, padding: 5),
            line: .init(
                fill: nil, disabledFill: nil, border: ControlBorder(.black, .points(1)),
                cornerRadius: 0, innerShadow: nil, inset: 4, padding: 4),
            bezel: .init(
                fill: ControlFill(.white), disabledFill: ControlFill(Color(hex: 0xF2F2F2)),
                border: ControlBorder(Color(hex: 0x8A8A8A), .points(1)), cornerRadius: 0,
                innerShadow: ControlShadow(
                    Color(white: 0, alpha: 0.4), offset: CGSize(width: 0, height: 1), blur: 2),
                inset: 6, padding: 4),
            clearDiameter: 16, clearInset: 8, clearFill: Color(hex: 0xB3B3B3), clearInk: .white,
            // Blue of UIKit's insertion point until iOS 6; not proven.
            caretColor: Color(hex: 0x426BF2)))

    /// Light on the upper half and a glow at the lower edge, over any colour.
    private static let classicGloss = ControlFill(stops: [
        .init(0, Color(white: 0, alpha: 0.28)), .init(0.18, Color(white: 0, alpha: 0.08)),
        .init(0.5, Color(white: 1, alpha: 0.05)), .init(0.5, Color(white: 1, alpha: 0.12)),
        .init(1, Color(white: 1, alpha: 0.4)),
    ])

    private static let classicButton = ButtonMetrics(
        systemFont: .boldSystemFont(ofSize: 15), customFont: .systemFont(ofSize: 18),
        systemTitleColor: Color(red: 0.196, green: 0.31, blue: 0.522, alpha: 1),
        customTitleColor: .white,
        disabledTitleColor: Color(white: 0.5, alpha: 1), highlightedOpacity: 1,
        insets: EdgeInsets(top: 0, left: 0, bottom: 0, right: 0),
        minimumSize: CGSize(width: 30, height: 0),
        plate: ButtonMetrics.Plate(
            fill: ControlFill(.white),
            highlightedFill: ControlFill(top: Color(hex: 0x058CF5), bottom: Color(hex: 0x015DE6)),
            border: ControlBorder(Color(hex: 0xABABAB), .points(1)), cornerRadius: 10,
            titleColor: Color(red: 0.196, green: 0.31, blue: 0.522, alpha: 1),
            highlightedTitleColor: .white,
            insets: EdgeInsets(top: 9, left: 12, bottom: 9, right: 12)),
        detailDisclosure: blueBadge(.chevron, CGSize(width: 29, height: 31)),
        infoLight: infoBadge(Color(white: 1, alpha: 0.9), Color(white: 0.25, alpha: 1)),
        infoDark: infoBadge(Color(white: 0.2, alpha: 0.9), .white),
        contactAdd: blueBadge(.plus, CGSize(width: 29, height: 29)),
        close: ButtonMetrics.Badge(
            sign: .xmark, size: CGSize(width: 29, height: 29), diameter: 23,
            fill: ControlFill(Color(hex: 0x4A4A4A)), ring: ControlBorder(.white, .points(2)),
            ink: .white, inkWidth: 2.5, shadow: badgeShadow),
        configured: ButtonMetrics.Configured(
            font: ThemeFont(.boldSystemFont(ofSize: 15)),
            insets: DirectionalEdgeInsets(top: 9, leading: 12, bottom: 9, trailing: 12),
            cornerRadius: 10, grayFill: Color(hex: 0xD8DADF), tintedOpacity: 0.25,
            filledForeground: .white, highlightedOpacity: 0.6,
            disabledFill: Color(hex: 0xE4E4E4), disabledForeground: Color(white: 0.5, alpha: 1)))

    private static let badgeShadow = ControlShadow(
        Color(white: 0, alpha: 0.45), offset: CGSize(width: 0, height: 1), blur: 3)

    /// Returns a badge with a white ring, gloss down to the middle, flat blue below, and a
    /// white sign.
    private static func blueBadge(
        _ sign: ButtonMetrics.Badge.Sign, _ size: CGSize
    ) -> ButtonMetrics.Badge {
        ButtonMetrics.Badge(
            sign: sign, size: size, diameter: 23,
            fill: ControlFill(stops: [
                .init(0, Color(hex: 0x78A6E7)), .init(0.5, Color(hex: 0x4D8ADF)),
                .init(0.5, Color(hex: 0x236ED8)), .init(1, Color(hex: 0x236ED8)),
            ]),
            ring: ControlBorder(.white, .points(2)), ink: .white, inkWidth: 3,
            shadow: badgeShadow)
    }

    private static func infoBadge(_ fill: Color, _ ink: Color) -> ButtonMetrics.Badge {
        ButtonMetrics.Badge(
            sign: .info, size: CGSize(width: 18, height: 19), diameter: 15,
            fill: ControlFill(fill), ring: nil, ink: ink, inkWidth: 2,
            shadow: ControlShadow(
                Color(white: 0, alpha: 0.35), offset: CGSize(width: 0, height: 1), blur: 1))
    }
}
