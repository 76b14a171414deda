/// A composer of values with locations from the events of the YAML parser.
///
/// It enforces the limits while the text is parsed. It rejects tags, further documents and keys
/// that are not plain text. An alias stands for a copy of its target, and the values of each copy
/// count against the limit, so that an alias bomb ends there.
struct YAMLComposer {
    /// A value with an anchor.
    private struct Target {
        var node: DocumentNode
        /// Number of values, including those of aliases.
        var values: Int
        /// Levels of lists and mappings.
        var height: Int
    }

    private let file: SourceFile
    private let limits: DocumentLimits
    /// Receives mistakes that allow a tree, such as repeated keys.
    private let problems: ProblemList
    /// Mistakes that do not end the parsing, but allow no tree.
    private let faults = ProblemList()
    private let parser: YAMLParser
    private var targets: [String: Target] = [:]
    /// Number of keys and values in the text.
    private var written = 0
    /// Number of values, including those of aliases.
    private var values = 0
    private var aliases = 0
    private var isOverfull = false
    /// Deepest level of lists and mappings of the current anchor's value.
    private var deepest = 0
    /// End of the last list or mapping.
    private var end: DocumentLocation

    init(
        file: SourceFile, limits: DocumentLimits, problems: ProblemList
    ) throws(DocumentError) {
        self.file = file
        self.limits = limits
        self.problems = problems
        parser = try YAMLParser(file)
        end = file.start
    }

    /// Returns the document.
    ///
    /// Throws the first syntax error, and all faults before it.
    mutating func document() throws(DocumentError) -> DocumentNode {
        do {
            let root = try root()
            try faults.throwIfErrors()
            return root
        } catch {
            faults.add(error)
            throw DocumentError(problems: faults.problems)
        }
    }

    private mutating func root() throws(DocumentError) -> DocumentNode {
        var event = try parser.next()
        if event.kind == .streamStart { event = try parser.next() }
        var root: DocumentNode?
        if event.kind == .documentStart {
            let first = try parser.next()
            let node = try node(first, depth: 1)
            root = first.isEmpty && faults.isEmpty ? nil : node
            event = try eventAfterDocument()
            if event.kind == .documentStart { throw secondDocument(at: location(event)) }
        }
        guard let root else {
            throw DocumentError(
                "found an empty document, expected a mapping such as \"table:\"", at: file.start)
        }
        return root
    }

    private func eventAfterDocument() throws(DocumentError) -> YAMLEvent {
        let event = try parser.next()
        guard case .documentEnd(let isMarked) = event.kind else { return event }
        do {
            return try parser.next()
        } catch {
            // libyaml expects the mark `---` after `...`.
            throw isMarked ? secondDocument(at: error.problems[0].location) : error
        }
    }

    private func secondDocument(at place: DocumentLocation) -> DocumentError {
        DocumentError(
            "found a second document in the file, expected one", at: place,
            note: "put it in a file of its own")
    }

    private func location(_ event: YAMLEvent) -> DocumentLocation {
        DocumentLocation(file: file, line: event.start.line + 1, column: event.start.column + 1)
    }

    // MARK: Values

    private mutating func node(
        _ event: YAMLEvent, depth: Int
    ) throws(DocumentError) -> DocumentNode {
        try count(event)
        values += 1
        if values > limits.nodes { throw tooManyValues(at: location(event)) }
        refuseTag(event)
        guard let anchor = event.anchor else { return try value(event, depth: depth) }
        let before = (values: values - 1, deepest: deepest)
        deepest = depth - 1
        let node = try value(event, depth: depth)
        targets[anchor] = Target(
            node: node, values: values - before.values, height: deepest - (depth - 1))
        deepest = max(deepest, before.deepest)
        return node
    }

    private mutating func value(
        _ event: YAMLEvent, depth: Int
    ) throws(DocumentError) -> DocumentNode {
        let place = location(event)
        switch event.kind {
        case .scalar(let text, let style):
            return DocumentNode(.scalar(DocumentScalar(text, style)), at: place)
        case .alias(let name):
            return try copy(of: name, depth: depth, at: place)
        case .sequenceStart:
            try check(depth, at: place)
            return DocumentNode(.sequence(try elements(depth: depth)), at: place)
        case .mappingStart:
            try check(depth, at: place)
            return DocumentNode(.mapping(DocumentMapping(try entries(depth: depth))), at: place)
        default:
            throw DocumentError("the document cannot be read as YAML", at: place)
        }
    }

    private mutating func elements(depth: Int) throws(DocumentError) -> [DocumentNode] {
        var elements: [DocumentNode] = []
        while true {
            let event = try parser.next()
            if event.kind == .sequenceEnd {
                end = location(event)
                return elements
            }
            elements.append(try node(event, depth: depth + 1))
        }
    }

