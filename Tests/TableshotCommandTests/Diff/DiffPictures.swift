import Foundation

/// Pictures made by Pillow in a folder.
enum DiffPictures {
    /// Runs a script.
    ///
    /// In it, `save(name, image)` writes an image, and `white` is an image of 120 × 80 pixels.
    static func make(in scratch: Scratch, _ script: String) throws {
        try Command.python([
            "-c",
            """
            import os, sys, random
            from PIL import Image, ImageChops
            random.seed(7)
            def save(name, image, **options):
                path = os.path.join(sys.argv[1], name)
                os.makedirs(os.path.dirname(path), exist_ok=True)
                image.save(path, **options)
            white = Image.new("RGB", (120, 80), "white")
            \(script)
            """, scratch.url.path,
        ])
    }
}
