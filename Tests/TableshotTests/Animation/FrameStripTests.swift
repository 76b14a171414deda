import Foundation
import Tableshot
import Testing

/// Frames that are written to files strip by strip.
@Suite struct FrameStripTests {
    private static let size = CGSize(width: 200, height: 220)

    private static func table(selected: Bool) -> TableView {
        let table = AnimatedList.table(AnimatedList(rows: 12))
        if selected { table.selectRow(at: [0, 1], animated: false, scrollPosition: .none) }
        return table
    }

    private static func fade() throws -> Animation {
        try crossfade(
            from: render(size: size) { table(selected: true) },
            to: render(size: size) { table(selected: false) }, duration: 0.5,
            framesPerSecond: 20)
    }

    /// Animation of scrolling rows and a deleted row, below floating headers.
    private static func movement() throws -> Animation {
        try animate(size: size, duration: 0.6, framesPerSecond: 20) { clock in
            let list = AnimatedList([(0..<9).map { "Row \($0)" }, (9..<30).map { "Row \($0)" }])
            list.headers = true
            let table = AnimatedList.table(list)
            table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
            clock.at(0.1) { table.scrollToRow(at: [1, 2], at: .top, animated: true) }
            clock.at(0.2) { table.deselectRow(at: [0, 1], animated: true) }
            return table
        }
    }

    /// Writes the frames as files and reads their bytes.
    private static func files(
        of animation: Animation, compression: PNGCompression = .portable,
        besides sinks: [any FrameSink] = []
    ) throws -> [Data] {
        let folder = NSTemporaryDirectory() + "/frames-\(UUID().uuidString)"
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try animation.write(
            to: sinks + [FrameFolderSink(folder: folder, compression: compression)])
        return try FileManager.default.contentsOfDirectory(atPath: folder).sorted().map {
            try Data(contentsOf: URL(fileURLWithPath: folder + "/" + $0))
        }
    }

    private static func recipe(_ isFade: Bool) throws -> Animation {
        isFade ? try fade() : try movement()
    }

    @Test(arguments: [true, false], PNGCompression.allCases)
    func `a file of a frame has the frame's pixels`(
        isFade: Bool, compression: PNGCompression
    ) throws {
        let animation = try Self.recipe(isFade)
        let files = try Self.files(of: animation, compression: compression)
        var frames: [Bitmap] = []
        try animation.forEachFrame { frames.append($0.bitmap) }
        #expect(files.count == frames.count && frames.count == (isFade ? 11 : 13))
        for (file, frame) in zip(files, frames) {
            #expect(try ImageDecoder().decode(file) == frame)
        }
        #expect(Set(frames).count > 5)
    }

    @Test(arguments: [true, false])
    func `the bytes depend neither on the cache nor on threads nor on other sinks`(isFade: Bool)
        throws
    {
        let files = try Self.files(of: Self.recipe(isFade))
        let other = try Self.recipe(isFade)
        other.cache = PictureCache(budget: 0)
        other.threads = 3
        #expect(try Self.files(of: other) == files)
        #expect(try Self.files(of: other, besides: [APNGSink(sink: MemorySink())]) == files)
    }

    @Test func `a crossfade draws only the fading row for each frame`() throws {
        let fade = try Self.fade()
        // A single thread writes frames in order.
        fade.threads = 1
        var sizes: [Int] = []
        let folder = NSTemporaryDirectory() + "/frames-\(UUID().uuidString)"
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try fade.write(to: [FrameFolderSink(folder: folder)]) { _ in
            sizes.append(fade.cache.byteCount)
        }
        let growth = zip(sizes, sizes.dropFirst()).map { $1 - $0 }
        // The cache keeps the row's pixels of both pictures for all frames that mix the pictures.
        // Later frames add only compressed data.
        let whole = 2 * 4 * fade.pixelWidth * fade.pixelHeight
        #expect(growth[0] > growth[1] && growth[0] < whole / 2, "\(growth[0]) of \(whole)")
        #expect(growth.dropFirst().allSatisfy { $0 < sizes[0] / 2 })
        #expect(growth.dropFirst().contains { $0 > 0 })
    }
}
