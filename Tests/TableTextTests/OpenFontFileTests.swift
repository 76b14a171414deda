import Foundation
import TableDrawing
import Testing

@testable import TableText

/// Font files that shaping opens.
@Suite struct OpenFontFileTests {
    /// Number of times that this process maps a file.
    private func mappings(of file: String) throws -> Int {
        let maps = try String(contentsOfFile: "/proc/self/maps", encoding: .utf8)
        return maps.split(separator: "\n").count { $0.hasSuffix(" " + file) }
    }

    @Test func `cairo opens no font file, since it closes files that other threads use`() throws {
        try withFolder { folder in
            let file = folder + "/Mapped.otf"
            try FileManager.default.copyItem(
                atPath: Fonts.inter + "Inter-Regular.otf", toPath: file)
            let environment = TextEnvironment(fontBook: try FontBook(files: [file]))
            try TextEnvironment.$current.withValue(environment) {
                let font = try #require(Font(name: "Inter", size: 17))
                let text = AttributedText("Measured", font: font, color: .black)
                let layout = Typesetter.layout(
                    text, in: CGSize(width: 300, height: 100), options: .init(),
                    environment: environment)
                #expect(layout.glyphText.runs.isEmpty == false)
                #expect(font.capHeight > 10)
            }
            // Tableshot maps the file for drawing, and HarfBuzz maps the file for shaping. Tests
            // beside this test may release both.
            let count = try mappings(of: file)
            #expect(count <= 2, "\(count) mappings")
        }
    }
}
