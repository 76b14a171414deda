import Foundation

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
        try parse(source(path: path))
    }

    /// The text of a file that is the user's own choice.
    func source(path: String) throws(DocumentError) -> SourceFile {
        let bytes: [UInt8]
        do {
            bytes = try RegularFile.read(path, limit: limits.bytes)
        } catch {
            let whole = SourceFile(path: path, text: "").whole
            if case .notFound = error,
                let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
            {
                throw DocumentError("it is a link to \(target), which is not there", at: whole)
            }
            throw DocumentError(error.description, at: whole)
        }
        // Its reference stands beside a document, and is easily given in its place.
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
            throw DocumentError(
                "this is a PNG; give its document", at: SourceFile(path: path, text: "").start)
        }
        do {
            return try SourceFile(path: path, bytes: bytes)
        } catch {
            throw error.placed
        }
    }

    /// Parses a text; throws a `DocumentError` with everything that is wrong with it.
    ///
    /// Without a format the file's extension decides.
    public func parse(
        _ file: SourceFile, as format: DocumentFormat? = nil
    ) throws(DocumentError) -> DocumentNode {
        let problems = ProblemList()
        let node = try tree(file, as: format, problems)
        try problems.throwIfErrors()
        return node
    }

    /// Parses a text in spite of mistakes that leave a tree, such as keys that stand twice.
    ///
    /// Those are added to the problems. Throws what leaves no tree, with all that was found before.
    func tree(
        _ file: SourceFile, as format: DocumentFormat? = nil, _ problems: ProblemList
    ) throws(DocumentError) -> DocumentNode {
        do {
            return try readTree(file, as: format, problems)
        } catch {
            problems.add(error)
            throw DocumentError(problems: problems.problems)
        }
    }

    private func readTree(
        _ file: SourceFile, as format: DocumentFormat?, _ problems: ProblemList
    ) throws(DocumentError) -> DocumentNode {
        guard file.text.utf8.count <= limits.bytes else {
            throw DocumentError(
                "found a document of \(file.text.utf8.count) bytes, expected at most "
                    + "\(limits.bytes)",
                at: file.start)
        }
        switch format ?? DocumentFormat(path: file.path) {
        case .json:
            var reader = JSONReader(file: file, limits: limits, problems: problems)
            return try reader.document()
        case .yaml:
            let repeated = try YAMLScan.check(file, limits: limits, problems)
            return try YAMLComposer(file: file, limits: limits, problems: problems)
                .document(without: repeated)
        }
    }
}
