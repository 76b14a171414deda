import TableDrawing

/// Kind of a file, recognized by its bytes regardless of its name.
public enum ImageKind: Sendable, Hashable {
    /// A PNG, still or animated.
    case png
    /// Xcode's variant of PNG, which other decoders cannot read.
    case xcodePNG
    /// A JPEG image.
    case jpeg
    /// A WebP image, still or animated.
    case webp
    /// An SVG document.
    case svg
    /// A known but unsupported format, such as "a GIF image".
    case other(String)
    /// A file without bytes.
    case empty
    /// A file of no known format.
    case unknown

    /// Recognizes the kind from the first bytes.
    public init(_ bytes: UnsafeRawBufferPointer) {
        func has(_ text: String, at offset: Int = 0) -> Bool {
            let expected = text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
            return bytes.count >= offset + expected.count
                && bytes[offset..<(offset + expected.count)].elementsEqual(expected)
        }
        if bytes.isEmpty {
            self = .empty
        } else if has("\u{89}PNG\r\n\u{1A}\n") {
            self = has("CgBI", at: 12) ? .xcodePNG : .png
        } else if has("\u{FF}\u{D8}\u{FF}") {
            self = .jpeg
        } else if has("GIF87a") || has("GIF89a") {
            self = .other("a GIF image")
        } else if has("RIFF"), has("WEBP", at: 8) {
            self = .webp
        } else if has("ftyp", at: 4) {
            self = .other(Self.container(brand: bytes))
        } else if has("BM") && bytes.count > 26 && bytes[5] == 0 {
            self = .other("a BMP image")
        } else if has("II*\0") || has("MM\0*") {
            self = .other("a TIFF image")
        } else if has("\0\0\u{01}\0") {
            self = .other("an icon file (ICO)")
        } else if has("icns") {
            self = .other("an icon file (ICNS)")
        } else if has("%PDF-") {
            self = .other("a PDF document")
        } else if has("\u{FF}\u{0A}") || has("\0\0\0\u{0C}JXL ") {
            self = .other("a JPEG XL image")
        } else if has("\u{1F}\u{8B}") {
            self = .other("a file compressed with gzip (an SVGZ must be unpacked)")
        } else if GitLFSPointer.isPointer(bytes) {
            self = .other(GitLFSPointer.name)
        } else if let encoding = Self.wideEncoding(bytes) {
            let isSVG = Self.narrowed(bytes.prefix(16_384)).contains("<svg")
            self = .other(
                isSVG
                    ? Self.svg(in: encoding)
                    : "a text file in \(encoding)")
        } else {
            self = Self.text(bytes)
        }
    }

    /// Returns the format of an ISO media file by the brand after `ftyp`.
    private static func container(brand bytes: UnsafeRawBufferPointer) -> String {
        guard bytes.count >= 12 else { return "a media file" }
        switch String(decoding: bytes[8..<12], as: UTF8.self) {
        case "heic", "heix", "hevc", "heim", "heis", "mif1", "msf1": return "a HEIC image"
        case "avif", "avis": return "an AVIF image"
        default: return "a film or sound file"
        }
    }

    /// Returns the multi-byte encoding of a text, by its byte order mark or by its first tag,
    /// or `nil`.
    private static func wideEncoding(_ bytes: UnsafeRawBufferPointer) -> String? {
        func has(_ start: [UInt8]) -> Bool { bytes.prefix(start.count).elementsEqual(start) }
        let tag = UInt8(ascii: "<")
        if has([0xFF, 0xFE, 0, 0]) || has([0, 0, 0xFE, 0xFF]) || has([tag, 0, 0, 0])
            || has([0, 0, 0, tag])
        {
            return "UTF-32"
        }
        let isMarked = has([0xFF, 0xFE]) || has([0xFE, 0xFF])
        return isMarked || has([tag, 0]) || has([0, tag]) ? "UTF-16" : nil
    }

    /// Returns the ASCII characters of a multi-byte text.
    private static func narrowed(_ bytes: Slice<UnsafeRawBufferPointer>) -> String {
        String(decoding: bytes.filter { $0 > 0 && $0 < 0x80 }, as: UTF8.self)
    }

    /// Returns the description of an SVG in an unsupported encoding, with advice.
    private static func svg(in encoding: String) -> String {
        "an SVG in \(encoding), of whose encodings UTF-8 alone is read; save it in UTF-8, and declare "
            + "encoding=\"UTF-8\" or no encoding in its first line"
    }

    /// Tells texts from other files by their first kilobyte.
    private static func text(_ bytes: UnsafeRawBufferPointer) -> ImageKind {
        let start = bytes.prefix(1_024)
        guard start.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || (0x09...0x0D).contains($0) }) else {
            return .unknown
        }
        let text = String(decoding: start, as: UTF8.self)
        // Editors write comments and declarations before the first tag.
        let beginning = String(decoding: bytes.prefix(16_384), as: UTF8.self)
        let isSVG = beginning.contains("<svg") || beginning.contains(":svg")
        // A character that the prefix cuts in two may be the last, and no other.
        guard !text.dropLast(3).contains("\u{FFFD}") else {
            let isDrawing =
                beginning.contains("<svg") && text.drop(while: \.isWhitespace).first == "<"
            return isDrawing ? .other(svg(in: encoding(declaredIn: text))) : .unknown
        }
        let lowercased = text.lowercased()
        if lowercased.contains("<!doctype html") || lowercased.contains("<html") {
            return .other("a web page (HTML)")
        }
        return isSVG ? .svg : .other("a text file")
    }

    /// Returns the encoding in an XML declaration.
    private static func encoding(declaredIn text: String) -> String {
        let declaration = text.prefix { $0 != ">" }
        let name = declaration.firstMatch(of: /encoding\s*=\s*["']([A-Za-z0-9._\-]+)["']/)?.output.1
        guard let name, name.lowercased() != "utf-8" else { return "another encoding than UTF-8" }
        return String(name)
    }
}
