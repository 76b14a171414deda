/// The statements of a source, which are left out one by one if they cannot be compiled.
///
/// A value in place of a statement is `standInValue("name")`, which the program declares.
public struct SourceStatements {
    let tokens: SourceTokens

    /// Reads a source, which may have been changed by other omissions.
    public init(_ source: String) { tokens = SourceTokens(Array(source.utf8)) }

    /// Beginning of the statement in place of an omitted statement without a value.
    private static let empty = "do { _ = "
    static let value = "standInValue("

    /// Returns the omission of the innermost statement at a place, or `nil` for a declaration that
    /// cannot be left out.
    ///
    /// - Parameters:
    ///   - line: line from 1.
    ///   - column: column from 1, in UTF-8 code units.
    ///   - lineOffset: lines before the first line of the user's file.
    public func omission(line: Int, column: Int, lineOffset: Int = 0) -> OmittedStatement? {
        guard let token = token(line: line, column: column) else { return nil }
        var statement: OmittedStatement?
        for open in openBraces(at: token).reversed() + [-1] {
            let close = open < 0 ? tokens.count : tokens.closing(open) ?? tokens.count
            if token == close {
                guard let last = statements(in: open, close).last else { continue }
                statement = omission(appendingValueTo: last, open, lineOffset)
            } else if let range = statements(in: open, close).first(where: { $0.contains(token) }) {
                statement = omission(of: range, at: token, in: open, close, lineOffset)
            }
            if statement != nil { return statement }
        }
        return nil
    }

    /// Returns the omission of the statement that begins in a line or contains the line's beginning.
    public func omission(inLine line: Int, lineOffset: Int = 0) -> OmittedStatement? {
        guard let first = tokens.all.first(where: { $0.line >= line && $0.line < line + 1 }) else {
            return nil
        }
        return omission(
            line: line, column: tokens.column(ofByte: first.range.lowerBound, line: line),
            lineOffset: lineOffset)
    }

    /// Returns the removal of the word `override` before the declaration of a name, or `nil`.
    public func omissionOfOverride(
        line: Int, column: Int, lineOffset: Int = 0
    ) -> OmittedStatement? {
        guard let name = token(line: line, column: column),
            let word = (max(0, name - 12)..<name).last(where: { tokens.isWord($0, "override") })
        else { return nil }
        return OmittedStatement(
            text(word..<name + 1), replacement: text(word + 1..<name + 1),
            line: tokens[word].line - lineOffset, isStatement: false)
    }

    /// Returns the conversion of the literal at a place to a type, or `nil` without a literal.
    public func conversion(
        line: Int, column: Int, to type: String, lineOffset: Int = 0
    ) -> OmittedStatement? {
        guard let open = token(line: line, column: column), tokens.isMark(open, "["),
            let close = tokens.closing(open)
        else { return nil }
        let text = text(open..<close + 1)
        return OmittedStatement(
            text, replacement: text + " as \(type)", line: tokens[open].line - lineOffset,
            isStatement: false)
    }

    /// Returns the making of a view in place of a call of a metatype, `Self()` or `V(frame: .zero)`, or
    /// `nil`.
    public func making(line: Int, column: Int, lineOffset: Int = 0) -> OmittedStatement? {
        guard let type = token(line: line, column: column), tokens[type].kind == .word,
            let open = (type + 1..<type + 4).first(where: { tokens.isMark($0, "(") }),
            let close = tokens.closing(open),
            close == open + 1 || tokens.isWord(open + 1, "frame")
        else { return nil }
        return OmittedStatement(
            text(type..<close + 1), replacement: "ViewMaking.make(\(tokens.name(type)).self)",
            line: tokens[type].line - lineOffset, isStatement: false)
    }

    // MARK: Places

    /// Index of the token at a place, or of the next token.
    func token(line: Int, column: Int) -> Int? {
        guard tokens.lineStarts.indices.contains(line - 1) else { return nil }
        let offset = tokens.lineStarts[line - 1] + column - 1
        return tokens.all.firstIndex { $0.range.upperBound > offset }
    }

