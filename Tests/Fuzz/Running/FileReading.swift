import Foundation
import TableImages
import TableMockups
import TableSamples
import TableSnapshots

/// Reads files with the readers of the libraries.
enum FileReading {
    /// Reads a file according to its name.
    ///
    /// Errors are expected, and ignored.
    static func read(_ path: String) {
        let name = (path as NSString).lastPathComponent
        switch (path as NSString).pathExtension {
        case "png", "jpg", "webp", "gif", "svg": decode(path)
        case "yaml", "json":
            if name.contains(".table.") {
                let reader = DocumentReader(
                    catalogue: .samples, assets: [InputGenerator.assets])
                _ = try? reader.read(path: path)
            } else if name == "results.json" {
                _ = try? RunResults.read((path as NSString).deletingLastPathComponent)
            }
        default: break
        }
    }

    /// Decodes a picture, and at most ten frames of an animation.
    private static func decode(_ path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return }
        if let reader = try? FrameReaders.reader(of: data, name: path) {
            var count = 0
            while count < 10, (try? reader.next()) ?? nil != nil { count += 1 }
        }
        _ = try? ImageDecoder().decode(data, name: path)
    }
}
