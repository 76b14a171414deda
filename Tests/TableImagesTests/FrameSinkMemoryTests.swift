import Foundation
import TableDrawing
import TableImages
import TestSupport
import Testing

/// Memory of the sinks during an animation.
@Suite struct FrameSinkMemoryTests {
    @Test("A long animation becomes an APNG, a GIF, a WebP and a folder in bounded memory")
    func bounded() async {
        // A separate process, because its memory is measured.
        await #expect(processExitsWith: .success) {
            let (side, count) = (128, 600)
            /// Returns a frame of a square that moves to and fro.
            func bitmap(_ index: Int) -> Bitmap {
                var pixels = [UInt32](repeating: 0xFFFF_FFFF, count: side * side)
                for y in 20..<40 {
                    for x in 0..<20 { pixels[y * side + x + index % 100] = 0xFF00_7AFF }
                }
                return Bitmap(width: side, height: side, pixels: pixels)
            }
            let folder = try TemporaryFolder()
            let frames = folder.file("frames")
            try FileManager.default.createDirectory(
                atPath: frames, withIntermediateDirectories: false)
            let ways: [(String, () throws -> any FrameSink)] = [
                ("APNG", { try APNGSink(path: folder.file("a.png")) }),
                ("GIF", { try GIFSink(path: folder.file("a.gif")) }),
                ("WebP", { try AnimatedWebPSink(path: folder.file("a.webp")) }),
                ("folder", { FrameFolderSink(folder: frames) }),
            ]
            for (name, make) in ways {
                let sink = try make()
                try sink.begin(
                    FrameSequence(
                        width: side, height: side, frameCount: count, framesPerSecond: 20))
                var early = 0
                for index in 0..<count {
                    if index == count / 4 { early = try ProcessMemory.residentBytes() }
                    try sink.write(
                        Frame(
                            index: index, time: Double(index) / 20, duration: 0.05,
                            bitmap: bitmap(index)))
                }
                let grown = try ProcessMemory.residentBytes() - early
                try sink.finish()
                // The 450 later frames have 29 MB of pixels.
                #expect(grown < 12 << 20, "\(name): \(grown)")
            }
        }
    }
}
