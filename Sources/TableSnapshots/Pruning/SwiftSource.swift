/// The facts about a test source file that can be determined without compiling it.
struct SwiftSource {
    /// The code, with spaces in place of comments and string literals.
    let code: String
    /// The string literals.
    let literals: Set<String>

    init(_ text: String) {
        var lexer = SwiftLexer(text)
        lexer.run()
        code = String(String.UnicodeScalarView(lexer.code))
        literals = lexer.literals
    }

    /// Words that may prevent a test from reaching its assertions, or lead to different
    /// assertions.
    private static let conditions = [
        ".disabled", ".enabled", "XCTSkip", "XCTSkipIf", "XCTSkipUnless", "Test.cancel", "#if",
        "#available", "#unavailable", "@available",
        "withKnownIssue", "XCTExpectFailure",
    ]

    /// The first word that may skip a test, with its line, or `nil`.
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

    /// Traits that never skip a test, from Swift Testing and this library.
    private static let harmless: Set<Substring> = [
        ".serialized", ".timeLimit", ".tags", ".bug", ".snapshots",
    ]

    /// The first custom trait, which is defined elsewhere and may skip a test.
    private var trait: (word: String, line: Int)? {
        for attribute in code.matches(of: #/@(?:Testing\s*\.\s*)?(?:Test|Suite)\s*(?=\()/#) {
            let open = attribute.range.upperBound
            guard let end = end(ofCallAt: open) else { continue }
            for argument in Self.arguments(of: code[code.index(after: open)..<end]) {
                // The test's arguments follow.
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

    /// Returns the arguments of a call, separated by commas.
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
        /// Lines from the name to the closing parenthesis, counted from 1.
        var lines: ClosedRange<Int>
        /// Whether the call is in a function that forwards its caller's location.
        var isForwarding: Bool
    }

    /// Calls of `assertSnapshot` and `verifySnapshot`.
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

    /// Returns the position of a call's closing parenthesis, or `nil`.
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
