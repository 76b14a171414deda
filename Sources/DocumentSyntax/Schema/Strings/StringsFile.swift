/// The texts of a `.strings` file.
package enum StringsFile {
    /// Returns the texts of a file by key.
    ///
    /// - Throws: a `DocumentError` for text that cannot be decoded or read.
    package static func texts(
        path: String, bytes: [UInt8], _ problems: ProblemList
    ) throws(DocumentError) -> [String: String] {
        let file = try SourceFile(path: path, stringsBytes: bytes)
        return try StringsFileReader.strings(in: file, problems).mapValues(\.text)
    }
}
