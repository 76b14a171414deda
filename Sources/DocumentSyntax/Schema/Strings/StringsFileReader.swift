import Foundation

/// A reader of `.strings` files: `"key" = "text";`, with comments, as written by Apple's tools.
///
/// Keys and texts are in quotes. Quotes are optional for texts of letters, digits and `_$/:.-`.
/// `"key";` uses the key as its text.
struct StringsFileReader {
    private let file: SourceFile
    private let bytes: [UInt8]
    private var position = 0
    private var cursor: LocationCursor

    /// Returns the texts of a file by key.
    ///
    /// A repeated key is a warning, and its last text is used, as in Foundation.
    ///
    /// A property list in XML is also a valid strings file.
    ///
    /// Throws a `DocumentError` at a mistake after which the rest cannot be read reliably.
    static func strings(
        in file: SourceFile, _ problems: ProblemList
    ) throws(DocumentError) -> [String: LocalizedString] {
        if PropertyListReader.isPropertyList(file.text) {
            return try strings(inPropertyList: file, problems)
        }
        var reader = StringsFileReader(file)
        return try reader.strings(problems)
    }

    private static func strings(
        inPropertyList file: SourceFile, _ problems: ProblemList
    ) throws(DocumentError) -> [String: LocalizedString] {
        var strings: [String: LocalizedString] = [:]
        for entry in try PropertyListReader.texts(in: file, problems) {
            guard let text = entry.value.scalar?.text else {
                problems.warning(
                    "the text of \(entry.key.quoted) is \(entry.value.described), expected a text; "
                        + "texts with plurals stand in a .stringsdict file",
                    at: entry.value.location)
                continue
            }
            strings[entry.key] = LocalizedString(text: text, location: entry.value.location)
        }
        return strings
    }

    private init(_ file: SourceFile) {
        self.file = file
        bytes = Array(file.text.utf8)
        cursor = LocationCursor(file, bytes: bytes)
    }

    private mutating func strings(
        _ problems: ProblemList
    ) throws(DocumentError) -> [String: LocalizedString] {
        var result: [String: LocalizedString] = [:]
        var places: [String: DocumentLocation] = [:]
        try skipBlanks()
        while position < bytes.count {
            let place = cursor.location(at: position)
            guard let key = try token() else {
                throw error("expected a key such as \"title\", found \(found)", at: position)
            }
            try skipBlanks()
            var value = LocalizedString(text: key, location: place)
            var end = position
            if peek == UInt8(ascii: "=") {
                position += 1
                try skipBlanks()
                value.location = cursor.location(at: position)
                guard let text = try token() else {
                    throw error(
                        "expected the text of \(key.quoted), found \(found)", at: position)
                }
                value.text = text
                end = position
                try skipBlanks()
            } else if peek != UInt8(ascii: ";") {
                throw error(
                    "expected \"=\" after the key \(key.quoted), found \(found)", at: position)
            }
            guard peek == UInt8(ascii: ";") else {
                throw error("expected \";\" after the text of \(key.quoted)", at: end)
            }
            position += 1
            if let first = places.updateValue(place, forKey: key) {
                StringTables.warnOfRepeated(key, at: place, first: first, problems)
            }
            result[key] = value
            try skipBlanks()
        }
        return result
    }

    private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

    /// Description of the text at the current position for messages.
    private var found: String {
        guard peek != nil else { return "the end of the file" }
        let rest = String(decoding: bytes[position...].prefix(8), as: UTF8.self)
        return String(rest.prefix(1)).quoted
    }

    private func error(
        _ message: String, at offset: Int, note: String? = nil
    ) -> DocumentError {
        DocumentError(message, at: file.location(utf8Offset: offset), note: note)
    }

