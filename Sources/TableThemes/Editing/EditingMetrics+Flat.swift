import Foundation
import TableDrawing

extension EditingMetrics {
    private static let size = CGSize(width: 22, height: 22)

    private static func bars(_ isCross: Bool) -> ThemeShape {
        .bars(in: size, length: 12, width: 2, isCross: isCross, .color(.white))
    }

    /// Gray #C7C7CC on white; a darker gray on the gray of a highlighted row.
    private static let line = Color(hex: 0x1F1F33, alpha: 0.25)

    /// Controls of iOS 7 to 12: plain discs with thin marks.
    static let flat = EditingMetrics(
        contentShift: 38, controlCenter: 11,
        margins: Theme.flatMargins,
        alignsToPoints: false,
        delete: Control(
            disc: .disc(diameter: 22, .color(Color(hex: 0xFF3B30))), mark: bars(false)),
        insert: Control(
            disc: .disc(diameter: 22, .color(Color(hex: 0x4CD964))), mark: bars(true)),
        unselected: Control(
            disc: .ring(diameter: 22, width: 1, .color(line)),
            mark: ThemeShape(size: size, parts: [])),
        selected: Control(
            disc: .disc(diameter: 22, .tint),
            mark: .tick(
                in: size, width: 11,
                stroke: StrokeStyle(lineWidth: 1.5, lineCap: .butt, lineJoin: .miter),
                .color(.white))),
        turnsArmedMark: false,
        grip: .lines(
            count: 3, size: CGSize(width: 22, height: 9), thickness: 1,
            .color(line)),
        textStyle: nil, gripLeading: 10, gripTrailing: 0,
        multipleSelection: .init(top: Color(hex: 0xE5E5EA), bottom: Color(hex: 0xE5E5EA)),
        liftedOpacity: 0.9, liftedBackground: nil,
        liftedShadow: ThemeShadow(
            offset: CGSize(width: 0, height: 0), blur: 10, color: Color(white: 0, alpha: 0.4)))
}
