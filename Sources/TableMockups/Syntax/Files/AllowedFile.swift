/// A file that a document may use: it lies in one of the allowed folders.
public struct AllowedFile: Sendable, Hashable {
    /// The path as the document mentions it.
    public let path: String
    /// The file's own path: absolute, without links.
    public let realPath: String
    /// The path as the user would write it: that of the folder, then that of the document.
    public let shownPath: String

    init(path: String, realPath: String, folder: String = ".") {
        self.path = path
        self.realPath = realPath
        shownPath = folder == "." ? path : folder + (folder.hasSuffix("/") ? "" : "/") + path
    }

    /// The bytes of the file, at most `limit` of them; refuses folders, pipes and devices.
    public func read(limit: Int) throws(RegularFile.Failure) -> [UInt8] {
        do {
            return try RegularFile.read(realPath, limit: limit)
        } catch {
            // The user knows the file by the path that the document mentions.
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
