import Foundation

/// A text, such as the dump of a render tree; its file ends with one line feed.
public struct RecordableText: Recordable {
    private let text: String
    private let lines: ComparedLines

    /// - Parameters:
    ///   - kind: what the text is; trees alone have lines of their places.
    ///   - ignoring: places whose lines are not compared.
    ///   - spoken: what the elements of a tree of accessibility are called by; the words of ignored parts
    ///     are not compared there.
    public init(
        _ text: String, kind: SnapshotKind = .text, ignoring: [IgnoredPlace] = [],
        spoken: [SpokenWords] = []
    ) {
        // A line end of Windows is one character, and ends with a line feed all the same.
        self.text = text.utf8.last == 0x0A ? text : text + "\n"
        lines = ComparedLines(kind: kind, ignoring: ignoring, spoken: spoken)
    }

    public func encoded() -> [UInt8] { [UInt8](text.utf8) }

    /// A reference's text; one that was checked out with the line ends of Windows, as Git may, is the
    /// text that was recorded.
    private static func withoutWindowsLineEnds(_ reference: Data, unless text: String) -> String {
        let recorded = String(decoding: reference, as: UTF8.self)
        let feeds = reference.count { $0 == 0x0A }
        // By scalars: the two are one character.
        guard feeds > 0, !text.unicodeScalars.contains("\r") else { return recorded }
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
        // One that has both is no file that was checked out so.
        return pairs == feeds ? String(decoding: bytes, as: UTF8.self) : recorded
    }

    public func mismatch(with reference: Data, path: String) -> SnapshotMismatch? {
        let expected = Self.withoutWindowsLineEnds(reference, unless: text)
        guard !expected.utf8.elementsEqual(text.utf8) else { return nil }
        let pair = lines.compared(
            expected: expected, actual: text, recorded: Self.regions(beside: path))
        var mismatch: SnapshotMismatch
        if let difference = LineDifference(expected: pair.expected, actual: pair.actual) {
            mismatch = SnapshotMismatch(message: "the text differs")
            mismatch.textDifference = difference.description
        } else {
            mismatch = SnapshotMismatch(
                message: "the text differs only where nothing is compared")
            mismatch.isTolerated = true
        }
        if !pair.silenced.isEmpty {
            let names = pair.silenced.prefix(Self.namedElements).joined(separator: "; ")
            let rest = pair.silenced.count - Self.namedElements
            mismatch.notes = [
                "words that differ were left out, since a part is ignored that says them: \(names)"
                    + (rest > 0 ? "; and \(rest) more" : "")
            ]
        }
        return mismatch
    }

    /// Elements that are named in a note; a longer list is not read.
    private static let namedElements = 8

    /// The places that the picture keeps which lies beside a text; nothing where none does.
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
