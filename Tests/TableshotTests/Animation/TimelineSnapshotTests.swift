import Foundation
import TableMockups
import TableSamples
import Tableshot
import TestSupport
import Testing

/// Film strips of the fixtures' timelines, which serve as examples.
@Suite struct TimelineSnapshotTests {
    private static let folder = Snapshots.root.appendingPathComponent(
        "Fixtures/documents/animations")

    /// Documents, each with the number of its frames for each frame of the strip.
    private static let strips: [(name: String, every: Int)] = [
        ("crossfade", 3), ("crossfade-opaque", 3), ("two-fades", 5), ("editing", 3),
        ("deleting", 3),
        ("swiping", 4), ("inserting", 4), ("reordering", 4), ("flick", 15), ("pop", 3),
        ("refreshing", 5), ("sorting", 4), ("pushing", 3),
    ]

    private static func document(_ name: String) throws -> TableDocument {
        let path = folder.appendingPathComponent(name + ".table.yaml").path
        return try DocumentReader(catalogue: .samples).read(path: path)
    }

    @Test("Every document has a strip, except the documents that other documents return from")
    func complete() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
            .filter { $0.hasSuffix(".table.yaml") }.map { $0.dropLast(".table.yaml".count) }
        #expect(Set(names.map(String.init)) == Set(Self.strips.map(\.name) + ["pop-detail"]))
    }

    @Test("A timeline's frames equal the recorded strip", arguments: strips)
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

    @Test("A frame has the same pixels as a file and in an animation", arguments: strips)
    func files(name: String, every: Int) throws {
        let animation = try animate(Self.document(name))
        let folder = try TemporaryFolder()
        let prints = PrintSink()
        try animation.write(
            to: [FrameFolderSink(folder: folder.path, compression: .portable), prints],
            playback: AnimationPlayback(every: max(1, every / 2)))
        let files = folder.names.sorted()
        #expect(files.count > 4 && files.count == prints.hashes.count)
        for (file, hash) in zip(files, prints.hashes) {
            let bitmap = try ImageDecoder().decode(
                Data(contentsOf: URL(fileURLWithPath: folder.file(file))))
            #expect(bitmap.hashValue == hash, "\(file)")
        }
    }

    /// Sink that keeps the hashes of an animation's frames.
    private final class PrintSink: FrameSink {
        var hashes: [Int] = []

        func begin(_ sequence: FrameSequence) throws {}
        func write(_ frame: Frame) throws { hashes.append(frame.bitmap.hashValue) }
        func finish() throws {}
    }

    @Test("The first frame is the document's picture", arguments: strips.map(\.name))
    func first(name: String) throws {
        let document = try Self.document(name)
        guard name != "pop" else { return }
        #expect(try animate(document).bitmap(ofFrame: 0) == render(document).bitmap())
    }

    @Test("A pop shows the other screen first and the document's screen last")
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

    @Test("Screens slide within a device's body, which stays in place")
    func bezel() throws {
        let text = """
            screen: {device: iphone-5, scale: 1}
            theme: flat
            bars: {bezel: true, statusBar: true, navigationBar: {title: List}}
            table: {rows: [{text: One}, {text: Two}]}
            """
        let steps =
            "\ntimeline: [{at: 0.25, push: pop-detail.table.yaml}, "
            + "{at: 1, pop: pop-detail.table.yaml}]"
        let path = Self.folder.appendingPathComponent("bezel.table.yaml").path
        let still = try DocumentReader().read(text: text, name: path)
        let moving = try DocumentReader().read(text: text + steps, name: path)
        let film = try animate(moving, framesPerSecond: 20)
        let rest = try render(still).bitmap()
        let frames = try film.bitmaps()
        #expect(frames.first == rest)
        #expect(frames.last == rest)
        #expect(Set(frames.map(\.pixels)).count > 5)
        // The body around the screen never changes.
        for frame in frames {
            var differences = 0
            for y in 0..<frame.height {
                for x in 0..<26
                where frame.pixels[y * frame.width + x]
                    != rest.pixels[y * rest.width + x]
                {
                    differences += 1
                }
            }
            #expect(differences == 0)
        }
    }

    @Test("A picture of an instant equals the frame of the instant at any rate", arguments: strips)
    func instants(name: String, every: Int) throws {
        var document = try Self.document(name)
        document.screen.scale = 1
        for rate in [10.0, 60] {
            let film = try animate(document, framesPerSecond: rate)
            try film.forEachFrame(AnimationPlayback(every: max(1, film.times.count / 7))) { frame in
                let picture = try render(document, at: frame.time).bitmap()
                #expect(
                    frame.bitmap == picture,
                    "\(frame.time) s at \(rate) frames a second")
            }
        }
    }

    @Test(
        "A step between two frames begins with the picture at its instant, at any rate",
        arguments: [
            "{at: 0.0, scroll: {by: 150}}, {at: 0.11, insert: [0, 6], row: {text: New}}",
            "{at: 0.0, scroll: {by: 150}}, {at: 0.11, delete: [0, 2]}, {at: 0.17, delete: [0, 4]}",
            "{at: 0.0, scroll: {flick: 900}}, {at: 0.13, move: [0, 1], to: [0, 9]}",
            "{at: 0.0, insert: [0, 0], row: {text: New}}, {at: 0.07, scroll: {by: 90}}, "
                + "{at: 0.31, select: [0, 5]}, {at: 0.33, deselect: [0, 5]}",
        ])
    func betweenFrames(steps: String) throws {
        let rows = (0..<20).map { "{text: Row \($0)}" }.joined(separator: ", ")
        let document = try DocumentReader().read(
            text: """
                screen: {width: 200, height: 240, scale: 1}
                table: {rows: [\(rows)]}
                timeline: [\(steps)]
                """, name: "between.yaml")
        let coarse = try animate(document, duration: 1, framesPerSecond: 5).bitmaps()
        let fine = try animate(document, duration: 1, framesPerSecond: 60).bitmaps()
        #expect(coarse.count == 6 && fine.count == 61)
        for (index, bitmap) in coarse.enumerated() {
            #expect(bitmap == fine[index * 12], "frame \(index)")
            #expect(try render(document, at: Double(index) / 5).bitmap() == bitmap, "\(index)")
        }
    }
}
