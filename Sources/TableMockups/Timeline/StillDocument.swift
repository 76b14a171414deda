import DocumentSyntax

/// A reader of a document that another document's timeline names.
///
/// Its own timeline is not played.
struct StillDocument {
    let environment: DocumentEnvironment
    let problems: ProblemList

    init(_ environment: DocumentEnvironment, _ problems: ProblemList) {
        self.environment = environment
        self.problems = problems
    }

    /// Returns the document of a file.
    ///
    /// Adds problems and returns `nil` if the document is invalid.
    func read(_ file: AllowedFile, at node: DocumentNode) -> TableDocument? {
        do {
            let limits = environment.limits
            let bytes = try file.read(limit: limits.bytes)
            let source = try SourceFile(path: file.shownPath, bytes: bytes)
            let parser = DocumentParser(limits: limits)
            let own = ProblemList()
            let document = try parser.tree(source, own)
            let context = ReadingContext(environment, own)
            context.ignoresTimeline = true
            let loader = DocumentLoader(
                parser: parser, context: context, merge: .documents)
            let joined = loader.joined(document, chain: [file.realPath])
            let result = SchemaReader(joined, DocumentSchema(), context).flatMap {
                TableDocument(reader: $0, name: file.shownPath)
            }
            for problem in own.problems { problems.add(problem) }
            return own.hasErrors ? nil : result
        } catch let error as DocumentError {
            problems.add(error)
        } catch {
            problems.error("\(error)", at: node)
        }
        return nil
    }
}
