import Foundation
import TableMockups
import Tableshot
import Testing

/// Backgrounds of selected rows fade between their looks when editing begins and ends.
@Suite struct SelectionLookTests {
    @Test(
        "A selected background fades while editing ends",
        arguments: ["classic", "flat", "modern"])
    func end(theme: String) throws {
        let text = """
            screen: {width: 220, height: 90, scale: 1}
            theme: \(theme)
            table:
              editing: true
              allowsMultipleSelectionDuringEditing: true
              allowsMultipleSelection: true
              rows: [{text: One}, {text: Two}]
            timeline: [{at: 0, select: [0, 0]}, {at: 0.5, editing: false}]
            animation: {fps: 20}

            """
        let frames = try animate(DocumentReader().read(text: text)).bitmaps()
        #expect(frames[10] == frames[9])
        // Beside all parts of the row.
        func level(_ frame: Bitmap) -> Double {
            let color = frame[150, 30]
            return Double(color & 0xFF) + Double(color >> 8 & 0xFF) + Double(color >> 16 & 0xFF)
        }
        let levels = frames.dropFirst(10).map(level)
        let (first, last) = (try #require(levels.first), try #require(levels.last))
        guard first != last else { return }
        let way = (last - first).sign == .plus ? 1.0 : -1.0
        #expect(zip(levels, levels.dropFirst()).allSatisfy { ($1 - $0) * way >= 0 }, "\(levels)")
        #expect(Set(levels).count > 3, "\(levels)")
    }
}