    /// Indexes of the braces that are open before a token.
    func openBraces(at token: Int) -> [Int] {
        var open: [Int] = []
        for index in 0..<token where tokens[index].kind == .mark {
            if tokens.isMark(index, "{") { open.append(index) }
            if tokens.isMark(index, "}") { _ = open.popLast() }
        }
        return open
    }

    func text(_ range: Range<Int>) -> String {
        String(
            decoding: tokens.bytes[
                tokens[range.lowerBound].range
                    .lowerBound..<tokens[range.upperBound - 1].range.upperBound], as: UTF8.self)
    }

    // MARK: Statements

    /// Statements or declarations between braces; labels of cases and directives belong to none.
    func statements(in open: Int, _ close: Int) -> [Range<Int>] {
        var result: [Range<Int>] = []
        var index = open < 0 ? 0 : afterClosureHeader(open, close)
        let isSwitch = labelEnd(open + 1, close) != nil
        while index < close {
            if isSwitch, let end = labelEnd(index, close) {
                index = end + 1
                continue
            }
            if tokens[index].kind == .directive, tokens[index].startsLine {
                let line = tokens[index].line
                while index < close, tokens[index].line == line { index += 1 }
                continue
            }
            if tokens.isMark(index, ";") {
                index += 1
                continue
            }
            let end = end(ofStatementAt: index, close, isSwitch: isSwitch)
            result.append(index..<end)
            index = end
        }
        return result
    }

    /// Index after the parameters of a closure and `in`, or after the brace.
    private func afterClosureHeader(_ open: Int, _ close: Int) -> Int {
        var index = open + 1
        guard !tokens.isWord(index, "for"), !tokens.isWord(index, "case") else { return index }
        while index < close, index < open + 40 {
            if tokens.isWord(index, "in") { return index + 1 }
            if tokens.isMark(index, "(") || tokens.isMark(index, "[") {
                index = tokens.closing(index) ?? close
            } else if tokens[index].kind != .word && tokens[index].kind != .attribute
                && !",->_:?.<>&".unicodeScalars.contains(where: { tokens.isMark(index, $0) })
            {
                break
            }
            index += 1
        }
        return open + 1
    }

    /// Index of the colon after a label `case …:` or `default:`, or `nil`.
    private func labelEnd(_ index: Int, _ close: Int) -> Int? {
        var index = index
        if tokens.text(index) == "@unknown" { index += 1 }
        guard tokens.isWord(index, "case") || tokens.isWord(index, "default") else { return nil }
        index += 1
        while index < close {
            if tokens.isMark(index, ":") { return index }
            if ["(", "[", "{"].contains(where: { tokens.isMark(index, $0) }) {
                index = tokens.closing(index) ?? close
            }
            if tokens.isWord(index, "case") || tokens.isMark(index, "=") { return nil }
            index += 1
        }
        return nil
    }

    private func end(ofStatementAt start: Int, _ close: Int, isSwitch: Bool) -> Int {
        var index = start
        while true {
            let begin = index
            if ["(", "[", "{"].contains(where: { tokens.isMark(index, $0) }) {
                index = min(tokens.closing(index) ?? close, close)
            }
            index += 1
            guard index < close, !tokens.isMark(index, ";") else { return min(index, close) }
            guard tokens[index].startsLine else { continue }
            if isSwitch, labelEnd(index, close) != nil { return index }
            // `@available(…)` stands before its declaration.
            let isAttribute = begin > 0 && tokens[begin - 1].kind == .attribute
            if isAttribute && tokens.isMark(begin, "(") || continues(index) { continue }
            return index
        }
    }

    private static let openWords: Set<String> = [
        "public", "private", "internal", "fileprivate", "open", "static", "class", "final",
        "override", "lazy", "weak", "unowned", "mutating", "convenience", "required", "dynamic",
        "let", "var", "func", "guard", "if", "while", "for", "in", "return", "try", "await",
        "throw", "as", "is", "else", "where",
    ]

