import DocumentSyntax

extension IBLocalization {
    /// Creates translations from the bytes of a `.strings` file.
    ///
    /// Repeated keys are warnings in the list of problems.
    ///
    /// - Throws: a `DocumentError` for a file that cannot be read.
    package init(
        stringsPath path: String, bytes: [UInt8], _ problems: ProblemList
    ) throws(DocumentError) {
        self.init(try StringsFile.texts(path: path, bytes: bytes, problems))
    }
}
