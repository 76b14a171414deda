import Foundation
import Tableshot

/// Drawing of a time zone.
///
/// Lengths are in points from the row's top left corner.
struct ZoneDrawing: CellDrawing {
    var city: String
    var time: String
    var detail: String
    var day: String
    var icon: Image

    static let height: CGFloat = 60
    private static let left: CGFloat = 16
    private static let right: CGFloat = 330
    private static let main = inter("Regular", 18)
    private static let secondary = inter("Regular", 12)
    private static let secondaryColor = Color(hex: 0x8E8E93)

    /// Returns Inter in its own widths, as the peer draws Inter.
    ///
    /// The system font has San Francisco's widths.
    static func inter(_ style: String, _ size: CGFloat) -> Font {
        Font(name: "Inter-" + style, size: size) ?? .systemFont(ofSize: size)
    }

    func height(forWidth width: CGFloat, state: CellState) -> CGFloat { Self.height }

    func draw(on canvas: Canvas, in bounds: CGRect, state: CellState) {
        let color = state.isSelected ? Color.white : .black
        draw(city, Self.main, color, atLeft: Self.left, baseline: 27)
        draw(time, Self.main, color, atRight: Self.right, baseline: 27)
        let faint = state.isSelected ? Color.white : Self.secondaryColor
        draw(detail, Self.secondary, faint, atLeft: Self.left, baseline: 48)
        draw(day, Self.secondary, faint, atRight: Self.right, baseline: 48)
        canvas.draw(icon, in: CGRect(x: 344, y: 15, width: 30, height: 30))
    }

    private func draw(
        _ text: String, _ font: Font, _ color: Color, atLeft x: CGFloat, baseline: CGFloat
    ) {
        text.draw(
            at: CGPoint(x: x, y: baseline - font.ascender),
            withAttributes: [.font: font, .foregroundColor: color])
    }

    private func draw(
        _ text: String, _ font: Font, _ color: Color, atRight x: CGFloat, baseline: CGFloat
    ) {
        let width = text.size(withAttributes: [.font: font, .foregroundColor: color]).width
        draw(text, font, color, atLeft: x - width, baseline: baseline)
    }
}
