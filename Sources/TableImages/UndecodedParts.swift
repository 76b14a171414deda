import Foundation
import TableDrawing

/// The parts of an image's file that decoded pixels do not show.
///
/// Files with equal pixels can differ in undecoded parts, so equal pixels do not prove that files
/// are equal.
public enum UndecodedParts {
    /// The identifier of a diagnostic that names undecoded parts.
    static let identifier = "image.undecoded"

    /// The identifier of a diagnostic about an unused description of colours.
    static let colorIdentifier = "image.profile"

    /// The identifiers of diagnostics about parts that a decoder leaves out, or about unused
    /// descriptions of colours.
    public static let identifiers: Set<String> = [
        identifier, "image.svg", "image.animated", colorIdentifier,
    ]

    /// Records a diagnostic that names the undecoded parts of a file, if the file has undecoded
    /// parts.
    ///
    /// Decoders themselves record the parts that they leave out.
    ///
    /// - Parameters:
    ///   - data: The bytes of the whole file.
    ///   - name: Name of the file in messages.
    public static func record(in data: Data, name: String?) {
        let names = names(in: data)
        guard !names.isEmpty else { return }
        DiagnosticLog.record(
            Diagnostic(
                identifier, message: "not decoded: " + names.joined(separator: ", "),
                location: name))
    }

    /// Compares two files whose pixels are equal or within a tolerance, and records a diagnostic
    /// about the first difference between two SVGs that the pixels do not show.
    ///
    /// SVGs are compared at a pixel for each point, which hides small differences. Comments, white
    /// space between tags and declarations, and the order of attributes are no differences.
    ///
    /// - Parameters:
    ///   - isIdentical: Whether all pixels are equal.
    ///   - names: Names of the files in messages.
    /// - Returns: Whether two SVGs have equal content, so that undecoded parts are equal, too.
    public static func recordDifference(
        _ expected: Data, _ actual: Data, isIdentical: Bool, names: (String, String)
    ) -> Bool {
        guard expected.withBytes({ ImageKind($0) == .svg }),
            actual.withBytes({ ImageKind($0) == .svg }),
            let comparison = try? SVGScan.comparison(Array(expected), Array(actual))
        else { return false }
        switch comparison {
        case .equal: return true
        case .equalUndrawn:
            guard isIdentical else { return false }
            DiagnosticLog.record(
                Diagnostic(
                    identifier,
                    message:
                        "differs in its shapes or texts, and not in pixels of the size of a point",
                    location: names.1))
            return false
        case .different(let part, let place, let isInFirst):
            DiagnosticLog.record(
                Diagnostic(
                    identifier, message: "differs at \(place) in '\(part)', which is not drawn",
                    location: isInFirst ? names.0 : names.1))
            return false
        }
    }

    /// Returns descriptions of the undecoded parts, such as "the 300 bytes behind its end".
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

    /// Returns a description of the bytes behind the end of a picture, unless they are padding.
    private static func tail(of bytes: UnsafeRawBufferPointer, from end: Int?) -> [String] {
        guard let end, end < bytes.count else { return [] }
        let rest = bytes[end...]
        let fillers: Set<UInt8> = [0, 0x09, 0x0A, 0x0D, 0x20, 0xFF]
        guard !rest.allSatisfy(fillers.contains) else { return [] }
        return ["the \(counted(rest.count, "byte")) behind its end"]
    }
}
