import Foundation

/// The metadata of a PNG, read without decoding its pixels.
package struct PNGMetadata: Sendable, Hashable {
    /// Width in pixels.
    package let width: Int
    /// Height in pixels.
    package let height: Int
    /// Texts in file order, without compressed texts.
    package let texts: [PNGText]

    /// Reads a PNG's chunks.
    ///
    /// Throws an `ImageError` if the bytes are not a PNG or are truncated. A text with a wrong
    /// checksum is left out.
    package init(_ data: Data, name: String? = nil) throws(ImageError) {
        do throws(ImageError.Reason) {
            self = try data.withBytes { (bytes) throws(ImageError.Reason) in
                try PNGMetadata(bytes: bytes)
            }
        } catch {
            throw ImageError(error, name: name)
        }
    }

    private init(bytes: UnsafeRawBufferPointer) throws(ImageError.Reason) {
        switch ImageKind(bytes) {
        case .png: break
        case .empty: throw .empty
        case .other(let kind): throw .unsupported(kind)
        case .jpeg: throw .unsupported("a JPEG image")
        case .webp: throw .unsupported("a WebP image")
        case .svg: throw .unsupported("an SVG image")
        case .xcodePNG: throw .unsupported("a PNG that Xcode has rewritten for devices (CgBI)")
        case .unknown: throw .unsupported("of an unknown format")
        }
        var reader = PNGChunkReader(bytes)
        (width, height) = try reader.header()
        _ = try reader.requireEnd()
        var texts: [PNGText] = []
        while let chunk = try reader.next(checksCRC: true), chunk.type != "IEND" {
            guard chunk.isIntact, texts.count < Self.maximumTexts else { continue }
            switch chunk.type {
            case "tEXt": texts += Self.plain(chunk.data)
            case "iTXt": texts += Self.international(chunk.data)
            default: break
            }
        }
        self.texts = texts
    }

    /// Maximum number of texts.
    ///
    /// A picture of our own has about a dozen.
    private static let maximumTexts = 1_000

    /// Returns the first text with a keyword, or `nil`.
    package subscript(keyword: String) -> String? {
        texts.first { $0.keyword == keyword }?.text
    }

    /// Reads a `tEXt` chunk: a keyword, a zero, and Latin-1.
    private static func plain(_ data: UnsafeRawBufferPointer) -> [PNGText] {
        guard let end = data.firstIndex(of: 0) else { return [] }
        return [PNGText(latin1(data[..<end]), latin1(data[(end + 1)...]))]
    }

    /// Reads an `iTXt` chunk: a keyword, two flags, a language, the translated keyword, and
    /// UTF-8.
    private static func international(_ data: UnsafeRawBufferPointer) -> [PNGText] {
        guard let end = data.firstIndex(of: 0), data.count >= end + 3, data[end + 1] == 0,
            let language = data[(end + 3)...].firstIndex(of: 0),
            let translated = data[(language + 1)...].firstIndex(of: 0)
        else { return [] }
        let text = String(decoding: data[(translated + 1)...], as: UTF8.self)
        return [PNGText(latin1(data[..<end]), text)]
    }

    private static func latin1(_ bytes: Slice<UnsafeRawBufferPointer>) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: bytes.lazy.map(Unicode.Scalar.init))
        return String(text)
    }
}
