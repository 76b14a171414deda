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
