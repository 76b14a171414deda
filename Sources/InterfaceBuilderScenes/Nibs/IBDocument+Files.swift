import DocumentSyntax
import InterfaceBuilder

extension IBDocument {
    /// Reads a file of the disk, with the texts of a file of translations, or with its own texts for
    /// `nil`.
    ///
    /// - Throws: a `DocumentError` with the location of the first mistake.
    package static func read(
        path: String, strings: NibFolders.Strings?
    ) throws(DocumentError) -> IBDocument {
        let limits = IBLimits()
        let bytes = try bytes(at: path, limits)
        guard let strings else { return try read(path: path, bytes: bytes, limits: limits) }
        let problems = ProblemList()
        let texts = try self.bytes(at: strings.path, limits)
        let localization =
            strings.path.hasSuffix(NibFolders.stringCatalogueSuffix)
            ? try IBLocalization(
                cataloguePath: strings.path, bytes: texts, languages: strings.languages, problems)
            : try IBLocalization(stringsPath: strings.path, bytes: texts, problems)
        var document = try read(
            path: path, bytes: bytes, localization: localization, limits: limits)
        document.warnings += problems.problems
        return document
    }

    private static func bytes(
        at path: String, _ limits: IBLimits
    ) throws(DocumentError) -> [UInt8] {
        do {
            return try RegularFile.read(path, limit: limits.bytes)
        } catch {
            throw DocumentError(error.description, at: SourceFile(path: path, text: "").whole)
        }
    }
}
