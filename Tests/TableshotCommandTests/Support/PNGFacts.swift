import Foundation

/// Properties of a PNG, read by Pillow, which shares no code with the encoder.
struct PNGFacts: Decodable {
    var width: Int
    var height: Int
    /// `RGB` or `RGBA`.
    var mode: String
    /// Texts by keyword.
    var texts: [String: String]
    /// SHA-256 of the pixels as RGBA.
    var pixels: String

    /// Decodes the whole picture.
    ///
    /// Throws if any byte is wrong.
    init(_ data: Data) throws {
        self = try Scratch.with { scratch in
            let path = try scratch.file("picture.png", data)
            let text = try Command.python(["-c", Self.script, path])
            return try JSONDecoder().decode(PNGFacts.self, from: Data(text.utf8))
        }
    }

    private static let script = """
        import hashlib, json, sys
        from PIL import Image
        Image.MAX_IMAGE_PIXELS = None
        with Image.open(sys.argv[1]) as picture:
            picture.load()
            mode = picture.mode
            texts = {key: str(value) for key, value in picture.text.items()}
            digest = hashlib.sha256(picture.convert("RGBA").tobytes()).hexdigest()
            print(json.dumps({"width": picture.width, "height": picture.height, "mode": mode,
                              "texts": texts, "pixels": digest}))
        """
}
