import Foundation
import TableDrawing

extension EditingMetrics {
    private static let size = CGSize(width: 30, height: 30)
    private static let center = CGPoint(x: 15.5, y: 15.5)

    private static func disc(_ stops: [ThemeShape.Stop]) -> ThemeShape {
        .glossyDisc(size: size, center: center, diameter: 23, ring: 2, stops: stops)
    }

    private static func bars(_ isCross: Bool) -> ThemeShape {
        .bars(in: size, center: center, length: 11, width: 3, isCross: isCross, .color(.white))
    }

    private static let red = disc([
        .init(0, Color(hex: 0xF08A8A)), .init(0.5, Color(hex: 0xE04A4A)),
        .init(0.5, Color(hex: 0xD01616)), .init(1, Color(hex: 0xD01616)),
    ])
    private static let green = disc([
        .init(0, Color(hex: 0x9BDD8B)), .init(0.5, Color(hex: 0x5FC04B)),
        .init(0.5, Color(hex: 0x33A51B)), .init(1, Color(hex: 0x33A51B)),
    ])
    private static let ring = ThemeShape(
        size: size,
        parts: [
            ThemeShape.Part(
                ThemeShape.circle(center, 21), .color(Color(white: 0.72, alpha: 1)),
                stroke: StrokeStyle(lineWidth: 2))
        ])

    /// Controls of iOS 3 to 6: glossy discs in a white ring.
    static let classic = EditingMetrics(
        contentShift: 32, controlCenter: 17, margins: MarginTable(base: 0), alignsToPoints: true,
        delete: Control(disc: red, mark: bars(false)),
        insert: Control(disc: green, mark: bars(true)),
        unselected: Control(disc: ring, mark: ThemeShape(size: size, parts: [])),
        selected: Control(
            disc: red,
            mark: .tick(
                in: size, center: center, width: 11,
                stroke: StrokeStyle(lineWidth: 2.75, lineCap: .butt, lineJoin: .miter),
                .color(.white))),
        turnsArmedMark: true,
        grip: .lines(
            count: 3, size: CGSize(width: 21, height: 10), thickness: 2,
            .color(Color(white: 0.69, alpha: 1)),
            shadow: ThemeShadow(
                offset: CGSize(width: 0, height: 1), blur: 0, color: Color(white: 1, alpha: 1))),
        textStyle: nil, gripLeading: 6, gripTrailing: 10,
        multipleSelection: .init(top: Color(hex: 0xE0E9F9), bottom: Color(hex: 0xE0E9F9)),
        liftedOpacity: 0.9, liftedBackground: nil,
        liftedShadow: ThemeShadow(
            offset: CGSize(width: 0, height: 2), blur: 10, color: Color(white: 0, alpha: 0.55)))
}
