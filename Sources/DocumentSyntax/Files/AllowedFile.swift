/// A file that a document may use, because it lies in an allowed folder.
public struct AllowedFile: Sendable, Hashable {
    /// The path in the document.
    public let path: String
    /// The absolute path without links.
    public let realPath: String
    /// The path as the user would write it: the folder's path, then the path in the document.
    public let shownPath: String

    init(path: String, realPath: String, folder: String = ".") {
        self.path = path
        self.realPath = realPath
        shownPath = folder == "." ? path : folder + (folder.hasSuffix("/") ? "" : "/") + path
    }

    /// Reads the bytes of the file, at most `limit` bytes.
    ///
    /// Throws for folders, pipes and devices.
    package func read(limit: Int) throws(RegularFile.Failure) -> [UInt8] {
        do {
            return try RegularFile.read(realPath, limit: limit)
        } catch {
            // The user knows the path in the document.
            throw error.renamed(shownPath)
        }
    }
}

extension RegularFile.Failure {
    fileprivate func renamed(_ path: String) -> RegularFile.Failure {
        switch self {
        case .notFound: .notFound(path: path)
        case .unreadable(_, let reason): .unreadable(path: path, reason: reason)
        case .notAFile(_, let kind): .notAFile(path: path, kind: kind)
        case .tooLarge(_, let limit): .tooLarge(path: path, limit: limit)
        }
    }
}
