import Foundation

/// Decoder and encoder that shares no code with the project: Python's Pillow.
enum Pillow {
    struct Failure: Error, CustomStringConvertible { let description: String }

    /// Runs a script with `Image` imported and `argv` set, and returns its output.
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

    /// Returns a picture decoded by Pillow: full colours, not premultiplied.
    ///
    /// Pillow ignores wrong checksums of pixels, so this method checks them first.
    static func decode(_ path: String) throws -> StraightBitmap {
        let data = try run(
            """
            import zlib
            data = open(argv[0], "rb").read()
            pixels, at = b"", 8
            while data.startswith(b"\\x89PNG") and at < len(data):
                length, = struct.unpack_from(">I", data, at)
                kind, body = data[at + 4:at + 8], data[at + 8:at + 8 + length]
                assert struct.unpack_from(">I", data, at + 8 + length)[0] == zlib.crc32(kind + body)
                if kind == b"IDAT": pixels += body
                at += 12 + length
            if pixels: zlib.decompress(pixels)
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
