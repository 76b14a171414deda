/// A file that a document may use: it lies in one of the allowed folders.
public struct AllowedFile: Sendable, Hashable {
    /// The path as the document mentions it.
    public let path: String
    /// The file's own path: absolute, without links.
    public let realPath: String

    init(path: String, realPath: String) {
        self.path = path
        self.realPath = realPath
    }

    /// The bytes of the file, at most `limit` of them; refuses folders, pipes and devices.
    public func read(limit: Int) throws(RegularFile.Failure) -> [UInt8] {
        do {
            return try RegularFile.read(realPath, limit: limit)
        } catch {
            // The user knows the file by the path that the document mentions.
            throw error.renamed(path)
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
