/// A word of a shell command, quoted only if necessary.
public struct ShellWord: Sendable, Hashable, CustomStringConvertible {
    /// The word as typed in a shell, with single quotes if necessary.
    public let description: String

    /// Creates a word of a text without quotes.
    public init(_ text: String) {
        let isPlain = text.utf8.allSatisfy { byte in
            (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF)
                || "/._-+=:@,%".utf8.contains(byte)
        }
        description =
            isPlain && !text.isEmpty ? text : "'" + text.replacing("'", with: "'\\''") + "'"
    }
}
