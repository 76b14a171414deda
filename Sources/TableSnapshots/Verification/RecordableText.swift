import Foundation

/// A text, such as the dump of a render tree; its file ends with one line feed.
public struct RecordableText: Recordable {
    private let text: String
    private let lines: ComparedLines

    /// - Parameters:
    ///   - kind: what the text is; trees alone have lines of their places.
    ///   - ignoring: places whose lines are not compared.
    public init(_ text: String, kind: SnapshotKind = .text, ignoring: [IgnoredPlace] = []) {
        self.text = text.hasSuffix("\n") ? text : text + "\n"
        lines = ComparedLines(kind: kind, ignoring: ignoring)
    }

    public func encoded() -> [UInt8] { [UInt8](text.utf8) }

    public func mismatch(with reference: Data, path: String) -> SnapshotMismatch? {
        let expected = String(decoding: reference, as: UTF8.self)
        guard !expected.utf8.elementsEqual(text.utf8) else { return nil }
        guard
            let difference = LineDifference(
                expected: lines.compared(of: expected), actual: lines.compared(of: text))
        else {
            var mismatch = SnapshotMismatch(
                message: "the text differs only where nothing is compared")
            mismatch.isTolerated = true
            return mismatch
        }
        var mismatch = SnapshotMismatch(message: "the text differs")
        mismatch.textDifference = difference.description
        return mismatch
    }
}
