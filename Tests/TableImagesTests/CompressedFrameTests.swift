import Foundation
import TableDrawing
import TableImages
import TestSupport
import Testing

/// Frames that a sink receives as compressed strips.
@Suite struct CompressedFrameTests {
    private static func frame(
        _ index: Int, of bitmap: Bitmap, _ compression: PNGCompression, leavingOut missing: Int = 0
    ) throws -> CompressedFrame {
        let compressor = PNGBandCompressor(isOpaque: true, compression: compression)
        let bands = try bitmap.bands(of: 5).dropLast(missing).map { try compressor.compress($0) }
        return CompressedFrame(index: index, time: 0, duration: 0.1, bands: bands)
    }

    @Test(arguments: PNGCompression.allCases)
    func `a file has the pixels of the strips, including strips moved after their compression`(
        compression: PNGCompression
    ) throws {
        let folder = try TemporaryFolder()
        let sink = FrameFolderSink(folder: folder.path, compression: compression)
        try sink.begin(FrameSinkTests.sequence(count: 2))
        let bitmap = FrameSinkTests.frames[0].bitmap
        var frame = try Self.frame(0, of: bitmap, compression)
        try sink.write(frame)
        // In reverse order: the last row is a separate strip.
        let bands = frame.bands
        var y = 0
        frame.bands = bands.reversed().map { band in
            defer { y += band.height }
            return band.moved(toRow: y)
        }
        frame.index = 1
        try sink.write(frame)
        try sink.finish()
        let file = FrameFolderSink.path(ofFrame: 0, of: 2, in: folder.path)
        #expect(try ImageDecoder().decode(Data(contentsOf: URL(fileURLWithPath: file))) == bitmap)
        let other = FrameFolderSink.path(ofFrame: 1, of: 2, in: folder.path)
        let pixels = bitmap.bands(of: 5).reversed().flatMap(\.bitmap.pixels)
        #expect(
            try ImageDecoder().decode(Data(contentsOf: URL(fileURLWithPath: other))).pixels
                == pixels)
    }

    @Test func `frames out of order and frames with missing strips are errors`() throws {
        let folder = try TemporaryFolder()
        let sink = FrameFolderSink(folder: folder.path)
        let bitmap = FrameSinkTests.frames[0].bitmap
        #expect(throws: FrameSinkError.self) {
            try sink.write(Self.frame(0, of: bitmap, .portable))
        }
        try sink.begin(FrameSinkTests.sequence(count: 2))
        #expect(throws: FrameSinkError.self) {
            try sink.write(Self.frame(1, of: bitmap, .portable))
        }
        #expect(throws: FrameSinkError.self) {
            try sink.write(Self.frame(0, of: bitmap, .portable, leavingOut: 1))
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }
}
