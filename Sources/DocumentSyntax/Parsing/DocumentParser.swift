import Foundation

/// A parser that converts the text of a document to a tree of values with locations.
package struct DocumentParser: Sendable {
    /// Size limits of documents.
    package var limits: DocumentLimits

    /// Creates a parser with limits.
    package init(limits: DocumentLimits = DocumentLimits()) {
        self.limits = limits
    }

    /// Returns the text of a file that the user has chosen.
    package func source(path: String) throws(DocumentError) -> SourceFile {
        let bytes: [UInt8]
        do {
            bytes = try RegularFile.read(path, limit: limits.bytes)
        } catch {
            let whole = SourceFile(path: path, text: "").whole
            if case .notFound = error,
                let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
            {
                throw DocumentError("the path is a link to \(target), which is missing", at: whole)
            }
            throw DocumentError(error.description, at: whole)
        }
        // References lie beside documents and are easily confused with them.
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
            throw DocumentError(
                "this is a PNG; give its document", at: SourceFile(path: path, text: "").start)
        }
        return try SourceFile(path: path, bytes: bytes)
    }

    /// Parses a text.
    ///
    /// Throws a `DocumentError` with all mistakes of the text.
    ///
    /// If the format is `nil`, the file's extension determines the format.
    package func parse(
        _ file: SourceFile, as format: DocumentFormat? = nil
    ) throws(DocumentError) -> DocumentNode {
        let problems = ProblemList()
        let node = try tree(file, as: format, problems)
        try problems.throwIfErrors()
        return node
    }

    /// Parses a text and tolerates mistakes that still allow a tree, such as repeated keys.
    ///
    /// Tolerated mistakes are added to the problems. Throws an error with all problems if no
    /// tree can be built.
    package func tree(
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
            var composer = try YAMLComposer(file: file, limits: limits, problems: problems)
            return try composer.document()
        }
    }
}

/// The notation of a document.
public enum DocumentFormat: Sendable, Hashable {
    /// YAML 1.1 as implemented by libyaml, with plain scalars of the core schema of YAML 1.2.
    case yaml
    /// JSON according to RFC 8259.
    case json

    /// Creates the format for a path's extension: JSON for `.json`, YAML for all other extensions.
    public init(path: String) {
        self = path.lowercased().hasSuffix(".json") ? .json : .yaml
    }
}
