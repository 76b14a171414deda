import Foundation
import Tableshot
import TestSupport
import Testing

/// Decoder that shares no code with the encoder.
enum Pillow {
    struct Pixels {
        var width: Int
        var height: Int
        var hasAlpha: Bool
        /// Four bytes for each pixel, not premultiplied.
        var rgba: [UInt8]
    }

    static func pixels(of png: Data) throws -> Pixels {
        let base = FileManager.default.temporaryDirectory.path + "/pillow-\(UUID().uuidString)"
        defer {
            for suffix in [".png", ".raw"] {
                try? FileManager.default.removeItem(atPath: base + suffix)
            }
        }
        try png.write(to: URL(fileURLWithPath: base + ".png"))
        let output = try Program.python(["-c", script, base])
        let words = String(decoding: output, as: UTF8.self).split(whereSeparator: \.isWhitespace)
        try #require(words.count == 3)
        return Pixels(
            width: try #require(Int(words[0])), height: try #require(Int(words[1])),
            hasAlpha: words[2] == "RGBA",
            rgba: [UInt8](try Data(contentsOf: URL(fileURLWithPath: base + ".raw"))))
    }

    private static let script = """
        import sys
        from PIL import Image
        with Image.open(sys.argv[1] + ".png") as picture:
            print(picture.width, picture.height, picture.mode)
            open(sys.argv[1] + ".raw", "wb").write(picture.convert("RGBA").tobytes())
        """
}

extension Bitmap {
    /// Four bytes for each pixel, not premultiplied.
    ///
    /// Halves are rounded up.
    var straightRGBA: [UInt8] {
        pixels.flatMap { pixel -> [UInt8] in
            let alpha = pixel >> 24
            guard alpha > 0 else { return [0, 0, 0, 0] }
            let channels = [16, 8, 0].map { shift -> UInt8 in
                UInt8(min(255, (((pixel >> shift) & 0xFF) * 255 + alpha / 2) / alpha))
            }
            return channels + [UInt8(alpha)]
        }
    }
}
