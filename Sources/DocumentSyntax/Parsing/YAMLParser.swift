import CYAML
import TableDrawing

/// The sole owner of a libyaml parser.
///
/// It returns the events of a text and finds the offsets of marks.
final class YAMLParser {
    let file: SourceFile
    private let parser: UnsafeMutablePointer<yaml_parser_t>
    /// The text, which the C parser refers to.
    private let input: UnsafeMutableBufferPointer<UInt8>
    /// Ends of the event before the last one and of the last event.
    private var ends = (
        previous: YAMLEvent.Mark(index: 0, line: 0, column: 0),
        last: YAMLEvent.Mark(index: 0, line: 0, column: 0)
    )
    /// Number of bytes and of Unicode scalars before the last mark.
    private var cursor = (offset: 0, index: 0)

    /// Creates a parser at the beginning of a text.
    ///
    /// Throws if the memory is exhausted.
    init(_ file: SourceFile) throws(DocumentError) {
        self.file = file
        parser = .allocate(capacity: 1)
        guard yaml_parser_initialize(parser) == 1 else {
            parser.deallocate()
            throw Self.outOfMemory(file)
        }
        let text = file.text.utf8
        input = .allocate(capacity: text.count)
        _ = input.initialize(from: text)
        // Without an encoding, libyaml would guess it from the first bytes.
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        yaml_parser_set_input_string(parser, input.baseAddress, text.count)
    }

    deinit {
        yaml_parser_delete(parser)
        parser.deallocate()
        input.deallocate()
    }

    /// Returns the next event, and `streamEnd` at the end.
    ///
    /// Throws the text's first syntax error.
    func next() throws(DocumentError) -> YAMLEvent {
        var event = yaml_event_t()
        guard yaml_parser_parse(parser, &event) == 1 else {
            throw Self.documentError(of: parser.pointee, in: file)
        }
        defer { yaml_event_delete(&event) }
        ends = (ends.last, YAMLEvent.Mark(event.end_mark))
        let kind: YAMLEvent.Kind
        var anchor: UnsafeMutablePointer<UInt8>?
        var tag: UnsafeMutablePointer<UInt8>?
        switch event.type {
        case YAML_SCALAR_EVENT:
            let scalar = event.data.scalar
            let isPlain = scalar.style == YAML_PLAIN_SCALAR_STYLE
            let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
            kind = .scalar(String(decoding: bytes, as: UTF8.self), isPlain ? .plain : .quoted)
            (anchor, tag) = (scalar.anchor, scalar.tag)
        case YAML_ALIAS_EVENT: kind = .alias(Self.string(event.data.alias.anchor) ?? "")
        case YAML_SEQUENCE_START_EVENT:
            kind = .sequenceStart
            (anchor, tag) = (event.data.sequence_start.anchor, event.data.sequence_start.tag)
        case YAML_MAPPING_START_EVENT:
            kind = .mappingStart
            (anchor, tag) = (event.data.mapping_start.anchor, event.data.mapping_start.tag)
        case YAML_SEQUENCE_END_EVENT: kind = .sequenceEnd
        case YAML_MAPPING_END_EVENT: kind = .mappingEnd
        case YAML_DOCUMENT_START_EVENT: kind = .documentStart
        case YAML_DOCUMENT_END_EVENT:
            kind = .documentEnd(isMarked: event.data.document_end.implicit == 0)
        case YAML_STREAM_START_EVENT: kind = .streamStart
        default: kind = .streamEnd
        }
        return YAMLEvent(
            kind: kind, start: YAMLEvent.Mark(event.start_mark), anchor: Self.string(anchor),
            tag: Self.string(tag))
    }

    private static func string(_ text: UnsafeMutablePointer<UInt8>?) -> String? {
        text.map { String(cString: $0) }
    }

    // MARK: Sources of events

    /// Returns the tag as written before a value and its distance from the event's beginning,
    /// or `nil` without a tag.
    func tag(of event: YAMLEvent) -> (text: String, distance: Int)? {
        let start = offset(of: event.start)
        var position = start
        if byte(position) == UInt8(ascii: "&") {
            while !isBlankOrEnd(position) { position += 1 }
            while byte(position) == 0x20 || byte(position) == 0x09 { position += 1 }
        }
        if byte(position) == UInt8(ascii: "!") {
            var end = position
            while !isBlankOrEnd(end) { end += 1 }
            return (String(decoding: input[position..<end], as: UTF8.self), position - start)
        }
        return event.tag.map { ($0, 0) }
    }

    /// Returns the location of the sign `?` before a key, or `nil` without the sign.
    ///
    /// The key is the last event.
    func questionMark(before key: YAMLEvent) -> DocumentLocation? {
        var position = offset(of: ends.previous)
        let end = offset(of: key.start)
        while position < end, byte(position) != UInt8(ascii: "?") {
            if byte(position) == UInt8(ascii: "#") {
                while LineBreak.length(in: input, at: position) == 0, position < end {
                    position += 1
                }
            }
            position += 1
        }
        return position < end ? file.location(utf8Offset: position) : nil
    }

    /// Returns the byte at an offset, or 0 outside of the text.
    private func byte(_ offset: Int) -> UInt8 {
        input.indices.contains(offset) ? input[offset] : 0
    }

    private func isBlankOrEnd(_ offset: Int) -> Bool {
        switch byte(offset) {
        case 0, 0x20, 0x09: true
        default: LineBreak.length(in: input, at: offset) > 0
        }
    }

    /// Returns the UTF-8 offset of a mark.
    ///
    /// Marks are asked for in ascending order, so that all offsets take linear time together.
    private func offset(of mark: YAMLEvent.Mark) -> Int {
        while cursor.index < mark.index, cursor.offset < input.count {
            cursor.index += 1
            cursor.offset += 1
            while byte(cursor.offset) & 0xC0 == 0x80 { cursor.offset += 1 }
        }
        return cursor.offset
    }
}

extension YAMLEvent.Mark {
    init(_ mark: yaml_mark_t) {
        self.init(index: Int(mark.index), line: Int(mark.line), column: Int(mark.column))
    }
}

/// The library that parses YAML.
package enum SyntaxLibraries {
    /// Version reported by the loaded library.
    package static var versions: [LibraryVersion] {
        yaml_get_version_string().map { [LibraryVersion("libyaml", String(cString: $0))] } ?? []
    }
}
