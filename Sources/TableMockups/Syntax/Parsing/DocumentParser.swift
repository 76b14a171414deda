/// Turns the text of a document into a tree of located values.
public struct DocumentParser: Sendable {
    /// How large a document may be.
    public var limits: DocumentLimits

    /// A parser with limits.
    public init(limits: DocumentLimits = DocumentLimits()) {
        self.limits = limits
    }

    /// Reads and parses a file; throws a `DocumentError` with everything that is wrong with it.
    ///
    /// The path is the user's own choice (an argument of the command). A path that a document
    /// mentions goes through `AllowedFolders` first.
    public func parse(path: String) throws(DocumentError) -> DocumentNode {
        let bytes: [UInt8]
        do {
            bytes = try RegularFile.read(path, limit: limits.bytes)
        } catch {
            throw DocumentError(error.description, at: SourceFile(path: path, text: "").whole)
        }
        return try parse(SourceFile(path: path, bytes: bytes))
    }

    /// Parses a text; throws a `DocumentError` with everything that is wrong with it.
    ///
    /// Without a format the file's extension decides.
    public func parse(
        _ file: SourceFile, as format: DocumentFormat? = nil
    ) throws(DocumentError) -> DocumentNode {
        guard file.text.utf8.count <= limits.bytes else {
            throw DocumentError(
                "found a document of \(file.text.utf8.count) bytes, expected at most "
                    + "\(limits.bytes)",
                at: file.whole)
        }
        switch format ?? DocumentFormat(path: file.path) {
        case .json:
            var reader = JSONReader(file: file, limits: limits)
            return try reader.document()
        case .yaml:
            try YAMLScan.check(file, limits: limits)
            return try YAMLComposer(file: file, limits: limits).document()
        }
    }
}
