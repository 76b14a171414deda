import Foundation
import TableDrawing
import TableImages
import TableSnapshots

/// Store of the page's files in the report's folder; equal files are stored once.
struct ReportStore {
    let folder: ReportFolder

    /// Copies a picture and makes its pixels readable for the page.
    ///
    /// Throws an `ImageError` if the data is not a PNG.
    func add(picture data: Data) throws -> ReportPicture {
        let facts = try PNGMetadata(data)
        let hash = ReferenceFile.fingerprint(of: data)
        let file = try folder.add([UInt8](data), hash, in: "images", as: "png")
        try add(hash) { data.base64EncodedString() }
        return ReportPicture(hash: hash, file: file, width: facts.width, height: facts.height)
    }

    /// Stores a frame of an animation, or its last frame, as a still picture.
    ///
    /// - Returns: Path relative to the page, or `nil` if the data contains no frames.
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

    /// Stores a text for loading on demand, and returns its hash.
    func add(text: String) throws -> String {
        let hash = ReferenceFile.fingerprint(of: Array(text.utf8))
        try add(hash) { text }
        return hash
    }

    /// Copies a text and returns its path relative to the page.
    func add(textFile data: Data) throws -> String {
        try folder.add([UInt8](data), in: "texts", as: "txt")
    }

    /// Stores a text as a script that passes the text to the page, because a page on a disk
    /// cannot fetch files but can run scripts.
    private func add(_ hash: String, _ text: () -> String) throws {
        guard !folder.has(hash, in: "data", as: "js") else { return }
        var script = Array("tableshotReceive(\"\(hash)\",".utf8)
        script += try ReportJSON.bytes(of: text())
        script += Array(");\n".utf8)
        _ = try folder.add(script, hash, in: "data", as: "js")
    }
}

/// Picture of the report.
struct ReportPicture: Encodable {
    /// Hash of the bytes, which is also the name of its files.
    let hash: String
    /// Path relative to the page.
    let file: String
    /// Width and height in pixels.
    let width: Int
    let height: Int
}
