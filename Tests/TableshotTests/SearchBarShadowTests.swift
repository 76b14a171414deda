import Foundation
import TableMockups
import Tableshot
import Testing

/// The shadow of a floating button with a cross in a search bar above rows.
@Suite struct SearchBarShadowTests {
    /// Levels of a channel below the button's middle, from the top of the picture.
    private func levels(_ style: String, header: Bool, offset: Int = 0) throws -> [Int] {
        let text = """
            theme: glass
            screen: {width: 320, height: 240, scale: 2}
            offset: \(offset)
            table:
              style: \(style)
              searchBar: {text: a, cancel: true}
              sections:
                - rows: [{}, {}]
            \(header ? "      header: Bookmarks" : "")
            """
        let picture = try render(DocumentReader().read(text: text, name: "d.yaml"))
        let bitmap = try picture.bitmap()
        return (0..<bitmap.height).map { Int(bitmap[564, $0] >> 8 & 0xFF) }
    }

    @Test(arguments: ["plain", "grouped"], [false, true])
    func `the shadow fades out over the content below the bar`(style: String, header: Bool) throws {
        // The button ends 52 points below the top of the bar, and the bar after 60.
        let below = try levels(style, header: header)[106..<170]
        let first = try #require(below.first)
        #expect(below.last.map { $0 - first > 6 } == true)
        for (upper, lower) in zip(below, below.dropFirst()) {
            #expect(lower >= upper && lower - upper <= 2)
        }
    }

    @Test func `the shadow remains after the bar has been scrolled off the screen`() throws {
        let shown = try levels("plain", header: false, offset: 60)
        let rest = try levels("plain", header: false)
        #expect(shown[0] == rest[120] && shown[0] < 254)
    }
}
