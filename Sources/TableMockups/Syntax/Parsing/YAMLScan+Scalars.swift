extension YAMLScan {
    /// The column of an anchor before the current position on the same line.
    ///
    /// The anchor is part of a key, and the key's block level begins at the anchor's column.
    var anchorColumn: Int? { anchor.flatMap { $0.line == line ? $0.column : nil } }

    /// Reads a scalar that may be a key.
    ///
    /// `skip` returns the offset of its end.
    mutating func scalar(_ skip: (inout YAMLScan) -> Int) {
        let start = position
        let startLine = line
        let startColumn = anchorColumn ?? column
        anchor = nil
        count()
        let end = skip(&self)
        // The parser reports the error for a character that cannot begin a token.
        guard end > start else { return isStopped = true }
        last = .scalar(start: start, end: end, column: startColumn, line: startLine)
    }

    mutating func skipQuoted() -> Int {
        let quote = byte()
        advance()
        while position < bytes.count {
            if isBreak() {
                advanceOverBreak()
            } else if byte() == quote {
                advance()
                guard quote == UInt8(ascii: "'"), byte() == quote else { return position }
                advance()
            } else if byte() == UInt8(ascii: "\\"), quote == UInt8(ascii: "\""), !isBreak(1) {
                advance(2)
            } else {
                advance()
            }
        }
        return position
    }

    /// Skips a plain scalar.
    ///
    /// It continues on lines that are indented more than its level.
    mutating func skipPlain() -> Int {
        let indent = (levels.last?.column ?? -1) + 1
        var end = position
        while position < bytes.count {
            if isDocumentMark || byte() == UInt8(ascii: "#") { break }
            let start = position
            while !isBlankOrEnd(), !endsPlain() { advance() }
            if position > start { end = position }
            guard isBlank() || isBreak() else { break }
            while isBlank() || isBreak() {
                if isBreak() { advanceOverBreak() } else { advance() }
            }
            if flowDepth == 0, column < indent { break }
        }
        return end
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

    /// Skips a `|` or `>` scalar: its header and all lines with sufficient indentation.
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
