import Foundation
import TableDrawing
import TableText

extension EditingMetrics {
    private static let size = CGSize(width: 22, height: 22)

    private static func bars(_ isCross: Bool) -> ThemeShape {
        .bars(
            in: size, length: 11, width: 2, isCross: isCross, cornerRadius: 1, .color(.white))
    }

    /// Controls of iOS 13 to 18: plain discs in system colours, with round marks.
    static let modern = EditingMetrics(
        contentShift: 40, controlCenter: 11, margins: Theme.modernMargins, alignsToPoints: false,
        delete: Control(disc: .disc(diameter: 22, .color(.systemRed)), mark: bars(false)),
        insert: Control(disc: .disc(diameter: 22, .color(.systemGreen)), mark: bars(true)),
        unselected: Control(
            disc: .ring(diameter: 22, width: 1.5, .color(.tertiaryLabel)),
            mark: ThemeShape(size: size, parts: [])),
        selected: Control(
            disc: .disc(diameter: 22, .tint),
            mark: .tick(
                in: size, width: 10,
                stroke: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round),
                .color(.white))),
        turnsArmedMark: false,
        grip: .lines(
            count: 3, size: CGSize(width: 22, height: 9), thickness: 1, .color(.tertiaryLabel)),
        textStyle: .body, gripLeading: 10, gripTrailing: 0,
        multipleSelection: .init(top: .systemGray5, bottom: .systemGray5),
        liftedOpacity: 0.95, liftedBackground: .tertiarySystemBackground,
        liftedShadow: ThemeShadow(
            offset: CGSize(width: 0, height: 1), blur: 12, color: Color(white: 0, alpha: 0.3)))

    /// Controls of iOS 26: the controls of iOS 13 to 18 with more room, because no metrics are
    /// published.
    static let glass: EditingMetrics = {
        var metrics = modern
        metrics.gripLeading = 12
        return metrics
    }()
}
