/// Reads the keys of one mapping, remembers which were asked for, and reports what is wrong.
///
///     guard let row = MappingReader(node, "a row", problems) else { return nil }
///     let text = row.string("text")
///     let height = row.number("height", .above(0, through: 10_000, "a height"))
///     let style = row.choice("style", as: RowStyle.self)
///     row.finish()
///
/// Every method returns nothing if the key is absent, and also, after adding a problem, if its value
/// is of another type. Reading goes on after a problem, so that one run reports them all.
public final class MappingReader {
    /// The mapping as a value.
    public let node: DocumentNode
    /// What messages call the mapping, with its article: `a row`.
    public let name: String
    /// Where problems go.
    public let problems: ProblemList
    private let entries: [String: DocumentMapping.Entry]
    private let order: [DocumentMapping.Entry]
    private var known: [String] = []

    /// A reader, or nothing and a problem if the value is not a mapping.
    public init?(_ node: DocumentNode, _ name: String, _ problems: ProblemList) {
        guard let mapping = node.mapping else {
            let _: Never? = node.wrongType("\(name), written as keys and values", problems)
            return nil
        }
        self.node = node
        self.name = name
        self.problems = problems
        order = mapping.entries
        entries = Dictionary(
            mapping.entries.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The keys that the mapping has, in the order of the document.
    public var keys: [String] { order.map(\.key) }

    /// Whether the mapping has a key; asking makes it a known one.
    public func has(_ key: String) -> Bool {
        declare(key)
        return entries[key] != nil
    }

    /// Makes keys known that are not read here, so that `finish()` accepts and suggests them.
    public func declare(_ keys: String...) {
        for key in keys where !known.contains(key) { known.append(key) }
    }

    /// The value of a key as it is; a required one that is absent is a problem.
    public func value(_ key: String, required: Bool = false) -> DocumentNode? {
        declare(key)
        if let entry = entries[key] { return entry.value }
        if required {
            problems.error(
                "\(name) lacks the key \(key.quoted)", at: node.location,
                note: nearMiss(of: key))
        }
        return nil
    }

    /// Where a key stands, or the mapping if it has no such key.
    public func location(of key: String) -> DocumentLocation {
        entries[key]?.keyLocation ?? node.location
    }

    /// Adds an error about a key: its name is underlined.
    public func error(_ message: String, atKey key: String, note: String? = nil) {
        let place = location(of: key)
        problems.error(message, at: place, length: place.length(of: key), note: note)
    }

    /// Adds an error about the value of a key: the value is underlined.
    public func error(_ message: String, at key: String, note: String? = nil) {
        problems.error(message, at: entries[key]?.value ?? node, note: note)
    }

    /// Adds a warning about the value of a key: the value is underlined.
    public func warning(_ message: String, at key: String, note: String? = nil) {
        problems.warning(message, at: entries[key]?.value ?? node, note: note)
    }

    /// Reports two keys that exclude each other, at the second one.
    public func exclude(_ first: String, _ second: String) {
        guard has(first), has(second) else { return }
        let keys = [first, second].sorted { location(of: $0) < location(of: $1) }
        error(
            "found \(keys[1].quoted) beside \(keys[0].quoted), expected only one of them in "
                + name,
            atKey: keys[1])
    }

    /// Reports every key that was neither read nor declared, with the names it may stand for.
    public func finish() {
        let names = Set(known)
        for entry in order where !names.contains(entry.key) {
            let free = known.filter { entries[$0] == nil }
            let question = Suggestion.question(for: entry.key, among: free)
            problems.error(
                "found the unknown key \(entry.key.quoted) in \(name)"
                    + (question.map { "; \($0)" } ?? ""),
                at: entry.keyLocation, length: entry.keyLocation.length(of: entry.key),
                note: question == nil && !known.isEmpty
                    ? "\(name) knows \(Suggestion.list(known, "and"))" : nil)
        }
    }

    /// Points from a required key that is absent to one that may have been meant for it.
    private func nearMiss(of key: String) -> String? {
        let candidates = order.map(\.key).filter { !known.contains($0) }
        return Suggestion.names(near: key, among: candidates).first.map {
            "is \($0.quoted) meant to be \(key.quoted)?"
        }
    }
}
