extension JSONReader {
    /// Reads the text of a number and checks it against the JSON grammar.
    mutating func number() throws(DocumentError) -> String {
        let place = location
        let start = position
        while isNumberByte(byte) { advance() }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        guard Self.isNumber(bytes[start..<position]) else {
            throw failure(
                "found \(text.quoted), expected a number such as -12.5", at: place,
                length: text.unicodeScalars.count)
        }
        return text
    }

    private func isNumberByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "-"), UInt8(ascii: "+"),
            UInt8(ascii: "."), UInt8(ascii: "_"):
            true
        default: false
        }
    }

    private static func isNumber(_ text: ArraySlice<UInt8>) -> Bool {
        var rest = text
        func digits() -> ArraySlice<UInt8> {
            let taken = rest.prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
            rest = rest.dropFirst(taken.count)
            return taken
        }
        if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
        let whole = digits()
        if whole.isEmpty || (whole.count > 1 && whole.first == UInt8(ascii: "0")) { return false }
        if rest.first == UInt8(ascii: ".") {
            rest = rest.dropFirst()
            if digits().isEmpty { return false }
        }
        if let e = rest.first, e | 0x20 == UInt8(ascii: "e") {
            rest = rest.dropFirst()
            if let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
                rest = rest.dropFirst()
            }
            if digits().isEmpty { return false }
        }
        return rest.isEmpty
    }

    /// Reads a string and decodes its escapes.
    ///
    /// The position is after the closing quote.
    mutating func string() throws(DocumentError) -> String {
        let place = location
        var text: [UInt8] = []
        advance()
        while true {
            guard position < bytes.count else {
                throw failure(
                    "found the end of the file inside of a text", at: place,
                    note: "the closing quote is missing")
            }
            switch byte {
            case UInt8(ascii: "\""):
                advance()
                return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"):
                text += Array(String(Character(try escape())).utf8)
            case 0x0A, 0x0D:
                throw failure(
                    "found a text that does not end on its line, expected a closing quote",
                    at: place, note: "a line break inside of a text is written \\n")
            case 0..<0x20:
                throw failure(
                    "found a control character inside of a text, expected an escape such as \\t")
            default:
                let start = position
                advance()
                text += bytes[start..<position]
            }
        }
    }

    private mutating func escape() throws(DocumentError) -> Unicode.Scalar {
        let place = location
        advance()
        let letter = byte
        advance()
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
            return Unicode.Scalar(letter)
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return try unicodeEscape(at: place)
        default:
            throw failure(
                "found an unknown escape, expected one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u",
                at: place, length: 2)
        }
    }

    private mutating func unicodeEscape(
        at place: DocumentLocation
    ) throws(DocumentError) -> Unicode.Scalar {
        let first = try fourDigits(at: place)
        if let scalar = Unicode.Scalar(first) { return scalar }
        if first < 0xDC00, byte == UInt8(ascii: "\\"), position + 1 < bytes.count,
            bytes[position + 1] == UInt8(ascii: "u")
        {
            advance()
            advance()
            let second = try fourDigits(at: place)
            if (0xDC00...0xDFFF).contains(second),
                let scalar = Unicode.Scalar(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00))
            {
                return scalar
            }
        }
        throw failure(
            "found half of a surrogate pair, expected both halves such as \\uD83D\\uDE00",
            at: place, length: 6)
    }

    private mutating func fourDigits(at place: DocumentLocation) throws(DocumentError) -> UInt32 {
        let digits = String(decoding: bytes[position...].prefix(4), as: UTF8.self)
        guard digits.utf8.count == 4, digits.allSatisfy(\.isHexDigit),
            let code = UInt32(digits, radix: 16)
        else { throw failure("expected four hexadecimal digits after \\u", at: place, length: 2) }
        for _ in 0..<4 { advance() }
        return code
    }
}
