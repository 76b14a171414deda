extension YAMLScan {
    /// Reads a scalar that may turn out to be a key.
    mutating func scalar(_ skip: (inout YAMLScan) -> Void) {
        let start = position
        let startLine = line
        // An anchor on the same line is part of the key, so that the level begins at its column.
        let startColumn = anchor.flatMap { $0.line == line ? $0.column : nil } ?? column
        anchor = nil
        count()
        skip(&self)
        // Whatever cannot begin a token is an error that the parser explains.
        if position == start { return isStopped = true }
        if case .scalar = last {
        } else {
            last = .scalar(start: start, end: position, column: startColumn, line: startLine)
        }
    }

    mutating func skipQuoted() {
        let quote = byte()
        last = .none
        advance()
        while position < bytes.count {
            if isBreak() {
                advanceOverBreak()
            } else if byte() == quote {
                advance()
                guard quote == UInt8(ascii: "'"), byte() == quote else { return }
                advance()
            } else if byte() == UInt8(ascii: "\\"), quote == UInt8(ascii: "\""), !isBreak(1) {
                advance(2)
            } else {
                advance()
            }
        }
    }

    /// Skips a plain scalar, which goes on over lines that are indented further than its level.
    mutating func skipPlain() {
        let start = position
        let startColumn = anchor.flatMap { $0.line == line ? $0.column : nil } ?? column
        let startLine = line
        let indent = (levels.last?.column ?? -1) + 1
        last = .none
        var end = position
        while position < bytes.count {
            if isDocumentMark || byte() == UInt8(ascii: "#") { break }
            while !isBlankOrEnd(), !endsPlain() { advance() }
            end = position
            guard isBlank() || isBreak() else { break }
            while isBlank() || isBreak() {
                if isBreak() { advanceOverBreak() } else { advance() }
            }
            if flowDepth == 0, column < indent { break }
        }
        guard end > start else { return position = start }
        last = .scalar(start: start, end: end, column: startColumn, line: startLine)
    }

    func endsPlain() -> Bool {
        switch byte() {
        case UInt8(ascii: ":"): isBlankOrEnd(1)
        case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
            UInt8(ascii: "}"):
            flowDepth > 0
        default: false
        }
    }

    /// Skips a `|` or `>` scalar: its header and every line that is indented far enough.
    mutating func skipBlockScalar() {
        anchor = nil
        let parent = levels.last?.column ?? -1
        var indent = 0
        advance()
        while !isBlankOrEnd() {
            if case UInt8(ascii: "1")...UInt8(ascii: "9") = byte() {
                indent = max(parent, 0) + Int(byte() - UInt8(ascii: "0"))
            }
            advance()
        }
        skipLine()
        if position < bytes.count { advanceOverBreak() }
        var isFirst = indent == 0
        while position < bytes.count {
            var deepest = 0
            while position < bytes.count {
                while byte() == 0x20, isFirst || column < indent { advance() }
                deepest = max(deepest, column)
                guard isBreak() else { break }
                advanceOverBreak()
            }
            if isFirst {
                indent = max(deepest, parent + 1, 1)
                isFirst = false
            }
            guard column == indent, position < bytes.count else { return }
            skipLine()
            if position < bytes.count { advanceOverBreak() }
        }
    }
}
