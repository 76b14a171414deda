/// Division of Swift source into tokens.
///
/// Comments nest, raw strings have any number of `#`, and an interpolation may contain strings.
/// A lexer never fails: an unfinished literal ends with the file.
struct SourceLexer {
    private let bytes: [UInt8]
    private var position = 0
    private var line = 1
    private var isAtLineStart = true
    /// Last token, which distinguishes a regular expression from a division.
    private var last: SourceToken?

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Returns the next token, or `nil` at the end.
    mutating func next() -> SourceToken? {
        skipTrivia()
        guard position < bytes.count else { return nil }
        let start = position
        let startLine = line
        let kind = scan()
        let token = SourceToken(
            kind: kind, range: start..<position, line: startLine, startsLine: isAtLineStart)
        isAtLineStart = false
        last = token
        return token
    }

    private func byte(_ offset: Int = 0) -> UInt8 {
        position + offset < bytes.count ? bytes[position + offset] : 0
    }

    private func starts(with text: StaticString, at offset: Int = 0) -> Bool {
        let count = text.utf8CodeUnitCount
        guard position + offset + count <= bytes.count else { return false }
        return (0..<count).allSatisfy { bytes[position + offset + $0] == text.utf8Start[$0] }
    }

    private mutating func advance() {
        if bytes[position] == 10 { line += 1 }
        position += 1
    }

    private mutating func skipTrivia() {
        while position < bytes.count {
            switch byte() {
            case 10:
                isAtLineStart = true
                advance()
            case 9, 11, 12, 13, 32, 0: position += 1
            case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
                while position < bytes.count, byte() != 10 { position += 1 }
            case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
            default: return
            }
        }
    }

    private mutating func skipComment() {
        var depth = 0
        while position < bytes.count {
            if starts(with: "/*") {
                depth += 1
                position += 2
            } else if starts(with: "*/") {
                depth -= 1
                position += 2
                if depth == 0 { return }
            } else {
                advance()
            }
        }
    }

    private mutating func scan() -> SourceToken.Kind {
        let first = byte()
        if Self.isWordStart(first) {
            scanWord()
            return .word
        }
        switch first {
        case UInt8(ascii: "`"):
            position += 1
            while position < bytes.count, byte() != UInt8(ascii: "`"), byte() != 10 {
                position += 1
            }
            if byte() == UInt8(ascii: "`") { position += 1 }
            return .word
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            scanNumber()
            return .number
        case UInt8(ascii: "\""):
            scanString(hashes: 0)
            return .literal
        case UInt8(ascii: "#"): return scanHash()
        case UInt8(ascii: "@") where Self.isWordStart(byte(1)):
            position += 1
            scanWord()
            return .attribute
        case UInt8(ascii: "/") where isRegularExpression:
            scanRegularExpression()
            return .literal
        default:
            position += 1
            return .mark
        }
    }

    private mutating func scanWord() {
        while position < bytes.count, Self.isWordPart(byte()) { position += 1 }
    }

    private mutating func scanNumber() {
        while position < bytes.count {
            let isFraction = byte() == UInt8(ascii: ".") && Self.isDigit(byte(1))
            guard Self.isWordPart(byte()) || isFraction else { return }
            position += 1
        }
    }

    /// Scans a token that begins with `#`: a raw string, a raw regular expression or a directive.
    private mutating func scanHash() -> SourceToken.Kind {
        var hashes = 0
        while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
        if byte(hashes) == UInt8(ascii: "\"") {
            position += hashes
            scanString(hashes: hashes)
            return .literal
        }
        if byte(hashes) == UInt8(ascii: "/") {
            position += hashes + 1
            while position < bytes.count {
                let ends =
                    byte() == UInt8(ascii: "/")
                    && (1...hashes).allSatisfy { byte($0) == UInt8(ascii: "#") }
                advance()
                guard ends else { continue }
                position += hashes
                break
            }
            return .literal
        }
        position += 1
        scanWord()
        return position - 1 > 0 && Self.isWordPart(bytes[position - 1]) ? .directive : .mark
    }

    /// Scans a string from its first quotation mark.
    private mutating func scanString(hashes: Int) {
        let isLong = starts(with: "\"\"\"")
        position += isLong ? 3 : 1
        while position < bytes.count {
            if byte() == UInt8(ascii: "\\"), hasHashes(hashes, at: 1) {
                position += 1 + hashes
                if byte() == UInt8(ascii: "(") {
                    skipInterpolation()
                } else if position < bytes.count {
                    advance()
                }
            } else if isLong ? starts(with: "\"\"\"") : byte() == UInt8(ascii: "\""),
                hasHashes(hashes, at: isLong ? 3 : 1)
            {
                position += (isLong ? 3 : 1) + hashes
                return
            } else if byte() == 10, !isLong {
                return
            } else {
                advance()
            }
        }
    }

    private func hasHashes(_ count: Int, at offset: Int) -> Bool {
        (0..<count).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
    }

    /// Skips an interpolation from its opening parenthesis.
    private mutating func skipInterpolation() {
        var depth = 0
        while position < bytes.count {
            skipTrivia()
            guard position < bytes.count else { return }
            if byte() == UInt8(ascii: "(") { depth += 1 }
            if byte() == UInt8(ascii: ")") { depth -= 1 }
            _ = scan()
            if depth == 0 { return }
        }
    }

    /// Whether a slash begins a regular expression, because no operand stands before it.
    private var isRegularExpression: Bool {
        let following = byte(1)
        guard following != 32, following != UInt8(ascii: "="), following != 10, let last else {
            return false
        }
        switch last.kind {
        case .mark:
            let before: [UInt8] = Array("(,=:[{;".utf8)
            guard before.contains(bytes[last.range.lowerBound]) else { return false }
        case .word:
            guard bytes[last.range].elementsEqual("return".utf8) else { return false }
        default: return false
        }
        let rest = bytes[(position + 1)...].prefix { $0 != 10 }
        return rest.contains(UInt8(ascii: "/"))
    }

    private mutating func scanRegularExpression() {
        position += 1
        while position < bytes.count, byte() != UInt8(ascii: "/"), byte() != 10 {
            position += byte() == UInt8(ascii: "\\") ? 2 : 1
        }
        position = min(position + 1, bytes.count)
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    private static func isWordStart(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
            || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) || byte == UInt8(ascii: "_")
            || byte == UInt8(ascii: "$") || byte >= 128
    }

    private static func isWordPart(_ byte: UInt8) -> Bool { isWordStart(byte) || isDigit(byte) }
}
