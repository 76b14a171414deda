import DocumentSyntax

extension IBDocument {
    /// Reads a file from its bytes.
    ///
    /// Translations replace the texts of the file.
    ///
    /// - Throws: an error with a location for another format, for XML that cannot be read, and for
    ///   a violated limit.
    package static func read(
        path: String, bytes: some Collection<UInt8>, localization: IBLocalization = .none,
        limits: IBLimits = IBLimits()
    ) throws(DocumentError) -> IBDocument {
        try IBFormat.check(bytes, path: path, limits)
        let file = try SourceFile(path: path, bytes: bytes)
        try IBFormat.checkText(file)
        let root = try IBElementParser.parse(file, limits)
        let problems = ProblemList()
        let kind = try IBFormat.kind(root, file, problems)
        var document = IBReader(file, problems, localization).document(root, kind)
        document.ledger = IBLedger(root)
        document.warnings = problems.problems
        return document
    }
}
