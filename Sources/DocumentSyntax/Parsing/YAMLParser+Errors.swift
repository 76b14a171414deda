import CYAML

extension YAMLParser {
    /// Converts the error of a parser to a `DocumentError` in the words of this package.
    static func documentError(of parser: yaml_parser_t, in file: SourceFile) -> DocumentError {
        guard let text = parser.problem, parser.error != YAML_MEMORY_ERROR else {
            return outOfMemory(file)
        }
        let problem = String(cString: text)
        if parser.error == YAML_READER_ERROR {
            let found =
                problem == "control characters are not allowed"
                ? "the control character U+\(hexadecimal(Int(parser.problem_value)))"
                : "a damaged character"
            return DocumentError(
                "found \(found), expected text without such characters",
                at: file.location(utf8Offset: Int(parser.problem_offset)))
        }
        let context = parser.context.map {
            Context(text: String(cString: $0), place: location(parser.context_mark, in: file))
        }
        return explain(
            problem, at: location(parser.problem_mark, in: file), context: context, in: file)
    }

    static func outOfMemory(_ file: SourceFile) -> DocumentError {
        DocumentError("the document does not fit into memory", at: file.start)
    }

    /// Description and beginning of the construct that an error is in.
    struct Context {
        var text: String
        var place: DocumentLocation
    }

    private static func location(
        _ mark: yaml_mark_t, in file: SourceFile
    ) -> DocumentLocation {
        DocumentLocation(file: file, line: Int(mark.line) + 1, column: Int(mark.column) + 1)
    }

    private static func hexadecimal(_ value: Int) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    private static func explain(
        _ problem: String, at location: DocumentLocation, context: Context?,
        in file: SourceFile
    ) -> DocumentError {
        let found = file.line(location.line)?.unicodeScalars
            .dropFirst(location.column - 1).first
        let begins = context.map { "line \($0.place.line), column \($0.place.column)" }
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
        case "did not find expected key", "did not find expected '-' indicator":
            return DocumentError(
                "found an entry that does not fit, expected it in line with the others",
                at: location,
                note: begins.map { "the mapping or list begins at \($0)" })
        case "found unexpected end of stream", "found unexpected document indicator":
            return DocumentError(
                "found the end of the document inside of a quoted text",
                at: context?.place ?? location, note: "the closing quote is missing")
        case "did not find expected ',' or ']'", "did not find expected ',' or '}'":
            let closing = problem.hasSuffix("']'") ? "]" : "}"
            return DocumentError(
                "found something else where a \",\" or the closing \"\(closing)\" was expected",
                at: location,
                note: begins.map {
                    "the opening \"\(closing == "]" ? "[" : "{")\" is at \($0)"
                })
        default:
            let thing = context.flatMap(thing)
            return DocumentError(
                message(for: problem), at: location,
                note: thing.map { "it stands in \($0) that begins at \(begins ?? "")" })
        }
    }
}
