import Yams

extension YAMLComposer {
    /// Converts the parser's error to a `DocumentError` in the words of this package.
    static func documentError(_ error: any Error, in file: SourceFile) -> DocumentError {
        guard let error = error as? YamlError else {
            return DocumentError("the document cannot be read as YAML", at: file.start)
        }
        switch error {
        case .scanner(let context, let problem, let mark, _),
            .parser(let context, let problem, let mark, _),
            .composer(let context, let problem, let mark, _):
            return explain(problem, at: location(mark, in: file), context: context, in: file)
        case .reader(let problem, let offset, let value, _):
            let place = offset.map { file.location(utf8Offset: utf8Offset($0, in: file)) }
            let found =
                problem == "control characters are not allowed"
                ? "the control character U+\(hexadecimal(Int(value)))" : "a damaged character"
            return DocumentError(
                "found \(found), expected text without such characters", at: place ?? file.start)
        case .duplicatedKeysInMapping(let duplicates, let context):
            return DocumentError(
                "found the key \((duplicates.first ?? "").quoted) more than once in the same "
                    + "mapping, expected it once",
                at: location(context.mark, in: file))
        case .memory:
            return DocumentError("the document does not fit into memory", at: file.start)
        default:
            return DocumentError("the document cannot be read as YAML", at: file.start)
        }
    }

    private static func location(_ mark: Mark, in file: SourceFile) -> DocumentLocation {
        DocumentLocation(file: file, line: mark.line, column: mark.column)
    }

    /// Converts the character offset of a reader error to a UTF-8 offset.
    private static func utf8Offset(_ characters: Int, in file: SourceFile) -> Int {
        let text = file.text
        let index = text.index(
            text.startIndex, offsetBy: characters, limitedBy: text.endIndex)
        return text.utf8.distance(from: text.startIndex, to: index ?? text.endIndex)
    }

    private static func hexadecimal(_ value: Int) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    private static func explain(
        _ problem: String, at location: DocumentLocation, context: YamlError.Context?,
        in file: SourceFile
    ) -> DocumentError {
        let found = file.line(location.line)?.unicodeScalars
            .dropFirst(location.column - 1).first
        let begins = context.map { "line \($0.mark.line), column \($0.mark.column)" }
        switch problem {
        case "found character that cannot start any token" where found == "\t":
            return DocumentError(
                "found a tab, expected spaces: YAML is indented with spaces only", at: location)
        case "found character that cannot start any token":
            let text = found.map { String(Character($0)).quoted } ?? "the end"
            return DocumentError(
                "found \(text) at the beginning of a text, expected the text in quotes",
                at: location)
        case "mapping values are not allowed in this context":
            return DocumentError(
                "found a colon inside of a text, expected the text in quotes", at: location,
                note: "or is the line indented wrongly?")
        case "found undefined alias":
            return DocumentError(
                "found the use of an anchor that is not defined above it", at: location,
                note: "an anchor &name comes before its uses *name, and not around them")
        case "did not find expected key", "did not find expected '-' indicator":
            return DocumentError(
                "found an entry that does not fit, expected it in line with the others",
                at: location,
                note: begins.map { "the mapping or list begins at \($0)" })
        case "found unexpected end of stream", "found unexpected document indicator":
            return DocumentError(
                "found the end of the document inside of a quoted text",
                at: context.map {
                    Self.location($0.mark, in: file)
                } ?? location, note: "the closing quote is missing")
        case "did not find expected ',' or ']'", "did not find expected ',' or '}'":
            let closing = problem.hasSuffix("']'") ? "]" : "}"
            return DocumentError(
                "found something else where a \",\" or the closing \"\(closing)\" was expected",
                at: location, note: begins.map { "the opening one is at \($0)" })
        default:
            let thing = context.flatMap(thing)
            return DocumentError(
                message(for: problem), at: location,
                note: thing.map { "it stands in \($0) that begins at \(begins ?? "")" })
        }
    }
}
