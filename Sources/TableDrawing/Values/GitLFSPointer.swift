/// The text that Git LFS leaves in place of a file that it has not fetched.
package enum GitLFSPointer {
    /// Name and remedy of a pointer, for messages.
    package static let name = "a Git LFS pointer (git lfs pull fetches the file)"

    /// The bytes that every pointer begins with.
    package static let start = Array("version https://git-lfs".utf8)

    /// Whether bytes are those of a pointer.
    package static func isPointer(_ bytes: some Sequence<UInt8>) -> Bool {
        bytes.starts(with: start)
    }
}
