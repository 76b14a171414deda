import Foundation

/// An object that can be recorded and compared with its recording.
public protocol Recordable {
    /// Returns the bytes of the recorded file.
    ///
    /// Equal contents give equal bytes.
    func encoded() throws -> [UInt8]

    /// Returns the difference from a reference, or `nil` if there is none.
    ///
    /// Throws an error if the reference cannot be compared.
    func mismatch(with reference: Data, path: String) throws -> SnapshotMismatch?
}
