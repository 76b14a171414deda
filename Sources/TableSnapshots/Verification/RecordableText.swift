import Foundation

/// A text, such as the dump of a render tree; its file ends with one line feed.
public struct RecordableText: Recordable {
    private let text: String

    public init(_ text: String) { self.text = text.hasSuffix("\n") ? text : text + "\n" }

    public func encoded() -> [UInt8] { [UInt8](text.utf8) }

    public func mismatch(with reference: Data, path: String) -> SnapshotMismatch? {
        let expected = String(decoding: reference, as: UTF8.self)
        guard let difference = LineDifference(expected: expected, actual: text) else { return nil }
        var mismatch = SnapshotMismatch(message: "the text differs")
        mismatch.textDifference = difference.description
        return mismatch
    }
}
