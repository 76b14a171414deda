import Foundation

/// Properties of an animation, read by Pillow, which shares no code with the sinks.
struct FrameFacts: Decodable {
    var width: Int
    var height: Int
    /// Number of times that the animation plays, or 0 for an endless loop.
    var loop: Int
    /// SHA-256 of each frame's pixels as RGBA.
    var frames: [String]
    /// Durations of the frames in milliseconds.
    var delays: [Double]

    /// Decodes every frame.
    init(_ data: Data) throws {
        self = try Scratch.with { scratch in
            let path = try scratch.file("animation", data)
            let text = try Command.python(["-c", Self.script, path])
            return try JSONDecoder().decode(FrameFacts.self, from: Data(text.utf8))
        }
    }

    private static let script = """
        import hashlib, json, sys
        from PIL import Image, ImageSequence
        with Image.open(sys.argv[1]) as picture:
            frames, delays = [], []
            for frame in ImageSequence.Iterator(picture):
                frames.append(hashlib.sha256(frame.convert("RGBA").tobytes()).hexdigest())
                delays.append(frame.info.get("duration", 0))
            print(json.dumps({"width": picture.width, "height": picture.height, "frames": frames,
                              "delays": delays, "loop": picture.info.get("loop", 1)}))
        """
}
