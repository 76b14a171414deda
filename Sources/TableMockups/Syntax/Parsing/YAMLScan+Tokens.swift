extension YAMLScan {
    /// Reads a token.
    mutating func token() {
        if flowDepth == 0 { closeLevels(rightOf: column) }
        if column == 0, byte() == UInt8(ascii: "%") { return skipLine() }
        if isDocumentMark { return documentMark() }
        if hasEnded { return refuseSecondDocument() }
        switch byte() {
        case UInt8(ascii: "["): open(.flowSequence)
        case UInt8(ascii: "{"): open(.flowMapping)
        case UInt8(ascii: "]"), UInt8(ascii: "}"): close()
        case UInt8(ascii: ","): comma()
        case UInt8(ascii: "-") where isBlankOrEnd(1): dash()
        case UInt8(ascii: "?") where flowDepth > 0 || isBlankOrEnd(1):
            stop(
                "found a key that begins with \"?\", expected a plain text before the colon",
                at: position)
        case UInt8(ascii: ":") where flowDepth > 0 || isBlankOrEnd(1): colon()
        case UInt8(ascii: "*"): alias()
        case UInt8(ascii: "&"):
            anchor = (column, line)
            skipName()
        case UInt8(ascii: "!"): tag()
        case UInt8(ascii: "|") where flowDepth == 0, UInt8(ascii: ">") where flowDepth == 0:
            count()
            skipBlockScalar()
            last = .none
        case UInt8(ascii: "'"), UInt8(ascii: "\""): scalar { $0.skipQuoted() }
        case UInt8(ascii: "@"), UInt8(ascii: "`"), UInt8(ascii: "%"), UInt8(ascii: "|"),
            UInt8(ascii: ">"):
            isStopped = true
        default: scalar { $0.skipPlain() }
        }
    }

    // MARK: Levels

    /// Closes the block levels whose entries are indented more than a token.
    mutating func closeLevels(rightOf column: Int) {
        while let top = levels.last {
            let isDash = byte() == UInt8(ascii: "-") && isBlankOrEnd(1)
            let isOver =
                top.column > column
                || (top.isIndentless && top.column == column && !isDash)
            guard isOver else { return }
            levels.removeLast()
        }
    }

    mutating func push(_ level: Level) {
        levels.append(level)
        count()
        checkDepth()
    }

    mutating func checkDepth() {
        guard levels.count + pairs > limits.depth else { return }
        stop(
            "found lists and mappings nested more than \(limits.depth) deep",
            at: position, note: "a table document needs about ten levels")
    }

    mutating func count() {
        nodes += 1
        hasStarted = true
        if nodes > limits.nodes {
            stop(
                "found more than \(limits.nodes) values in one document", at: position,
                note: "rows by the thousand belong in a CSV file: rows: {from: rows.csv, …}")
        }
    }

    mutating func open(_ kind: Level.Kind) {
        last = .none
        anchor = nil
        flowDepth += 1
        push(Level(kind: kind, column: column))
        advance()
    }

    mutating func close() {
        guard flowDepth > 0 else { return isStopped = true }
        refuseKeyWithoutText()
        endEntry()
        flowDepth -= 1
        levels.removeLast()
        last = .collection(offset: position)
        advance()
    }

    mutating func comma() {
        guard flowDepth > 0 else { return isStopped = true }
        refuseKeyWithoutText()
        endEntry()
        last = .none
        advance()
    }

    /// Ends the current entry of a flow level.
    ///
    /// An entry with a colon in a list is a nested mapping.
    mutating func endEntry() {
        guard let top = levels.indices.last else { return }
        if levels[top].hasColon, levels[top].kind == .flowSequence { pairs -= 1 }
        levels[top].hasColon = false
    }

    mutating func dash() {
        guard flowDepth == 0 else { return isStopped = true }
        last = .none
        let top = levels.last
        if top == nil || top!.column < column {
            push(Level(kind: .blockSequence, column: column))
        } else if top!.kind == .blockMapping {
            push(Level(kind: .blockSequence, column: column, isIndentless: true))
        }
        advance()
    }

    // MARK: Keys

    mutating func colon() {
        switch last {
        case .alias(let offset), .collection(let offset):
            refuseKey(at: offset)
        case .scalar(let start, let end, let keyColumn, let keyLine) where keyLine == line:
            if flowDepth == 0, levels.last.map({ $0.column < keyColumn }) ?? true {
                push(Level(kind: .blockMapping, column: keyColumn))
            }
            noteKey(from: start, to: end)
        case .scalar, .none:
            // The key is empty, or it consists of an anchor only.
            let keyColumn = anchorColumn ?? column
            if flowDepth == 0, levels.last.map({ $0.column < keyColumn }) ?? true {
                push(Level(kind: .blockMapping, column: keyColumn))
            }
        }
        anchor = nil
        if flowDepth > 0, let top = levels.indices.last, !levels[top].hasColon {
            levels[top].hasColon = true
            if levels[top].kind == .flowSequence {
                pairs += 1
                count()
                checkDepth()
            }
        }
        last = .none
        advance()
    }

    mutating func noteKey(from start: Int, to end: Int) {
        guard let top = levels.indices.last,
            levels[top].kind == .blockMapping
                || levels[top].kind == .flowMapping,
            let key = keyText(from: start, to: end)
        else { return }
        guard let first = levels[top].keys[key] else { return levels[top].keys[key] = start }
        let place = file.location(utf8Offset: first)
        repeated.append(start..<end)
        repetitions.error(
            "found the key \(key.quoted) a second time in the same mapping, expected it once",
            at: file.location(utf8Offset: start), length: key.unicodeScalars.count,
            note: "the first one is at line \(place.line), column \(place.column)")
    }

    /// Returns the text of a key, or `nil` if it contains escapes.
    ///
    /// Keys with escapes are compared after parsing.
    func keyText(from start: Int, to end: Int) -> String? {
        var slice = bytes[start..<end]
        if let quote = slice.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
            slice = slice.dropFirst().dropLast()
            if slice.contains(quote) || slice.contains(UInt8(ascii: "\\")) { return nil }
        }
        return String(decoding: slice, as: UTF8.self)
    }

    /// Rejects a key that is not plain text in a flow mapping, where an entry without a colon
    /// is also a key.
    mutating func refuseKeyWithoutText() {
        guard let top = levels.last, top.kind == .flowMapping, !top.hasColon else { return }
        switch last {
        case .alias(let offset), .collection(let offset): refuseKey(at: offset)
        case .none, .scalar: return
        }
    }

    mutating func refuseKey(at offset: Int) {
        stop(
            "found a key that is an alias, a list or a mapping, expected a plain text",
            at: offset,
            note: "a text that begins with \"{\", \"[\" or \"*\" must stand in quotes")
    }

    // MARK: Anchors, tags, documents

    mutating func alias() {
        let offset = position
        aliases += 1
        count()
        if aliases > limits.aliases {
            stop("found more than \(limits.aliases) uses of anchors in one document", at: offset)
        }
        last = .alias(offset: offset)
        anchor = nil
        advance()
        skipName()
    }

    /// Skips the sign and name of an anchor or alias, by libyaml's rules.
    mutating func skipName() {
        if byte() == UInt8(ascii: "&") { advance() }
        while isNameCharacter(byte()) { advance() }
    }

    func isNameCharacter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"), UInt8(ascii: "-"):
            true
        default: false
        }
    }

    mutating func tag() {
        let start = position
        while !isBlankOrEnd() { advance() }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        problems.error(
            "found the tag \(text.quoted), expected a value without a tag",
            at: file.location(utf8Offset: start), length: text.unicodeScalars.count,
            note: "a text that begins with \"!\" must stand in quotes")
    }

    var isDocumentMark: Bool {
        guard column == 0, isBlankOrEnd(3) else { return false }
        let mark = byte()
        return (mark == UInt8(ascii: "-") || mark == UInt8(ascii: "."))
            && byte(1) == mark && byte(2) == mark
    }

    mutating func documentMark() {
        guard flowDepth == 0 else { return isStopped = true }
        if byte() == UInt8(ascii: ".") {
            hasEnded = hasStarted
        } else if hasStarted {
            return refuseSecondDocument()
        } else {
            hasStarted = true
        }
        levels = []
        last = .none
        advance(3)
    }

    mutating func refuseSecondDocument() {
        stop(
            "found a second document in the file, expected one", at: position,
            note: "put it in a file of its own")
    }
}
