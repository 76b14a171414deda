import Foundation
import TableCompositing
import TableDrawing
import TestSupport
import Testing

/// A written vector file, and its rendering by other programs.
struct VectorFile {
    let format: VectorFormat
    let bytes: [UInt8]
    let diagnostics: [Diagnostic]

    init(
        _ format: VectorFormat, _ tree: RenderTree, text: VectorText = .outlines,
        title: String? = nil
    ) throws {
        let log = DiagnosticLog()
        let output = Output()
        try DiagnosticLog.$current.withValue(log) {
            let writer = try VectorWriter(format, of: tree, text: text, title: title) {
                output.bytes += $0
            }
            try writer.append(tree, rows: tree.pixelHeight, firstRow: 0)
            try writer.finish(creator: "the tests", stamp: "")
        }
        self.format = format
        bytes = output.bytes
        diagnostics = log.diagnostics
    }

    final class Output {
        var bytes: [UInt8] = []
    }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Pixels of the file, rendered by another program: rsvg-convert, Poppler's pdftocairo, or
    /// pdftoppm, whose renderer is Poppler's own and coarser.
    func rasterized(width: Int, height: Int, coarsely: Bool = false) throws -> Bitmap {
        try Self.rasterized(bytes, format, width: width, height: height, coarsely: coarsely)
    }

    static func rasterized(
        _ bytes: [UInt8], _ format: VectorFormat, width: Int, height: Int, coarsely: Bool = false
    ) throws -> Bitmap {
        let base = FileManager.default.temporaryDirectory.path + "/vectors-\(UUID().uuidString)"
        defer {
            for suffix in [".svg", ".pdf", ".png", ".raw"] {
                try? FileManager.default.removeItem(atPath: base + suffix)
            }
        }
        try Data(bytes).write(to: URL(fileURLWithPath: base + "." + format.rawValue))
        switch format {
        case .svg:
            try run([
                "rsvg-convert", "-w", "\(width)", "-h", "\(height)", base + ".svg", "-o",
                base + ".png",
            ])
        case .pdf:
            try run([
                coarsely ? "pdftoppm" : "pdftocairo", "-png", "-singlefile", "-scale-to-x",
                "\(width)", "-scale-to-y",
                "\(height)", base + ".pdf", base,
            ])
        }
        try run([
            "/usr/bin/python3", "-c",
            "import sys; from PIL import Image; p = Image.open(sys.argv[1] + '.png'); "
                + "open(sys.argv[1] + '.raw', 'wb').write(p.convert('RGBA').tobytes())", base,
        ])
        let raw = [UInt8](try Data(contentsOf: URL(fileURLWithPath: base + ".raw")))
        try #require(raw.count == width * height * 4)
        var bitmap = Bitmap(width: width, height: height)
        for index in 0..<width * height {
            let (red, green, blue) = (raw[index * 4], raw[index * 4 + 1], raw[index * 4 + 2])
            bitmap.pixels[index] =
                UInt32(raw[index * 4 + 3]) << 24 | UInt32(red) << 16 | UInt32(green) << 8
                | UInt32(blue)
        }
        return bitmap
    }

    /// Words that Poppler's pdftotext finds.
    func words() throws -> String {
        let path = FileManager.default.temporaryDirectory.path + "/vectors-\(UUID().uuidString).pdf"
        defer { try? FileManager.default.removeItem(atPath: path) }
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        return try Self.run(["pdftotext", path, "-"])
    }

    @discardableResult
    private static func run(_ words: [String]) throws -> String {
        String(decoding: try Program.run(words), as: UTF8.self)
    }
}

/// Distance of two pictures of equal sizes, in units of a channel of 256 values.
struct Difference: CustomStringConvertible {
    let mean: Double
    let largest: Int
    /// Share of pixels that differ by more than 48.
    let striking: Double

    init(_ a: Bitmap, _ b: Bitmap) {
        var (sum, largest, striking) = (0, 0, 0)
        for (one, other) in zip(a.pixels, b.pixels) where one != other {
            var pixel = 0
            for shift: UInt32 in [0, 8, 16, 24] {
                let distance = abs(Int((one >> shift) & 0xFF) - Int((other >> shift) & 0xFF))
                pixel = max(pixel, distance)
            }
            sum += pixel
            largest = max(largest, pixel)
            if pixel > 48 { striking += 1 }
        }
        mean = Double(sum) / Double(max(1, a.pixels.count))
        self.largest = largest
        self.striking = Double(striking) / Double(max(1, a.pixels.count))
    }

    var description: String { "mean \(mean), largest \(largest), striking \(striking)" }
}
