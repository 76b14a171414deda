import Foundation
import TableSnapshots
import Tableshot

/// A file that `init` writes.
struct StarterFile {
    /// A kind of file, by which a file of an earlier run is recognized.
    enum Kind {
        /// A text that begins with the mark.
        case text
        case schema
        case picture
    }

    /// First line of documents and workflows.
    static let mark = "# Written by 'tableshot init'."
    /// Number of bytes that identify a file.
    private static let headLength = 4_096
    /// Number of bytes at the end of a schema, which has the title.
    private static let tailLength = 1_024

    /// Title of the schema of documents.
    private static let schemaTitle = "A table document"

    let path: String
    let kind: Kind

    /// Whether the path leads to a file or a link.
    var exists: Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    /// Returns whether the file has a line with a text.
    func contains(_ text: String) -> Bool {
        guard let data = try? RegularFile.read(path, limit: 1 << 20) else { return false }
        return String(decoding: data, as: UTF8.self).contains(text)
    }

    /// Whether an earlier run of `init`, or Tableshot in the case of a picture or a schema, wrote the
    /// file.
    var isOwn: Bool {
        guard let file = FileHandle(forReadingAtPath: path) else { return false }
        defer { try? file.close() }
        guard let head = try? file.read(upToCount: Self.headLength) else { return false }
        switch kind {
        case .text: return head.starts(with: Data(Self.mark.utf8))
        case .picture: return head.range(of: Data("Software\0Tableshot ".utf8)) != nil
        case .schema:
            guard head.first == UInt8(ascii: "{"), let size = try? file.seekToEnd(),
                (try? file.seek(toOffset: size - min(size, UInt64(Self.tailLength)))) != nil,
                let tail = try? file.readToEnd()
            else { return false }
            return tail.range(of: Data("\"\(Self.schemaTitle)\"".utf8)) != nil
        }
    }
}
