import Foundation
import TableMockups
import TableSamples
import Tableshot
import Testing

/// Film strips of the fixtures' timelines, which people read as examples.
@Suite struct TimelineSnapshotTests {
    private static let folder = Snapshots.root.appendingPathComponent(
        "Fixtures/documents/animations")

    /// The documents, each with how many frames of it are one in the strip.
    private static let strips: [(name: String, every: Int)] = [
        ("crossfade", 3), ("crossfade-opaque", 3), ("editing", 3), ("deleting", 3),
        ("swiping", 4), ("inserting", 4), ("reordering", 4), ("flick", 15), ("pop", 3),
        ("refreshing", 5),
    ]

    private static func document(_ name: String) throws -> TableDocument {
        let path = folder.appendingPathComponent(name + ".table.yaml").path
        return try DocumentReader(catalogue: .samples).read(path: path)
    }

    @Test("Every document there has a strip, but for those that others come back from")
    func complete() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
            .filter { $0.hasSuffix(".table.yaml") }.map { $0.dropLast(".table.yaml".count) }
        #expect(Set(names.map(String.init)) == Set(Self.strips.map(\.name) + ["pop-detail"]))
    }

    @Test("A timeline's frames are as recorded", arguments: strips)
    func strip(name: String, every: Int) throws {
        var document = try Self.document(name)
        #expect(document.warnings.isEmpty)
        document.screen.scale = 1
        let animation = try animate(document)
        let bytes = MemorySink()
        let sink = FilmStripSink(sink: bytes)
        try animation.write(to: [sink], playback: AnimationPlayback(every: every), name: name)
        #expect(animation.diagnostics.isEmpty)
        try Snapshots.verify(
            ImageDecoder().decode(bytes.data), scale: 1, "Animation/Documents/\(name)")
    }

    @Test("The first frame is the document's picture", arguments: strips.map(\.name))
    func first(name: String) throws {
        let document = try Self.document(name)
        guard name != "pop" else { return }
        #expect(try animate(document).bitmap(ofFrame: 0) == render(document).bitmap())
    }

    @Test("The screen that is come back from is shown first, this one last")
    func pop() throws {
        let document = try Self.document("pop")
        let animation = try animate(document)
        let detail = try render(Self.document("pop-detail")).bitmap()
        #expect(try animation.bitmap(ofFrame: 0) == detail)
        let file = Self.folder.appendingPathComponent("pop.table.yaml")
        let text = try String(contentsOf: file, encoding: .utf8)
            .replacingOccurrences(of: ", selected: true", with: "")
        let deselected = try DocumentReader().read(text: text, name: file.path)
        let last = try animation.bitmap(ofFrame: animation.times.count - 1)
        #expect(last == (try render(deselected).bitmap()))
    }
}
