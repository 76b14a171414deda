// MARK: Declarations

extension SourceStatements {
    /// Returns the omission of the body of the function or property at a place, or of the whole
    /// declaration if the place is outside of the body or the body is already left out; or `nil`.
    ///
    /// - Parameters:
    ///   - line: line from 1.
    ///   - column: column from 1, in UTF-8 code units.
    ///   - wholeBody: whether the body is left out wherever the place is in the declaration.
    ///   - kept: names of types that are never left out.
    ///   - lineOffset: lines before the first line of the user's file.
    public func omissionOfDeclaration(
        line: Int, column: Int, wholeBody: Bool = false, keeping kept: Set<String>,
        lineOffset: Int = 0
    ) -> OmittedStatement? {
        guard let token = token(line: line, column: column) else { return nil }
        for open in openBraces(at: token).reversed() + [-1] where isType(open) {
            let close = open < 0 ? tokens.count : tokens.closing(open) ?? tokens.count
            guard let range = statements(in: open, close).first(where: { $0.contains(token) }),
                let keyword = keyword(in: range)
            else { continue }
            let name = name(ofDeclarationAt: keyword, in: range)
            let isTypeDeclaration = Self.typeWords.contains(tokens.text(keyword))
            if isTypeDeclaration, kept.contains(name) || name.isEmpty { return nil }
            let line = tokens[range.lowerBound].line - lineOffset
            if !isTypeDeclaration, let body = body(ofDeclarationAt: keyword, in: range),
                wholeBody || body.contains(token),
                let replacement = emptyBody(ofDeclarationAt: keyword, body, name),
                text(body) != replacement, !text(body).hasPrefix(Self.mark)
            {
                return OmittedStatement(
                    text(body), replacement: replacement, line: line, isStatement: false,
                    declaration: "the body of \(name)")
            }
            let isConvenience = range.contains { tokens.isWord($0, "convenience") }
            guard tokens.text(keyword) != "import", name != "init" || isConvenience else {
                return nil
            }
            return OmittedStatement(
                text(range), replacement: "", line: line, declaration: name)
        }
        return nil
    }

    /// Returns the omission of the whole declaration at a place, or `nil`.
    ///
    /// The declaration is a member of an extension without conformances, or else at the top level:
    /// code that uses such a declaration does not compile without it. Members of types are not left
    /// out, because UIKit may call them.
    ///
    /// - Parameters:
    ///   - line: line from 1.
    ///   - column: column from 1, in UTF-8 code units.
    ///   - kept: names of types that are never left out.
    ///   - lineOffset: lines before the first line of the user's file.
    public func omissionOfUnusedDeclaration(
        line: Int, column: Int, keeping kept: Set<String>, lineOffset: Int = 0
    ) -> OmittedStatement? {
        guard let token = token(line: line, column: column),
            var range = statements(in: -1, tokens.count).first(where: { $0.contains(token) }),
            var keyword = keyword(in: range), tokens.text(keyword) != "import"
        else { return nil }
        if tokens.text(keyword) == "extension",
            let open = (keyword..<range.upperBound).first(where: { tokens.isMark($0, "{") }),
            !(keyword..<open).contains(where: { tokens.isMark($0, ":") }),
            let close = tokens.closing(open),
            let member = statements(in: open, close).first(where: { $0.contains(token) }),
            let word = self.keyword(in: member)
        {
            (range, keyword) = (member, word)
        }
        let name = name(ofDeclarationAt: keyword, in: range)
        let isOverride = range.prefix { $0 < keyword }.contains { tokens.isWord($0, "override") }
        guard !name.isEmpty, !kept.contains(name), !isOverride else { return nil }
        return OmittedStatement(
            text(range), replacement: "", line: tokens[range.lowerBound].line - lineOffset,
            declaration: name)
    }