    /// Returns the value of an alias.
    ///
    /// An alias beyond the limit is an empty value, and the first one is a fault.
    private mutating func copy(
        of name: String, depth: Int, at place: DocumentLocation
    ) throws(DocumentError) -> DocumentNode {
        aliases += 1
        if aliases > limits.aliases {
            throw DocumentError(
                "found more than \(limits.aliases) uses of anchors in one document", at: place)
        }
        guard let target = targets[name] else {
            throw DocumentError(
                "found the use of an anchor that is not defined above it", at: place,
                note: "an anchor &name comes before its uses *name, and not around them")
        }
        guard values + target.values - 1 <= limits.nodes else {
            if !isOverfull {
                faults.error(
                    "found anchors whose uses stand for more than \(limits.nodes) values",
                    at: place)
            }
            isOverfull = true
            return DocumentNode(.scalar(DocumentScalar("", .plain)), at: place)
        }
        values += target.values - 1
        if target.height > 0 { try check(depth - 1 + target.height, at: place) }
        return target.node
    }

    // MARK: Mappings

    private mutating func entries(depth: Int) throws(DocumentError) -> [DocumentMapping.Entry] {
        var entries: [DocumentMapping.Entry] = []
        var places: [String: DocumentLocation] = [:]
        var merged: [DocumentMapping.Entry] = []
        while true {
            let event = try parser.next()
            if event.kind == .mappingEnd {
                end = location(event)
                break
            }
            let place = location(event)
            let (key, style) = try key(event, depth: depth)
            let value = try node(try parser.next(), depth: depth + 1)
            if let first = places.updateValue(place, forKey: key) {
                places[key] = first
                problems.error(
                    "found the key \(key.quoted) a second time in the same mapping, expected it "
                        + "once",
                    at: place, length: key.unicodeScalars.count,
                    note: "the first key is at line \(first.line), column \(first.column)")
            } else if key == "<<", style == .plain {
                merged += merging(value, at: place)
            } else {
                entries.append(DocumentMapping.Entry(key: key, at: place, value: value))
            }
        }
        for entry in merged where places[entry.key] == nil {
            places[entry.key] = entry.keyLocation
            entries.append(entry)
        }
        return entries
    }

    /// Returns the text of a key.
    ///
    /// Throws for a key that is not plain text, after its end.
    private mutating func key(
        _ event: YAMLEvent, depth: Int
    ) throws(DocumentError) -> (text: String, style: DocumentScalar.Style) {
        let place = location(event)
        if let sign = parser.questionMark(before: event) {
            throw DocumentError(
                "found a key that begins with \"?\", expected a plain text before the colon",
                at: sign)
        }
        guard case .scalar(let text, let style) = event.kind else {
            if event.kind == .sequenceStart || event.kind == .mappingStart {
                _ = try node(event, depth: depth + 1)
            } else {
                end = place
            }
            throw DocumentError(
                "found a key that is an alias, a list or a mapping, expected a plain text",
                at: end,
                note: "a text that begins with \"{\", \"[\" or \"*\" must stand in quotes")
        }
        try count(event)
        refuseTag(event)
        if let anchor = event.anchor {
            let node = DocumentNode(.scalar(DocumentScalar(text, style)), at: place)
            targets[anchor] = Target(node: node, values: 1, height: 0)
        }
        return (text, style)
    }

    /// Returns the entries that `<<` adds.
    ///
    /// The first of several mappings takes precedence.
    private func merging(
        _ value: DocumentNode, at place: DocumentLocation
    ) -> [DocumentMapping.Entry] {
        let sources = value.sequence ?? [value]
        var entries: [DocumentMapping.Entry] = []
        for source in sources {
            guard let mapping = source.mapping else {
                problems.error(
                    "found \(source.described) after \"<<\", expected a mapping or a list of "
                        + "mappings such as *name",
                    at: place, length: 2)
                continue
            }
            entries += mapping.entries
        }
        return entries
    }

    // MARK: Limits

    private mutating func count(_ event: YAMLEvent) throws(DocumentError) {
        guard !event.isEmpty else { return }
        written += 1
        if written > limits.nodes { throw tooManyValues(at: location(event)) }
    }

    private func tooManyValues(at place: DocumentLocation) -> DocumentError {
        DocumentError(
            "found more than \(limits.nodes) values in one document", at: place,
            note: "rows by the thousand belong in a CSV file: rows: {from: rows.csv, …}")
    }

    private mutating func check(
        _ depth: Int, at place: DocumentLocation
    ) throws(DocumentError) {
        deepest = max(deepest, depth)
        guard depth > limits.depth else { return }
        throw DocumentError(
            "found lists and mappings nested more than \(limits.depth) deep", at: place,
            note: "a table document needs about ten levels")
    }

    private func refuseTag(_ event: YAMLEvent) {
        // libyaml leaves out the tag "!" of a scalar.
        if event.tag == nil {
            guard case .scalar = event.kind else { return }
        }
        guard let tag = parser.tag(of: event) else { return }
        faults.error(
            "found the tag \(tag.text.quoted), expected a value without a tag",
            at: location(event).advanced(byColumns: tag.distance),
            length: tag.text.unicodeScalars.count,
            note: "a text that begins with \"!\" must stand in quotes")
    }
}
