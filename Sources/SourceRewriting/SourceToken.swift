/// A token of Swift source.
struct SourceToken: Equatable {
    enum Kind {
        /// Identifier or keyword, also in backquotes.
        case word
        /// Attribute with its `@`, such as `@objc`.
        case attribute
        /// Word with its `#`, such as `#selector` or `#if`.
        case directive
        case number
        /// String literal with its interpolations, or regular expression literal.
        case literal
        /// Single character of punctuation or of an operator.
        case mark
    }

    let kind: Kind
    /// Place in the bytes of the source.
    let range: Range<Int>
    /// Line of the token's beginning, from 1.
    let line: Int
    /// Whether the token is the first of its line.
    let startsLine: Bool
}

/// Tokens of a source file, without comments and white space.
struct SourceTokens {
    let bytes: [UInt8]
    private(set) var all: [SourceToken] = []
    /// Offset of the beginning of each line.
    private(set) var lineStarts = [0]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        all.reserveCapacity(bytes.count / 5)
        var lexer = SourceLexer(bytes)
        while let token = lexer.next() { all.append(token) }
        for (offset, byte) in bytes.enumerated() where byte == 10 { lineStarts.append(offset + 1) }
    }

    var count: Int { all.count }

    subscript(index: Int) -> SourceToken { all[index] }

    /// Text of a token, or an empty text beyond the last token.
    func text(_ index: Int) -> String {
        guard all.indices.contains(index) else { return "" }
        return String(decoding: bytes[all[index].range], as: UTF8.self)
    }

    /// Identifier without its backquotes.
    func name(_ index: Int) -> String {
        let text = text(index)
        return text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text
    }

    /// Returns whether a token is a certain character of punctuation.
    func isMark(_ index: Int, _ character: Unicode.Scalar) -> Bool {
        guard all.indices.contains(index), all[index].kind == .mark else { return false }
        return bytes[all[index].range.lowerBound] == UInt8(ascii: character)
    }

    /// Returns whether a token is a certain word.
    func isWord(_ index: Int, _ word: String) -> Bool {
        guard all.indices.contains(index), all[index].kind == .word else { return false }
        return bytes[all[index].range].elementsEqual(word.utf8)
    }

    /// Index of the bracket that closes the bracket at an index, or `nil` without a counterpart.
    func closing(_ index: Int) -> Int? {
        var depth = 0
        for each in index..<all.count where all[each].kind == .mark {
            switch bytes[all[each].range.lowerBound] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                depth -= 1
                if depth == 0 { return each }
            default: break
            }
        }
        return nil
    }

    /// Index after the generic arguments that begin at an index, or the index itself.
    func afterGenerics(_ index: Int) -> Int {
        guard isMark(index, "<") else { return index }
        var depth = 0
        for each in index..<all.count where all[each].kind == .mark {
            if isMark(each, "<") { depth += 1 }
            if isMark(each, ">"), !isMark(each - 1, "-") { depth -= 1 }
            if depth == 0 { return each + 1 }
            if isMark(each, "{") || isMark(each, "}") { break }
        }
        return index
    }

    /// Column of a byte, from 1, in UTF-8 code units.
    func column(ofByte offset: Int, line: Int) -> Int { offset - lineStarts[line - 1] + 1 }
}