    /// Whether the first token of a line continues the statement of the line before.
    private func continues(_ index: Int) -> Bool {
        let marks = ".?:,)]&|+*/%<>=^~{".unicodeScalars
        if marks.contains(where: { tokens.isMark(index, $0) }) { return true }
        if tokens.isMark(index, "-") || tokens.isMark(index, "!") {
            return tokens[index].range.upperBound < tokens.bytes.count
                && [32, 61].contains(tokens.bytes[tokens[index].range.upperBound])
        }
        if ["else", "catch", "as", "is", "where"].contains(tokens.text(index)) { return true }
        let last = index - 1
        if tokens[last].kind == .attribute { return true }
        if tokens[last].kind == .word { return Self.openWords.contains(tokens.text(last)) }
        if tokens.isMark(last, ">") {
            return tokens.isMark(last - 1, "|") || tokens.isMark(last - 1, "-")
        }
        return ",=+-*/%&|<.:^~".unicodeScalars.contains { tokens.isMark(last, $0) }
    }

    // MARK: Omissions

    private func omission(
        of range: Range<Int>, at token: Int, in open: Int, _ close: Int, _ lineOffset: Int
    ) -> OmittedStatement? {
        let text = text(range)
        guard !text.hasPrefix(Self.empty) else { return nil }
        let line = tokens[range.lowerBound].line - lineOffset
        func omitted(_ replacement: String) -> OmittedStatement {
            OmittedStatement(text, replacement: replacement, line: line)
        }
        let nothing = Self.empty + "\(line) }"
        let first =
            range.first { !Self.modifiers.contains(tokens.text($0)) && tokens[$0].kind == .word }
            ?? range.lowerBound
        let equals = assignment(in: range)
        switch tokens.text(first) {
        case "let", "var":
            guard !text.contains(Self.value), !text.contains("= StandIn("),
                let equals, tokens[first + 1].kind == .word
            else { return isType(open) || equals == nil ? nil : omitted(nothing) }
            let name = tokens.name(first + 1)
            let isTyped = tokens.isMark(first + 2, ":")
            let value = isTyped ? "\(Self.value)\"\(name)\")" : "StandIn(\"\(name)\")"
            let accessors = isType(open) ? observers(in: equals + 1..<range.upperBound) : ""
            return omitted(self.text(range.lowerBound..<equals) + " = " + value + accessors)
        case "func", "init", "class", "struct", "enum", "extension", "protocol", "case",
            "typealias", "import", "subscript", "deinit", "operator", "actor", "associatedtype",
            "infix", "prefix", "precedencegroup", "indirect", "break", "continue", "fallthrough":
            return nil
        case "super", "self":
            if tokens.isMark(first + 1, "."), tokens.isWord(first + 2, "init") { return nil }
        case "return":
            guard !text.contains(Self.value) else { return nil }
            return omitted("return \(Self.value)\"\(name(of: open))\")")
        default: break
        }
        guard open >= 0, !isType(open) else { return nil }
        if let equals, token > equals, !text.contains(Self.value), !text.hasPrefix("_") {
            let target = self.text(range.lowerBound..<equals)
            let name = (range.lowerBound..<equals).last { tokens[$0].kind == .word }
            return omitted("\(target) = \(Self.value)\"\(name.map(tokens.name) ?? "value")\")")
        }
        let isOnly = statements(in: open, close).count == 1
        if isOnly, hasValue(open, close) {
            guard !text.contains(Self.value) else { return nil }
            return omitted("return \(Self.value)\"\(name(of: open))\")")
        }
        return omitted(nothing)
    }

    /// Adds a value to the last statement of a function without a value at its end.
    private func omission(
        appendingValueTo range: Range<Int>, _ open: Int, _ lineOffset: Int
    ) -> OmittedStatement? {
        let text = text(range)
        guard open >= 0, !isType(open), !text.contains(Self.value),
            !(declaration(before: open).map { tokens.isWord($0, "init") } ?? false)
        else { return nil }
        return OmittedStatement(
            text, replacement: text + "; return \(Self.value)\"\(name(of: open))\")",
            line: tokens[range.lowerBound].line - lineOffset)
    }

