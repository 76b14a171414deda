import Foundation
import Tableshot

/// Drawing of a section's title.
///
/// The workload's headers scroll with the rows, so they are rows here. The headers of a plain table
/// float.
struct ZoneHeaderDrawing: CellDrawing {
    var title: String

    static let height: CGFloat = 28

    func height(forWidth width: CGFloat, state: CellState) -> CGFloat { Self.height }

    func draw(on canvas: Canvas, in bounds: CGRect, state: CellState) {
        let font = ZoneDrawing.inter("Bold", 16)
        title.draw(
            at: CGPoint(x: 16, y: 20 - font.ascender),
            withAttributes: [.font: font, .foregroundColor: Color.black])
    }
}
