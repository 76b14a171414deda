import Foundation
import TableControls
import TableDrawing
import TableScreens
import TableText
import TableViews
import Testing

@testable import TableMockups

/// The colour name `tint` in documents.
@Suite struct TintColorTests {
    @Test(
        "A text in the colour tint has the tint colour of its screen", arguments: ["ios7", "ios26"])
    func texts(theme: String) throws {
        func colors(_ keys: String) throws -> [RGBA?] {
            let document = try document(
                """
                theme: \(theme)
                \(keys)
                table:
                  rows:
                    - {text: Sign Out, textColor: tint}
                    - {text: [{text: More, color: tint}]}
                """)
            let table = document.lowered().table
            return document.context().run {
                let labels = table.visibleCells.compactMap(\.textLabel)
                let run =
                    labels[1].attributedText?.attribute(
                        .foregroundColor, at: 0, effectiveRange: nil) as? Color
                return [labels[0].textColor.resolved, run?.resolved]
            }
        }
        let blue = RGBA(hex: theme == "ios26" ? 0x0088FF : 0x007AFF)
        #expect(try colors("") == [blue, blue])
        let red = RGBA(hex: theme == "ios26" ? 0xFF383C : 0xFF3B30)
        #expect(try colors("tint: systemRed") == [red, red])
        if theme == "ios26" {
            let dark = RGBA(hex: 0xFF4245)
            #expect(try colors("tint: systemRed\nappearance: dark") == [dark, dark])
        }
    }

    @Test(
        "The tint colour itself is another colour",
        arguments: ["tint: tint", "theme: {base: ios15, colors: {tint: tint}}"])
    func tintOfTint(key: String) throws {
        let found = mistakes("\(key)\ntable: {rows: []}")
        #expect(found.count == 1)
        #expect(found.first?.contains("tint is the tint colour itself") == true, "\(found)")
    }

    @Test("The tint colour keeps an alpha of its own")
    func alpha() {
        let half = Color.tintColor.withAlphaComponent(0.5)
        Color.$currentTint.withValue(.systemGreen) {
            #expect(half.resolved == Color.systemGreen.withAlphaComponent(0.5).resolved)
        }
        Color.$currentTint.withValue(.tintColor) {
            #expect(Color.tintColor.resolved == Color.systemBlue.resolved)
        }
    }
}