    /// Returns the removal of a name from the inherited types of the declaration at a line, or `nil`.
    ///
    /// - Parameter name: name, also with the names of outer types.
    public func omissionOfConformance(
        to name: String, line: Int, lineOffset: Int = 0
    ) -> OmittedStatement? {
        let last = name.split(separator: ".").last.map(String.init) ?? name
        let type = SourceOutline(tokens).types.last { type in
            let lines = tokens[type.prefix.lowerBound].line...tokens[type.body.lowerBound].line
            return lines.contains(line)
        }
        guard let type else { return nil }
        let header = type.afterName..<type.body.lowerBound
        guard let end = header.first(where: { tokens.isWord($0, last) }) else { return nil }
        var start = end
        while tokens.isMark(start - 1, "."), header.contains(start - 2) { start -= 2 }
        // The comma before a name belongs to it, or the colon before the only name.
        let next = tokens.afterGenerics(end + 1)
        let hasNext = tokens.isMark(next, ",")
        guard tokens.isMark(start - 1, ",") || tokens.isMark(start - 1, ":") else { return nil }
        let removed =
            tokens.isMark(start - 1, ",") || !hasNext ? start - 1..<next : start..<next + 1
        let before = text(type.afterName - 1..<removed.lowerBound)
        let after = text(removed.upperBound..<type.body.lowerBound + 1)
        return OmittedStatement(
            text(type.afterName - 1..<type.body.lowerBound + 1), replacement: before + " " + after,
            line: line - lineOffset, isStatement: false, declaration: "the conformance to \(name)")
    }

    private static let typeWords: Set<String> = [
        "actor", "class", "enum", "extension", "protocol", "struct",
    ]
    /// Beginning of a body in place of another.
    private static let mark = "{ /* left out */"

    /// Index of the keyword of a declaration, after its attributes and modifiers.
    private func keyword(in range: Range<Int>) -> Int? {
        let words: Set = [
            "actor", "associatedtype", "case", "deinit", "enum", "extension", "func", "import",
            "init", "let", "precedencegroup", "protocol", "struct", "subscript", "typealias", "var",
        ]
        return range.first { index in
            guard tokens[index].kind == .word else { return false }
            if words.contains(tokens.text(index)) { return true }
            return tokens.isWord(index, "class") && tokens[index + 1].kind == .word
                && !["func", "var", "let", "subscript"].contains(tokens.text(index + 1))
                && !Self.modifiers.contains(tokens.text(index + 1))
        }
    }

    private func name(ofDeclarationAt keyword: Int, in range: Range<Int>) -> String {
        switch tokens.text(keyword) {
        case "init", "deinit", "subscript": return tokens.text(keyword)
        default:
            let next = keyword + 1
            return range.contains(next) ? tokens.name(next) : ""
        }
    }

    /// Tokens of the body of a function, or of the accessors of a property without a value.
    private func body(ofDeclarationAt keyword: Int, in range: Range<Int>) -> Range<Int>? {
        let isProperty = ["var", "let"].contains(tokens.text(keyword))
        if isProperty, assignment(in: range) != nil { return nil }
        var index = keyword
        while index < range.upperBound {
            if tokens.isMark(index, "{") {
                return tokens.closing(index).map { index..<min($0 + 1, range.upperBound) }
            }
            let opens = tokens.isMark(index, "(") || tokens.isMark(index, "[")
            index = (opens ? tokens.closing(index) ?? index : index) + 1
        }
        return nil
    }

    /// Body without statements, or `nil` for a declaration that cannot do without.
    private func emptyBody(
        ofDeclarationAt keyword: Int, _ body: Range<Int>, _ name: String
    ) -> String? {
        let header = keyword..<body.lowerBound
        let value = "\(Self.value)\"\(name)\")"
        switch tokens.text(keyword) {
        case "deinit": return Self.mark + " }"
        case "init": return Self.mark + " fatalError(\"this initializer is left out\") }"
        case "func":
            // A value of an opaque type has no stand-in.
            guard !header.contains(where: { tokens.isWord($0, "some") }) else { return nil }
            let hasResult = header.contains {
                tokens.isMark($0, "-") && tokens.isMark($0 + 1, ">")
                    && !tokens.isWord($0 + 2, "Void")
            }
            return Self.mark + (hasResult ? " return \(value) }" : " }")
        case "var", "subscript":
            guard !header.contains(where: { tokens.isWord($0, "some") }),
                !["didSet", "willSet"].contains(tokens.text(body.lowerBound + 1))
            else { return nil }
            return Self.mark + " get { \(value) } set {} }"
        default: return nil
        }
    }
}
