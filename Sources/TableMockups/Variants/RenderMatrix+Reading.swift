import DocumentSyntax
import Foundation
import TableDrawing

extension RenderMatrix {
    init(reader: SchemaReader<MatrixSchema>) {
        self.init()
        theme = reader[\.theme] ?? []
        appearance = reader[\.appearance] ?? []
        contrast = reader[\.contrast] ?? []
        contentSize = reader[\.contentSize] ?? []
        direction = reader[\.direction] ?? []
        device = reader[\.device] ?? []
        scale = reader[\.scale] ?? []
        locale = reader[\.locale] ?? []
        reader.finish()
        if count > Self.limit {
            reader.context.problems.error(
                "the matrix has " + countDescription, at: reader.mapping.node)
        }
    }

    /// Warns of screen settings that no picture uses, because the matrix's devices have their
    /// own settings.
    func warnOfScreen(_ reader: SchemaReader<DocumentSchema>) {
        guard !device.isEmpty, let screen = reader.node(\.screen)?.mapping else { return }
        for entry in screen.entries {
            switch entry.key {
            case "width", "scale": break
            case "height" where entry.value.scalar?.text != "content": break
            default: continue
            }
            reader.context.problems.warning(
                "the \(entry.key) of the screen has no effect, because the matrix's devices have their "
                    + "own \(entry.key); remove either",
                at: entry.value)
        }
    }

    /// Message with the number of variants and the limit.
    public var countDescription: String {
        let counts = MatrixAxis.allCases.map { count(of: $0) }.filter { $0 > 1 }
        return "\(counts.map(String.init).joined(separator: " × ")) = \(count) variants; the "
            + "limit is \(Self.limit)"
    }

    /// Reads a single axis from a command-line argument: `appearance=light,dark`.
    ///
    /// Throws a `DocumentError` with the problems and remedies. Its locations refer to the text.
    public init(axis text: String) throws(DocumentError) {
        let file = SourceFile(path: "--matrix", text: text)
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else {
            throw DocumentError(
                "found \(text.quoted), expected AXIS=VALUE,VALUE such as appearance=light,dark",
                at: file.location(utf8Offset: 0))
        }
        let name = String(parts[0])
        guard MatrixAxis(rawValue: name) != nil else {
            let names = MatrixAxis.allCases.map(\.rawValue)
            let question =
                Suggestion.question(for: name, among: names)
                ?? "there are \(Suggestion.list(names, "and"))"
            throw DocumentError(
                "found the unknown axis \(name.quoted); \(question)",
                at: file.location(utf8Offset: 0))
        }
        var offset = name.utf8.count + 1
        let values = parts[1].split(separator: ",", omittingEmptySubsequences: false).map { value in
            defer { offset += value.utf8.count + 1 }
            return DocumentNode(
                .scalar(DocumentScalar(String(value), value.isEmpty ? .quoted : .plain)),
                at: file.location(utf8Offset: offset))
        }
        let place = file.location(utf8Offset: 0)
        let mapping = DocumentMapping([
            DocumentMapping.Entry(
                key: name, at: place, value: DocumentNode(.sequence(values), at: place))
        ])
        let problems = ProblemList()
        let context = ReadingContext(.none, problems)
        guard
            let reader = SchemaReader(
                DocumentNode(.mapping(mapping), at: place), MatrixSchema(), context)
        else { throw DocumentError(problems: problems.problems) }
        self.init(reader: reader)
        try problems.throwIfErrors()
    }
}
