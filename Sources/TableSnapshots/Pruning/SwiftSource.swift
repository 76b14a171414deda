/// What a source file of tests says, as far as it can be told without compiling it.
struct SwiftSource {
    /// The code, with blanks in place of comments and of texts between quotation marks.
    let code: String
    /// The texts between quotation marks.
    let literals: Set<String>

    init(_ text: String) {
        var lexer = SwiftLexer(text)
        lexer.run()
        code = String(String.UnicodeScalarView(lexer.code))
        literals = lexer.literals
    }

    /// Words by which a test may not come to its assertions, or come to others.
    private static let conditions = [
        ".disabled", ".enabled", "XCTSkip", "XCTSkipIf", "XCTSkipUnless", "Test.cancel", "#if",
        "#available", "#unavailable", "@available",
        "withKnownIssue", "XCTExpectFailure",
    ]

    /// The first word by which a test may be skipped, with its line; nothing where there is none.
    var condition: (word: String, line: Int)? {
        [word, trait].compactMap(\.self).min { $0.line < $1.line }
    }

    private var word: (word: String, line: Int)? {
        for (index, line) in code.split(separator: "\n", omittingEmptySubsequences: false)
            .enumerated()
        {
            let found = Self.conditions.first { word in
                line.ranges(of: word).contains { range in
                    range.upperBound == line.endIndex || !Self.isName(line[range.upperBound])
                }
            }
            if let found { return (found, index + 1) }
        }
        return nil
    }

    /// Traits that skip nothing: those of Swift Testing, and this library's.
    private static let harmless: Set<Substring> = [
        ".serialized", ".timeLimit", ".tags", ".bug", ".snapshots",
    ]

    /// The first trait of one's own: what it does is written elsewhere, and may be to skip.
    private var trait: (word: String, line: Int)? {
        for attribute in code.matches(of: #/@(?:Testing\s*\.\s*)?(?:Test|Suite)\s*(?=\()/#) {
            let open = attribute.range.upperBound
            guard let end = end(ofCallAt: open) else { continue }
            for argument in Self.arguments(of: code[code.index(after: open)..<end]) {
                // What follows are arguments of the test.
                if argument.trimmingPrefix(while: \.isWhitespace).starts(with: #/arguments\s*:/#) {
                    break
                }
                guard let start = argument.firstIndex(where: { !$0.isWhitespace }),
                    let name = argument[start...].firstMatch(of: #/^\.?[\p{L}_][\p{L}\p{N}_.]*/#)?
                        .output,
                    !Self.harmless.contains(name)
                else { continue }
                return (
                    "the trait " + name, code[..<start].count { $0.isNewline } + 1
                )
            }
        }
        return nil
    }

    /// What the commas of a call part.
    private static func arguments(of call: Substring) -> [Substring] {
        var result: [Substring] = []
        var start = call.startIndex
        var depth = 0
        for index in call.indices {
            switch call[index] {
            case "(", "[", "{": depth += 1
            case ")", "]", "}": depth -= 1
            case "," where depth == 0:
                result.append(call[start..<index])
                start = call.index(after: index)
            default: break
            }
        }
        return result + [call[start...]]
    }

    /// A call of an assertion.
    struct Assertion {
        /// From the name to the closing parenthesis, counted from 1.
        var lines: ClosedRange<Int>
        /// Whether it stands in a function that hands on its caller's place.
        var isForwarding: Bool
    }

    /// The calls of `assertSnapshot` and `verifySnapshot`.
    var assertions: [Assertion] {
        var result: [Assertion] = []
        for name in ["assertSnapshot", "verifySnapshot"] {
            for range in code.ranges(of: name) {
                let before = code[..<range.lowerBound]
                if let last = before.last, Self.isName(last) { continue }
                if before.hasSuffix("func ") { continue }
                guard let open = code[range.upperBound...].first(where: { !$0.isWhitespace }),
                    open == "(" || open == "<", let end = end(ofCallAt: range.upperBound)
                else { continue }
                let first = before.count { $0.isNewline } + 1
                let call = code[range.upperBound..<end]
                result.append(
                    Assertion(
                        lines: first...(first + call.count { $0.isNewline }),
                        isForwarding: call.contains(#/[(,]\s*line\s*:/#)))
            }
        }
        return result.sorted { $0.lines.lowerBound < $1.lines.lowerBound }
    }

    /// Where the parentheses of a call are closed.
    private func end(ofCallAt start: String.Index) -> String.Index? {
        var depth = 0
        for index in code[start...].indices {
            switch code[index] {
            case "(": depth += 1
            case ")":
                depth -= 1
                if depth == 0 { return index }
            default: break
            }
        }
        return nil
    }

    private static func isName(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }
}
