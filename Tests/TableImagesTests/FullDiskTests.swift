import Foundation
import TableDrawing
import TableImages
import Testing
import TestSupport

/// Files that sinks of frames leave on a full disk.
@Suite struct FullDiskTests {
    /// File on a disk with a limited number of bytes.
    private final class SmallDisk: ByteSink {
        let file: AtomicFile
        private var room: Int

        init(path: String, room: Int) throws {
            file = try AtomicFile(path: path)
            self.room = room
        }

        func write(_ bytes: [UInt8]) throws {
            try file.write(Array(bytes.prefix(room)))
            guard bytes.count <= room else {
                throw OutputError(.write, path: file.path, code: ENOSPC)
            }
            room -= bytes.count
        }
    }

    /// A sink for a single file, with a closure for the finished file.
    private typealias Maker = (any ByteSink, @escaping () throws -> Void) -> any FrameSink

    private static var makers: [(String, Maker)] {
        [
            ("APNG", { APNGSink(sink: $0, commit: $1) }),
            ("GIF", { GIFSink(sink: $0, commit: $1) }),
            ("WebP", { AnimatedWebPSink(sink: $0, commit: $1) }),
            ("Y4M", { Y4MSink(sink: $0, commit: $1) }),
            ("raw", { RawFrameSink(sink: $0, commit: $1) }),
        ]
    }

    @Test("The error of a full disk states its reason at any position, and leaves no file")
    func smallDisk() throws {
        for (name, make) in Self.makers {
            let whole = MemorySink()
            try FrameSinkTests.write(make(whole, {}))
            let folder = try TemporaryFolder()
            let path = folder.file("a")
            for room in [0, 1, 20, whole.bytes.count / 2, whole.bytes.count - 1] {
                do {
                    let disk = try SmallDisk(path: path, room: room)
                    #expect(throws: OutputError(.write, path: path, code: ENOSPC), "\(name)") {
                        try FrameSinkTests.write(make(disk, { try disk.file.commit() }))
                    }
                }
                #expect(folder.names == [], "\(name) with room for \(room) bytes")
            }
            let disk = try SmallDisk(path: path, room: whole.bytes.count)
            try FrameSinkTests.write(make(disk, { try disk.file.commit() }))
            #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == whole.data, "\(name)")
        }
    }

    @Test("The error of a full device names it")
    func fullDevice() throws {
        for sink in [
            try APNGSink(path: "/dev/full"), try GIFSink(path: "/dev/full"),
            try AnimatedWebPSink(path: "/dev/full"),
        ] as [any FrameSink] {
            #expect(throws: OutputError(.write, path: "/dev/full", code: ENOSPC)) {
                try FrameSinkTests.write(sink)
            }
        }
    }

    @Test("A folder keeps the complete frames before the frame that did not fit")
    func folder() throws {
        let folder = try TemporaryFolder()
        let third = folder.file("frame-0002.png")
        try FileManager.default.createSymbolicLink(
            atPath: third, withDestinationPath: "/dev/full")
        #expect(throws: OutputError(.write, path: third, code: ENOSPC)) {
            try FrameSinkTests.write(FrameFolderSink(folder: folder.path))
        }
        #expect(folder.names == ["frame-0000.png", "frame-0001.png", "frame-0002.png"])
        #expect(try Pillow.decode(folder.file("frame-0001.png")).width == 24)
    }
}
