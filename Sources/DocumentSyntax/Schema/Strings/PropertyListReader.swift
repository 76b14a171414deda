import TableDrawing

/// A reader of property lists in XML that provides the locations of values.
///
/// Foundation's reader provides no locations and accepts any depth. A repeated key in a
/// dictionary is a warning, and its last value is used, as in Foundation.
struct PropertyListReader {
    /// Maximum nesting of values.
    private static let deepest = 32

    private let file: SourceFile
    private let bytes: [UInt8]
    private let problems: ProblemList
    private var position = 0
    private var cursor: LocationCursor

    /// Returns whether a text looks like a property list in XML.
    static func isPropertyList(_ text: String) -> Bool {
        let start = text.prefix(2_000).drop(while: \.isWhitespace)
        return start.hasPrefix("<?xml") || start.hasPrefix("<!DOCTYPE plist")
            || start.hasPrefix("<plist") || start.hasPrefix("<!--")
    }

    /// Returns the texts of a property list by key.
    ///
    /// Throws a `DocumentError` at the first mistake, or if the root is not a dictionary.
    static func texts(
        in file: SourceFile, _ problems: ProblemList
    ) throws(DocumentError) -> [DocumentMapping.Entry] {
        var reader = PropertyListReader(file, problems)
        let opening = try reader.tag(expecting: "a property list, which begins with <plist>")
        guard opening.name == "plist", !opening.isEmpty else {
            throw reader.error(
                "expected a property list, which begins with <plist>, found <\(opening.name)>",
                at: opening.start)
        }
        let root = try reader.value(depth: 0)
        try reader.end(of: opening)
        guard let mapping = root.mapping else {
            throw DocumentError(
                "expected a dictionary of texts, found \(root.described)", at: root.location)
        }
        return mapping.entries
    }

    private init(_ file: SourceFile, _ problems: ProblemList) {
        self.file = file
        self.problems = problems
        bytes = Array(file.text.utf8)
        cursor = LocationCursor(file, bytes: bytes)
    }

    /// An opening or closing tag.
    private struct Tag {
        var name: String
        var start: Int
        var isClosing: Bool
        /// Whether the tag is self-closing: `<true/>`.
        var isEmpty: Bool
    }

    private func error(_ message: String, at offset: Int) -> DocumentError {
        DocumentError(message, at: file.location(utf8Offset: offset))
    }

