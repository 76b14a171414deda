import Foundation
import TableDrawing

/// The parts of an image's file that no pixel shows after it was decoded.
///
/// Two files can be equal in all pixels and differ in such parts, so a comparison must not call them the same by their
/// pixels alone.
public enum UndecodedParts {
    /// The identifier of a diagnostic that names such parts.
    static let identifier = "image.undecoded"

    /// The identifier of a diagnostic about a description of colours that is not read or not used.
    static let colorIdentifier = "image.profile"

    /// The identifiers of the diagnostics of a decoder that has left out a part of a picture, or a description of
    /// its colours.
    public static let identifiers: Set<String> = [
        identifier, "image.svg", "image.animated", colorIdentifier,
    ]

    /// Records a diagnostic that names the undecoded parts of a file, if it has any.
    ///
    /// What the scan of an SVG takes out is recorded by the decoder itself and not repeated here.
    ///
    /// - Parameters:
    ///   - data: the bytes of a whole file.
    ///   - name: stands for the file in messages.
    public static func record(in data: Data, name: String?) {
        let names = names(in: data)
        guard !names.isEmpty else { return }
        DiagnosticLog.record(
            Diagnostic(
                identifier, message: "not decoded: " + names.joined(separator: ", "),
                location: name))
    }

    /// The undecoded parts in words, such as "the 300 bytes behind its end".
    static func names(in data: Data) -> [String] {
        data.withBytes { bytes in
            switch ImageKind(bytes) {
            case .png: PNGUndecoded(bytes).names + tail(of: bytes, from: FileEnd.png(bytes))
            case .jpeg: names(inJPEG: bytes)
            case .webp: tail(of: bytes, from: FileEnd.webp(bytes))
            case .other("a GIF image"): names(inGIF: bytes)
            case .svg: hasMediaRule(bytes) ? ["styles for a medium (@media)"] : []
            default: []
            }
        }
    }

    private static func names(inJPEG bytes: UnsafeRawBufferPointer) -> [String] {
        guard let end = FileEnd.jpeg(bytes) else { return [] }
        // Many mixtures of four inks become a single colour.
        let isCMYK = JPEGColors(bytes.bindMemory(to: UInt8.self)).samples == .cmyk
        return (isCMYK ? ["its four inks, which become three colours"] : [])
            + tail(of: bytes, from: end)
    }

    /// Whether an SVG has styles for a medium.
    ///
    /// The decoder reports neither styles for paper nor media queries that librsvg evaluates.
    private static func hasMediaRule(_ bytes: UnsafeRawBufferPointer) -> Bool {
        bytes.indices.contains { index in
            bytes[index] == UInt8(ascii: "@")
                && bytes[(index + 1)...].prefix(5).map { $0 | 0x20 }.elementsEqual("media".utf8)
        }
    }

    private static func names(inGIF bytes: UnsafeRawBufferPointer) -> [String] {
        guard let found = FileEnd.gif(bytes) else { return [] }
        return (found.hasText ? ["its texts (plain text extensions)"] : [])
            + tail(of: bytes, from: found.end)
    }

    /// Names the bytes behind the end of a picture; bytes that only fill the file up hold nothing.
    private static func tail(of bytes: UnsafeRawBufferPointer, from end: Int?) -> [String] {
        guard let end, end < bytes.count else { return [] }
        let rest = bytes[end...]
        let fillers: Set<UInt8> = [0, 0x09, 0x0A, 0x0D, 0x20, 0xFF]
        guard !rest.allSatisfy(fillers.contains) else { return [] }
        return ["the \(counted(rest.count, "byte")) behind its end"]
    }
}