    static let modifiers: Set<String> = [
        "public", "private", "internal", "fileprivate", "open", "static", "final", "override",
        "lazy", "weak", "unowned", "mutating", "nonisolated", "set",
    ]

    /// Index of the `=` of an assignment outside of brackets, or `nil`.
    func assignment(in range: Range<Int>) -> Int? {
        var index = range.lowerBound
        while index < range.upperBound {
            if ["(", "[", "{"].contains(where: { tokens.isMark(index, $0) }) {
                index = tokens.closing(index) ?? range.upperBound
            } else if tokens.isMark(index, "="), !isOperator(index - 1, before: index),
                !isOperator(index + 1, after: index)
            {
                return index
            }
            index += 1
        }
        return nil
    }

    private func isOperator(_ index: Int, before other: Int) -> Bool {
        index >= 0 && tokens[index].range.upperBound == tokens[other].range.lowerBound
            && "=!<>+-*/%&|^~".unicodeScalars.contains { tokens.isMark(index, $0) }
    }

    private func isOperator(_ index: Int, after other: Int) -> Bool {
        index < tokens.count && tokens[index].range.lowerBound == tokens[other].range.upperBound
            && "=~".unicodeScalars.contains { tokens.isMark(index, $0) }
    }

    /// Text of `{ didSet … }` at the end of a property.
    private func observers(in range: Range<Int>) -> String {
        guard
            let brace = range.first(where: {
                tokens.isMark($0, "{")
                    && (tokens.isWord($0 + 1, "didSet") || tokens.isWord($0 + 1, "willSet"))
            })
        else { return "" }
        return " " + text(brace..<range.upperBound)
    }

    /// Index of the keyword of the declaration before a brace, or `nil` for a closure or statement.
    private func declaration(before open: Int) -> Int? {
        var index = open - 1
        while index >= 0, index > open - 120 {
            if tokens.isMark(index, "{") || tokens.isMark(index, "}") || tokens.isMark(index, "=") {
                return nil
            }
            let words = [
                "func", "init", "class", "struct", "enum", "extension", "protocol", "actor", "var",
                "get", "set", "didSet", "willSet", "if", "guard", "for", "while", "switch", "do",
                "else", "subscript", "deinit", "catch", "repeat", "defer",
            ]
            if tokens[index].kind == .word, words.contains(tokens.text(index)),
                !tokens.isMark(index - 1, ".")
            {
                return index
            }
            index -= 1
        }
        return nil
    }

    /// Whether a brace begins the body of a type.
    func isType(_ open: Int) -> Bool {
        guard open >= 0 else { return true }
        let words = ["class", "struct", "enum", "extension", "protocol", "actor"]
        return declaration(before: open).map { words.contains(tokens.text($0)) } ?? false
    }

    /// Whether a block ends with a value: a function with a result, a getter, or a closure that is
    /// called at once.
    private func hasValue(_ open: Int, _ close: Int) -> Bool {
        guard let keyword = declaration(before: open) else {
            return tokens.isMark(open - 1, "=") && tokens.isMark(close + 1, "(")
        }
        switch tokens.text(keyword) {
        case "func":
            return (keyword..<open).contains {
                tokens.isMark($0, "-") && tokens.isMark($0 + 1, ">")
                    && !tokens.isWord($0 + 2, "Void")
            }
        case "var", "get": return true
        default: return false
        }
    }

    /// Name of the function or property around a brace.
    private func name(of open: Int) -> String {
        for index in stride(from: open - 1, through: max(0, open - 400), by: -1)
        where tokens.isWord(index, "func") || tokens.isWord(index, "var") {
            return tokens.name(index + 1)
        }
        return "value"
    }
}
