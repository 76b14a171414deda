import Foundation
import TableDrawing
import TableImages
import TableSnapshots

/// Puts what the page shows into the folder of the report; what is equal is there once.
struct ReportStore {
    let folder: ReportFolder

    /// Copies a picture, and lets the page read its pixels.
    ///
    /// Throws an `ImageError` if it is no PNG.
    func add(picture data: Data) throws -> ReportPicture {
        let facts = try PNGMetadata(data)
        let hash = ReferenceFile.fingerprint(of: data)
        let file = try folder.add([UInt8](data), hash, in: "images", as: "png")
        try add(hash) { data.base64EncodedString() }
        return ReportPicture(hash: hash, file: file, width: facts.width, height: facts.height)
    }

    /// Puts one frame of an animation beside it, or its last one; nothing for what has no frames.
    ///
    /// - Returns: the path from the page.
    func add(stillOf data: Data, frame: Int) throws -> String? {
        guard
            let reader = try FrameReaders.reader(
                of: data, limits: ReferenceFile.imageLimits)
        else { return nil }
        var still: Bitmap?
        while let next = try reader.next() {
            still = next.bitmap
            if next.index >= frame { break }
        }
        return try still.map { bitmap in
            try folder.add(try PNGEncoder.encode(bitmap), in: "images", as: "png")
        }
    }

    /// Keeps a text for when it is looked at, and returns its hash.
    func add(text: String) throws -> String {
        let hash = ReferenceFile.fingerprint(of: Array(text.utf8))
        try add(hash) { text }
        return hash
    }

    /// Copies a text and returns its path from the page.
    func add(textFile data: Data) throws -> String {
        try folder.add([UInt8](data), in: "texts", as: "txt")
    }

    /// A page on a disk may not fetch files, but run scripts: one that hands over a text.
    private func add(_ hash: String, _ text: () -> String) throws {
        guard !folder.has(hash, in: "data", as: "js") else { return }
        var script = Array("tableshotReceive(\"\(hash)\",".utf8)
        script += try ReportJSON.bytes(of: text())
        script += Array(");\n".utf8)
        _ = try folder.add(script, hash, in: "data", as: "js")
    }
}
