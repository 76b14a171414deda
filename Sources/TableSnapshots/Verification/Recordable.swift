import Foundation

/// What can be recorded, and compared with what was.
public protocol Recordable {
    /// The file that a recording writes; the same bytes for the same contents.
    func encoded() throws -> [UInt8]

    /// How it differs from a reference; nothing when nothing does.
    ///
    /// Throws when the reference's bytes are none that could be compared.
    func mismatch(with reference: Data, path: String) throws -> SnapshotMismatch?
}
