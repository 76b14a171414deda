import Foundation

extension SnapshotFile {
    /// Compares a text, such as a dump of a render tree, with the reference, or records it.
    ///
    /// The file ends with one line feed, whether the text has it or not.
    public func verify(_ text: String) -> SnapshotResult {
        let text = text.hasSuffix("\n") ? text : text + "\n"
        return verify(encoded: { [UInt8](text.utf8) }) { data in
            let expected = String(decoding: data, as: UTF8.self)
            if expected.hasPrefix("version https://git-lfs") {
                throw SnapshotError.pointer
            }
            guard let difference = LineDifference(expected: expected, actual: text) else {
                return nil
            }
            return Mismatch(
                message: "the text differs\n\(difference)",
                artifacts: [("actual", [UInt8](text.utf8))])
        }
    }
}
