/// The text that replaces a file until Git LFS fetches the file.
package enum GitLFSPointer {
    /// Name and remedy of a pointer, for messages.
    package static let name = "a Git LFS pointer (git lfs pull fetches the file)"

    /// The first bytes of every pointer.
    package static let start = Array("version https://git-lfs".utf8)

    /// Returns whether bytes are a pointer.
    package static func isPointer(_ bytes: some Sequence<UInt8>) -> Bool {
        bytes.starts(with: start)
    }
}
