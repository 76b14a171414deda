import Foundation
import Tableshot

/// A name and a bar that says how much is left: a cell as a value that draws itself.
public struct GaugeDrawing: CellDrawing {
    public var name: String
    /// From 0 to 1.
    public var level: Double

    public init(name: String, level: Double) {
        self.name = name
        self.level = level
    }

    public func height(forWidth width: CGFloat, state: CellState) -> CGFloat { 52 }

    public func draw(on canvas: Canvas, in bounds: CGRect, state: CellState) {
        name.draw(
            at: CGPoint(x: 16, y: 8),
            withAttributes: [.font: Font.systemFont(ofSize: 17), .foregroundColor: Color.label])

        let track = CGRect(x: 16, y: 36, width: bounds.width - 32, height: 6)
        Color.systemGray5.setFill()
        BezierPath(roundedRect: track, cornerRadius: 3).fill()

        var filled = track
        filled.size.width *= min(1, max(0, level))
        (level < 0.25 ? Color.systemRed : .systemGreen).setFill()
        BezierPath(roundedRect: filled, cornerRadius: 3).fill()
    }
}
