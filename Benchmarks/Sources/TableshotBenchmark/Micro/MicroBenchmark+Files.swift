import Foundation
import TableCompositing
import TableSnapshots
import Tableshot

/// Work on pixels: compression, writing, reading and comparison.
extension MicroBenchmark {
    /// Returns the strips of the first screen: the first row of each strip in the picture, and its
    /// pixels.
    private func strips() throws -> (width: Int, [(y: Int, pixels: [UInt32])]) {
        let placed = try compositor.placed(try screen(0).renderTree())
        let strips = try placed.strips.map { strip in
            try compositor.paint(strip, of: placed, report: { _ in }) {
                (strip.rows.lowerBound, Array($0))
            }
        }
        return (placed.pixelWidth, strips)
    }

    /// Compresses strips.
    ///
    /// Strips for recorded files are only packed and filtered, because the whole picture is
    /// compressed at once.
    func compress(_ part: Part, _ compression: PNGCompression) throws -> Measurement {
        let (width, strips) = try strips()
        let compressor = PNGBandCompressor(isOpaque: true, compression: compression)
        return try measured(part, 50, each: strips.count) { _ in
            var bytes = 0
            for (y, pixels) in strips {
                bytes += try pixels.withUnsafeBufferPointer {
                    try compressor.compress(
                        $0, width: width, height: pixels.count / width, y: y
                    ).payload.count
                }
            }
            return bytes
        }
    }

    func join() throws -> Measurement {
        let (width, strips) = try strips()
        let compressor = PNGBandCompressor(isOpaque: true, compression: .portable)
        let bands = try strips.map { y, pixels in
            try pixels.withUnsafeBufferPointer {
                try compressor.compress($0, width: width, height: pixels.count / width, y: y)
            }
        }
        let height = bands.reduce(0) { $0 + $1.height }
        return try measured(.join, 500) { _ in
            // Capacity as in `Picture`.
            let sink = MemorySink(capacity: width * height / 6)
            let encoder = try PNGEncoder(
                width: width, height: height, isOpaque: true, sink: sink)
            for band in bands { try encoder.append(band) }
            try encoder.finish()
            return sink.bytes.count
        }
    }

    func encode() throws -> Measurement {
        let bitmap = try screen(0).bitmap()
        return try measured(.libdeflate, 10) { _ in
            let sink = MemorySink()
            let encoder = try PNGEncoder(
                width: bitmap.width, height: bitmap.height, isOpaque: true, compression: .recorded,
                sink: sink)
            try encoder.write(Band(y: 0, bitmap: bitmap))
            try encoder.finish()
            return sink.bytes.count
        }
    }

    func write() throws -> Measurement {
        let bytes = [UInt8](try screen(0).pngData())
        return try Self.withFolder { folder in
            try measured(.write, 200) { round in
                try AtomicFile.write(bytes, to: "\(folder)/\(max(0, round) % 60).png")
                return bytes.count
            }
        }
    }

    func read() throws -> Measurement {
        try Self.withFolder { folder in
            let path = folder + "/a.png"
            try screen(0).writePNG(to: path)
            let decoder = ImageDecoder()
            return try measured(.read, 500) { _ in try decoder.read(path).count }
        }
    }

    func inflate() throws -> Measurement {
        let data = try screen(0).pngData()
        let decoder = ImageDecoder()
        return try measured(.inflate, 50) { _ in try decoder.decode(data).pixels.count * 4 }
    }

    func compare() throws -> Measurement {
        try Self.withFolder { folder in
            let paths = [folder + "/a.png", folder + "/b.png"]
            try screen(0).writePNG(to: paths[0])
            let other = ZoneTable.context.run { ZoneTable(data) }
            other.deselectRow(at: ZoneTable.selection, animated: false)
            try benchmark.picture(of: other, 0).writePNG(to: paths[1])
            return try measured(.compare, 20) { _ in
                let comparison = try PictureFileComparison(expected: paths[0], actual: paths[1])
                guard case .still(let still) = comparison.content else { return 0 }
                return still.count
            }
        }
    }

    /// Runs `body` with a temporary folder.
    private static func withFolder<Value>(_ body: (String) throws -> Value) throws -> Value {
        let folder = NSTemporaryDirectory() + "/micro-\(getpid())"
        try OutputFolder.make(folder)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        return try body(folder)
    }
}
