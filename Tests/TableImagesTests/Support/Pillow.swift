import Foundation
import TableDrawing

/// A decoder and encoder that shares no line with the project's: Python's Pillow.
enum Pillow {
    struct Failure: Error, CustomStringConvertible { let description: String }

    /// Runs a script with `Image` imported and `argv` set; returns what it prints.
    @discardableResult
    static func run(_ script: String, _ arguments: String...) throws -> Data {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
        let preamble = "import sys, struct\nfrom PIL import Image\nargv = sys.argv[1:]\n"
        process.arguments = ["-c", preamble + script] + arguments
        let output = Pipe()
        let errors = Pipe()
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        let message = try errors.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure(description: String(decoding: message, as: UTF8.self))
        }
        return data
    }

    /// A picture as Pillow decodes it, strictly: full colours, not premultiplied.
    static func decode(_ path: String) throws -> StraightBitmap {
        let data = try run(
            """
            image = Image.open(argv[0])
            mode = image.mode
            image.load()
            image = image.convert("RGBA")
            out = sys.stdout.buffer
            out.write(struct.pack("<ii", *image.size) + mode.ljust(4).encode())
            out.write(image.tobytes())
            """, path)
        let bytes = [UInt8](data)
        func number(_ offset: Int) -> Int {
            (0..<4).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) }
        }
        let mode = String(decoding: bytes[8..<12], as: UTF8.self)
            .trimmingCharacters(in: .whitespaces)
        let pixels = stride(from: 12, to: bytes.count, by: 4).map { Array(bytes[$0..<($0 + 4)]) }
        return StraightBitmap(
            width: number(0), height: number(4), mode: mode, pixels: pixels)
    }
}

/// Pixels as red, green, blue, alpha, not premultiplied.
struct StraightBitmap {
    let width: Int
    let height: Int
    /// Pillow's name of the file's own format.
    let mode: String
    let pixels: [[UInt8]]

    /// The same premultiplied, by floating-point arithmetic.
    var premultiplied: Bitmap {
        let pixels = pixels.map { pixel -> UInt32 in
            let alpha = Double(pixel[3]) / 255
            func channel(_ index: Int) -> UInt32 {
                UInt32((Double(pixel[index]) * alpha).rounded())
            }
            return UInt32(pixel[3]) << 24 | channel(0) << 16 | channel(1) << 8 | channel(2)
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }
}
