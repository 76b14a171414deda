import Foundation

/// A text, such as the dump of a render tree.
///
/// Its file ends with a single line feed.
package struct RecordableText: Recordable {
    private let text: String
    private let lines: ComparedLines

    /// - Parameters:
    ///   - kind: kind of the text. Only trees have lines for places.
    ///   - ignoring: places with lines that are not compared.
    ///   - spoken: spoken parts of the elements in an accessibility tree. Words of ignored
    ///     parts are not compared.
    package init(
        _ text: String, kind: SnapshotKind = .text, ignoring: [IgnoredPlace] = [],
        spoken: [AccessibilityLabelParts] = []
    ) {
        // CR LF is a single Character, but also ends with a line feed.
        self.text = text.utf8.last == 0x0A ? text : text + "\n"
        lines = ComparedLines(kind: kind, ignoring: ignoring, spoken: spoken)
    }

    /// Returns the text in UTF-8, with a final line feed.
    package func encoded() -> [UInt8] { [UInt8](text.utf8) }

    /// Returns the bytes of a reference.
    ///
    /// Windows line ends from a Git checkout are converted back.
    private static func withoutWindowsLineEnds(_ reference: Data, unless text: String) -> [UInt8] {
        let feeds = reference.count { $0 == 0x0A }
        // Unicode scalars are needed, because CR LF is a single Character.
        guard feeds > 0, !text.unicodeScalars.contains("\r") else {
            return Array(reference)
        }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(reference.count)
        var pairs = 0
        for byte in reference {
            if byte == 0x0A, bytes.last == 0x0D {
                bytes.removeLast()
                pairs += 1
            }
            bytes.append(byte)
        }
        // A text with mixed line ends was not converted by a checkout.
        return pairs == feeds ? bytes : Array(reference)
    }

    /// Returns the differing lines, or `nil` for equal texts.
    package func mismatch(with reference: Data, path: String) -> SnapshotMismatch? {
        let bytes = Self.withoutWindowsLineEnds(reference, unless: text)
        guard !bytes.elementsEqual(text.utf8) else { return nil }
        let expected = String(decoding: bytes, as: UTF8.self)
        guard !expected.utf8.elementsEqual(text.utf8) else {
            return SnapshotMismatch(message: "the reference is not a text in UTF-8")
        }
        let pair = lines.compared(
            expected: expected, actual: text, recorded: Self.regions(beside: path))
        var mismatch: SnapshotMismatch
        if let difference = LineDifference(expected: pair.expected, actual: pair.actual) {
            mismatch = SnapshotMismatch(message: "the text differs")
            mismatch.textDifference = difference.description
        } else {
            mismatch = SnapshotMismatch(
                message: "the text differs only in ignored areas")
            mismatch.isTolerated = true
        }
        if !pair.silenced.isEmpty {
            let names = pair.silenced.prefix(Self.namedElements).joined(separator: "; ")
            let rest = pair.silenced.count - Self.namedElements
            mismatch.notes = [
                "differing words of ignored parts were left out: \(names)"
                    + (rest > 0 ? "; and \(rest) more" : "")
            ]
        }
        return mismatch
    }

    /// Maximum number of elements named in a note.
    private static let namedElements = 8

    /// Returns the regions stored in the picture beside a text, or `nil`.
    private static func regions(beside path: String) -> [NamedRegion]? {
        let suffix = SnapshotKind.accessibility.suffix
        guard path.hasSuffix(suffix) else { return nil }
        for kind in [SnapshotKind.picture, .animation] {
            let picture = path.dropLast(suffix.count) + kind.suffix
            guard let data = try? ReferenceFile.read(String(picture)),
                let regions = RecordedRegions(of: data)
            else { continue }
            var cursor = regions.cursor
            return cursor.regions()
        }
        return nil
    }
}