    private func has(_ text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

    private mutating func skip(past end: String, _ noun: String) throws(DocumentError) {
        let start = position
        while !has(end) {
            guard position < bytes.count else {
                throw error("found \(noun) that is never closed", at: start)
            }
            position += 1
        }
        position += end.utf8.count
    }

    /// Skips white space, comments, processing instructions and the document type.
    private mutating func skipBlanks() throws(DocumentError) {
        while position < bytes.count {
            if bytes[position] == 0x20 || (0x09...0x0D).contains(bytes[position]) {
                position += 1
            } else if has("<!--") {
                try skip(past: "-->", "a comment")
            } else if has("<?") {
                try skip(past: "?>", "an instruction")
            } else if has("<!DOCTYPE") {
                try skip(past: ">", "a document type")
            } else {
                return
            }
        }
    }

    private mutating func tag(expecting expected: String) throws(DocumentError) -> Tag {
        try skipBlanks()
        let start = position
        guard position < bytes.count else {
            throw error("found the end of the file, expected \(expected)", at: start)
        }
        guard bytes[position] == UInt8(ascii: "<") else {
            let character = String(decoding: bytes[position...].prefix(4), as: UTF8.self).prefix(1)
            throw error("found \(String(character).quoted), expected \(expected)", at: start)
        }
        try skip(past: ">", "a tag")
        var content = bytes[(start + 1)..<(position - 1)]
        let isClosing = content.first == UInt8(ascii: "/")
        if isClosing { content = content.dropFirst() }
        let isEmpty = content.last == UInt8(ascii: "/")
        if isEmpty { content = content.dropLast() }
        // Attributes are not needed.
        let name = content.prefix { $0 > 0x20 }
        return Tag(
            name: String(decoding: name, as: UTF8.self), start: start, isClosing: isClosing,
            isEmpty: isEmpty)
    }

    private mutating func end(of opening: Tag) throws(DocumentError) {
        let closing = try tag(expecting: "</\(opening.name)>")
        guard closing.isClosing, closing.name == opening.name else {
            throw error(
                "found <\(closing.isClosing ? "/" : "")\(closing.name)>, expected </\(opening.name)>",
                at: closing.start)
        }
    }

    private mutating func value(depth: Int) throws(DocumentError) -> DocumentNode {
        try value(of: try tag(expecting: "a value"), depth: depth)
    }

    private mutating func value(of tag: Tag, depth: Int) throws(DocumentError) -> DocumentNode {
        let place = cursor.location(at: tag.start)
        guard depth < Self.deepest else {
            throw error("found values more than \(Self.deepest) deep", at: tag.start)
        }
        guard !tag.isClosing else {
            throw error("found </\(tag.name)>, expected a value", at: tag.start)
        }
        switch tag.name {
        case "dict":
            return DocumentNode(.mapping(try dictionary(tag, depth: depth)), at: place)
        case "array":
            var elements: [DocumentNode] = []
            while !tag.isEmpty {
                let next = try self.tag(expecting: "a value or </array>")
                if next.isClosing, next.name == "array" { break }
                elements.append(try value(of: next, depth: depth + 1))
            }
            return DocumentNode(.sequence(elements), at: place)
        case "string", "date", "data":
            let text = try text(of: tag)
            return DocumentNode(.scalar(DocumentScalar(text, .quoted)), at: place)
        case "integer", "real":
            let text = try text(of: tag)
            return DocumentNode(.scalar(DocumentScalar(text, .plain)), at: place)
        case "true", "false":
            if !tag.isEmpty { try end(of: tag) }
            return DocumentNode(.scalar(DocumentScalar(tag.name, .plain)), at: place)
        default:
            throw error(
                "found <\(tag.name)>, expected <dict>, <array>, <string> or another value of a "
                    + "property list", at: tag.start)
        }
    }

    private mutating func dictionary(
        _ opening: Tag, depth: Int
    ) throws(DocumentError) -> DocumentMapping {
        var entries: [DocumentMapping.Entry] = []
        var places: [String: Int] = [:]
        while !opening.isEmpty {
            let next = try tag(expecting: "<key> or </dict>")
            if next.isClosing, next.name == "dict" { break }
            guard next.name == "key", !next.isClosing else {
                throw error(
                    "found <\(next.isClosing ? "/" : "")\(next.name)>, expected <key> or </dict>",
                    at: next.start)
            }
            let key = try text(of: next)
            let place = cursor.location(at: next.start)
            let entry = DocumentMapping.Entry(
                key: key, at: place, value: try value(depth: depth + 1))
            if let known = places[key] {
                StringTables.warnOfRepeated(
                    key, at: place, first: entries[known].keyLocation, problems)
                entries[known] = entry
            } else {
                places[key] = entries.count
                entries.append(entry)
            }
        }
        return DocumentMapping(entries)
    }

    /// Returns the text of an element, with decoded entities and CDATA sections.
    private mutating func text(of opening: Tag) throws(DocumentError) -> String {
        var text: [UInt8] = []
        while !opening.isEmpty {
            guard position < bytes.count else {
                throw error("found <\(opening.name)> that is never closed", at: opening.start)
            }
            if bytes[position] == UInt8(ascii: "&") {
                text += Array(try entity().utf8)
            } else if bytes[position] != UInt8(ascii: "<") {
                text.append(bytes[position])
                position += 1
            } else if has("<![CDATA[") {
                let start = position + "<![CDATA[".utf8.count
                try skip(past: "]]>", "a CDATA section")
                text += bytes[start..<(position - 3)]
            } else if has("<!--") {
                try skip(past: "-->", "a comment")
            } else {
                try end(of: opening)
                break
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    private mutating func entity() throws(DocumentError) -> String {
        let start = position
        let name = bytes[(start + 1)...].prefix(12).prefix { $0 != UInt8(ascii: ";") }
        position += name.count + 2
        let word = String(decoding: name, as: UTF8.self)
        switch word {
        case "lt": return "<"
        case "gt": return ">"
        case "amp": return "&"
        case "quot": return "\""
        case "apos": return "'"
        default:
            let digits = word.hasPrefix("#x") ? word.dropFirst(2) : word.dropFirst()
            let code = UInt32(digits, radix: word.hasPrefix("#x") ? 16 : 10)
            guard word.hasPrefix("#"), position <= bytes.count,
                let scalar = code.flatMap(Unicode.Scalar.init)
            else {
                throw error(
                    "found an unknown entity, expected &lt;, &gt;, &amp;, &quot;, &apos; or a "
                        + "character's number", at: start)
            }
            return String(Character(scalar))
        }
    }
}
