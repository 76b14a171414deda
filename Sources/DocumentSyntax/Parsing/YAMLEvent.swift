/// A step of the YAML parser: a scalar, an alias, or the beginning or end of a collection.
struct YAMLEvent {
    enum Kind: Equatable {
        case documentStart
        /// End of a document, with the mark `...` or without.
        case documentEnd(isMarked: Bool)
        case sequenceStart, sequenceEnd
        case mappingStart, mappingEnd
        case scalar(String, DocumentScalar.Style)
        case alias(String)
        /// Beginning or end of the text.
        case streamStart, streamEnd
    }

    /// A place of the text; all numbers start at 0 and count Unicode scalars.
    struct Mark {
        var index: Int
        var line: Int
        var column: Int
    }

    var kind: Kind
    /// Beginning of the event.
    ///
    /// An anchor and a tag belong to the event.
    var start: Mark
    var anchor: String?
    /// The resolved tag, or `nil` for an event without a tag and for `!`.
    var tag: String?

    /// Whether the event is a value that the text leaves out.
    var isEmpty: Bool { kind == .scalar("", .plain) }
}
