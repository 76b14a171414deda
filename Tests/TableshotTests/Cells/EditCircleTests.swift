import Foundation
import Tableshot
import Testing

/// The selection circles are visible on every background.
@Suite struct EditCircleTests {
    @Test(
        arguments: ["classic", "flat", "modern", "glass"], ["light", "dark"])
    func `an empty selection circle is visible on a highlighted row`(
        theme: String, appearance: String
    ) throws {
        let text =
            "theme: \(theme)\nappearance: \(appearance)\nscreen: {width: 320, height: 44, scale: 3}\n"
            + "table: {editing: true, allowsMultipleSelectionDuringEditing: true, "
            + "separatorStyle: none, rows: [{text: \"\", highlighted: true}]}"
        let bitmap = try render(DocumentReader().read(text: text, name: "d.yaml")).bitmap()
        func gray(_ x: Int, _ y: Int) -> Double {
            let pixel = bitmap[x, y]
            let parts: [UInt32] = [pixel >> 16, pixel >> 8, pixel]
            return parts.reduce(0.0) { $0 + Double($1 & 0xFF) } / 3
        }
        let y = bitmap.height / 2
        let ground = gray(bitmap.width / 2, y)
        var strongest = 0.0
        for x in 0..<160 { strongest = max(strongest, abs(gray(x, y) - ground)) }
        #expect(strongest > 25)
    }
}