    /// Skips white space and comments.
    private mutating func skipBlanks() throws(DocumentError) {
        while let byte = peek {
            if byte == 0x20 || (0x09...0x0D).contains(byte) {
                position += 1
            } else if bytes[position...].starts(with: Array("//".utf8)) {
                while let byte = peek, byte != 0x0A, byte != 0x0D { position += 1 }
            } else if bytes[position...].starts(with: Array("/*".utf8)) {
                let start = position
                position += 2
                while !bytes[position...].starts(with: Array("*/".utf8)) {
                    guard position < bytes.count else {
                        throw error("found a comment that is never closed", at: start)
                    }
                    position += 1
                }
                position += 2
            } else {
                return
            }
        }
    }

    /// Reads a key or a text, with or without quotes.
    ///
    /// Returns `nil` if neither begins at the current position.
    private mutating func token() throws(DocumentError) -> String? {
        guard let byte = peek else { return nil }
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try quoted(by: byte) }
        let start = position
        while let byte = peek, Self.isPlain(byte) {
            // A comment may follow without white space.
            if byte == UInt8(ascii: "/"), let next = bytes[(position + 1)...].first,
                next == UInt8(ascii: "/") || next == UInt8(ascii: "*")
            {
                break
            }
            position += 1
        }
        return position == start ? nil : String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "_$/:.-".utf8.contains(byte)
        }
    }

    private mutating func quoted(by quote: UInt8) throws(DocumentError) -> String {
        let start = position
        position += 1
        var units: [UInt8] = []
        while let byte = peek {
            switch byte {
            case quote:
                position += 1
                return String(decoding: units, as: UTF8.self)
            case UInt8(ascii: "\\"): units += Array(try escape().utf8)
            default:
                units.append(byte)
                position += 1
            }
        }
        throw error(
            "found a quote that is never closed", at: start,
            note: "a quote inside of a text is written \\\"")
    }

    /// Returns the character for an escape sequence.
    private mutating func escape() throws(DocumentError) -> String {
        let start = position
        position += 1
        guard let byte = peek else { return "" }
        position += 1
        switch byte {
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "U"), UInt8(ascii: "u"): return try unicode(from: start)
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            position -= 1
            return octal()
        default:
            // Before any other character, the backslash is ignored.
            position -= 1
            let rest = String(decoding: bytes[position...].prefix(4), as: UTF8.self)
            let scalar = rest.unicodeScalars.first.map(String.init) ?? ""
            position += scalar.utf8.count
            return scalar
        }
    }

    /// Reads `\U0041`, or a surrogate pair of two such sequences.
    private mutating func unicode(from start: Int) throws(DocumentError) -> String {
        var units = [try codeUnit(from: start)]
        if UTF16.isLeadSurrogate(units[0]),
            bytes[position...].starts(with: Array("\\U".utf8))
                || bytes[position...].starts(with: Array("\\u".utf8))
        {
            position += 2
            units.append(try codeUnit(from: start))
        }
        guard let text = String(validating: units, as: UTF16.self) else {
            throw error("found half of a surrogate pair, expected a character", at: start)
        }
        return text
    }

    /// Reads up to three octal digits: a byte of the NeXTSTEP encoding, as Foundation reads
    /// property lists.
    private mutating func octal() -> String {
        let digits = bytes[position...].prefix(3).prefix { (0x30...0x37).contains($0) }
        position += digits.count
        let number = digits.reduce(0) { $0 * 8 + Int($1 & 7) }
        let byte = UInt8(truncatingIfNeeded: number)
        return String(bytes: [byte], encoding: .nextstep) ?? ""
    }

    private mutating func codeUnit(from start: Int) throws(DocumentError) -> UInt16 {
        let digits = bytes[position...].prefix(4)
        guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
            let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
        else {
            throw error("expected four hexadecimal digits after \\U", at: start)
        }
        position += 4
        return unit
    }
}

/// The texts of a `.strings` file.
package enum StringsFile {
    /// Returns the texts of a file by key.
    ///
    /// - Throws: a `DocumentError` for text that cannot be decoded or read.
    package static func texts(
        path: String, bytes: [UInt8], _ problems: ProblemList
    ) throws(DocumentError) -> [String: String] {
        let file = try SourceFile(path: path, stringsBytes: bytes)
        return try StringsFileReader.strings(in: file, problems).mapValues(\.text)
    }
}
