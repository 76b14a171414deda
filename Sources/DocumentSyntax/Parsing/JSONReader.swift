/// A reader of JSON according to RFC 8259 that creates values with locations.
///
/// JSON is almost a subset of YAML, but a YAML parser rejects some tabs, does not decode
/// surrogate pairs, and accepts much text that is invalid in JSON. Foundation's reader provides
/// no locations.
struct JSONReader {
    let file: SourceFile
    let limits: DocumentLimits
    let bytes: [UInt8]
    /// Receives the problems of repeated keys.
    let problems: ProblemList
    var position = 0
    var line = 1
    var column = 1
    private var nodes = 0

    init(file: SourceFile, limits: DocumentLimits, problems: ProblemList) {
        self.problems = problems
        self.file = file
        self.limits = limits
        self.bytes = Array(file.text.utf8)
    }

    /// Returns the document.
    ///
    /// Throws the first syntax error.
    mutating func document() throws(DocumentError) -> DocumentNode {
        skipWhitespace()
        guard position < bytes.count else {
            throw DocumentError(
                "found an empty document, expected an object such as {\"table\": …}",
                at: file.start)
        }
        let node = try value(depth: 1)
        skipWhitespace()
        if position < bytes.count {
            throw failure("found \(next) after the end of the document")
        }
        return node
    }

    // MARK: Moving

    var location: DocumentLocation { DocumentLocation(file: file, line: line, column: column) }
    var byte: UInt8 { position < bytes.count ? bytes[position] : 0 }

    mutating func advance() {
        let length = LineBreak.length(in: bytes, at: position)
        if length > 0 {
            position += length
            line += 1
            column = 1
            return
        }
        position += 1
        while position < bytes.count, bytes[position] & 0xC0 == 0x80 { position += 1 }
        column += 1
    }

    mutating func skipWhitespace() {
        while position < bytes.count {
            switch bytes[position] {
            case 0x20, 0x09, 0x0A, 0x0D: advance()
            default: return
            }
        }
    }

    /// Description of the current character for messages.
    var next: String {
        guard position < bytes.count else { return "the end of the file" }
        let rest = String(decoding: bytes[position...].prefix(4), as: UTF8.self)
        return rest.unicodeScalars.first.map { String(Character($0)).quoted } ?? "nothing"
    }

    func failure(
        _ message: String, at place: DocumentLocation? = nil, length: Int = 1, note: String? = nil
    ) -> DocumentError {
        DocumentError(message, at: place ?? location, length: length, note: note)
    }

    // MARK: Values

    mutating func value(depth: Int) throws(DocumentError) -> DocumentNode {
        nodes += 1
        if nodes > limits.nodes {
            throw failure(
                "found more than \(limits.nodes) values in one document",
                note: "rows by the thousand belong in a CSV file")
        }
        let place = location
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            if depth > limits.depth {
                throw failure("found lists and objects nested more than \(limits.depth) deep")
            }
            return byte == UInt8(ascii: "{")
                ? try object(depth: depth, at: place) : try array(depth: depth, at: place)
        case UInt8(ascii: "\""):
            return DocumentNode(.scalar(DocumentScalar(try string(), .quoted)), at: place)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            return DocumentNode(.scalar(DocumentScalar(try number(), .plain)), at: place)
        default:
            return DocumentNode(.scalar(DocumentScalar(try word(), .plain)), at: place)
        }
    }

    private mutating func array(
        depth: Int, at place: DocumentLocation
    ) throws(DocumentError) -> DocumentNode {
        var elements: [DocumentNode] = []
        advance()
        skipWhitespace()
        while byte != UInt8(ascii: "]") {
            elements.append(try value(depth: depth + 1))
            guard try comma(before: "]", openedAt: place) else { break }
        }
        advance()
        return DocumentNode(.sequence(elements), at: place)
    }

    private mutating func object(
        depth: Int, at place: DocumentLocation
    ) throws(DocumentError) -> DocumentNode {
        var entries: [DocumentMapping.Entry] = []
        var places: [String: DocumentLocation] = [:]
        advance()
        skipWhitespace()
        while byte != UInt8(ascii: "}") {
            let keyPlace = location
            guard byte == UInt8(ascii: "\"") else {
                throw failure("found \(next), expected a name in double quotes")
            }
            let key = try string()
            let keyLength = column - keyPlace.column
            skipWhitespace()
            guard byte == UInt8(ascii: ":") else {
                throw failure("found \(next), expected a colon after the name \(key.quoted)")
            }
            advance()
            skipWhitespace()
            let value = try value(depth: depth + 1)
            if let first = places.updateValue(keyPlace, forKey: key) {
                problems.error(
                    "found the key \(key.quoted) a second time in the same object, expected it "
                        + "once",
                    at: keyPlace, length: keyLength,
                    note: "the first key is at line \(first.line), column \(first.column)")
            } else {
                entries.append(DocumentMapping.Entry(key: key, at: keyPlace, value: value))
            }
            guard try comma(before: "}", openedAt: place) else { break }
        }
        advance()
        return DocumentNode(.mapping(DocumentMapping(entries)), at: place)
    }

    /// Returns whether another element follows.
    ///
    /// Otherwise the position is at the closing bracket.
    private mutating func comma(
        before closing: Character, openedAt place: DocumentLocation
    ) throws(DocumentError) -> Bool {
        skipWhitespace()
        if closing.asciiValue == byte { return false }
        let opening = closing == "]" ? "[" : "{"
        let opened =
            "the opening \"\(opening)\" is at line \(place.line), column \(place.column)"
        guard byte == UInt8(ascii: ",") else {
            throw failure(
                "found \(next), expected a comma or the closing \"\(closing)\"", note: opened)
        }
        let comma = location
        advance()
        skipWhitespace()
        if closing.asciiValue == byte {
            throw failure("found a comma before the closing \"\(closing)\"", at: comma)
        }
        return true
    }

    /// Reads `true`, `false` or `null`.
    ///
    /// Throws an error that names any other word.
    private mutating func word() throws(DocumentError) -> String {
        let place = location
        let start = position
        while position < bytes.count, position - start < 64, isWordByte(byte) { advance() }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        if ["true", "false", "null"].contains(text) { return text }
        if text.isEmpty {
            let isComment = byte == UInt8(ascii: "/") || byte == UInt8(ascii: "#")
            throw failure(
                "found \(next), expected a value", at: place,
                note: isComment ? "JSON knows no comments; YAML does" : nil)
        }
        throw failure(
            "found \(text.quoted), expected a text in double quotes, a number, true, false or null",
            at: place, length: text.unicodeScalars.count)
    }

    private func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
            UInt8(ascii: "'"), UInt8(ascii: "+"), 0x80...:
            LineBreak.length(in: bytes, at: position) == 0
        default: false
        }
    }
}
