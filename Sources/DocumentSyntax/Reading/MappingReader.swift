import TableDrawing

/// A reader of the keys of a mapping that records the requested keys and reports mistakes.
///
///     guard let row = MappingReader(node, "a row", problems) else { return nil }
///     let text = row.string("text")
///     let height = row.number("height", .above(0, through: 10_000, "a height"))
///     let style = row.choice("style", as: RowStyle.self)
///     row.finish()
///
/// Every method returns `nil` if the key is absent. If the value has another type, the method
/// adds a problem and returns `nil`. Reading continues after a problem, so a run reports all
/// problems.
package final class MappingReader {
    /// The node of the mapping.
    package let node: DocumentNode
    /// Name of the mapping in messages, with its article: `a row`.
    package var name: String
    /// Receives problems.
    package let problems: ProblemList
    private let entries: [String: DocumentMapping.Entry]
    private let order: [DocumentMapping.Entry]
    private var known: [String] = []
    private var isKnown: Set<String> = []
    /// Advice for common unknown keys.
    package var hints: [String: String] = [:]
    /// Returns the mappings that accept an unknown key.
    ///
    /// `isNear` is `true` if this mapping has a similar key.
    package var elsewhere: (_ key: String, _ isNear: Bool) -> String? = { _, _ in nil }
    /// Missing required keys.
    private var missing: [String] = []

    /// Creates a reader.
    ///
    /// Adds a problem and returns `nil` if the node is not a mapping.
    package convenience init?(_ node: DocumentNode, _ name: String, _ problems: ProblemList) {
        self.init(node, name, problems, note: nil)
    }

    /// Creates a reader.
    ///
    /// The note is advice for a node that is not a mapping.
    init?(_ node: DocumentNode, _ name: String, _ problems: ProblemList, note: String?) {
        guard let mapping = node.mapping else {
            let _: Never? = node.wrongType(
                "\(name), written as keys and values", problems, note: note)
            return nil
        }
        self.node = node
        self.name = name
        self.problems = problems
        order = mapping.entries
        entries = Dictionary(
            mapping.entries.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The keys of the mapping, in the order of the document.
    package var keys: [String] { order.map(\.key) }

    /// Returns whether the mapping has a key, and declares the key.
    package func has(_ key: String) -> Bool {
        declare(key)
        return entries[key] != nil
    }

    /// Declares keys of another reader.
    ///
    /// `finish()` accepts and suggests the keys.
    package func declare(_ keys: String...) { declare(keys) }

    /// Whether the mapping has a key that was neither read nor declared.
    var hasUnknownKeys: Bool { order.contains { !isKnown.contains($0.key) } }

    /// Declares keys that are read elsewhere.
    func declare(_ keys: [String]) {
        for key in keys where isKnown.insert(key).inserted { known.append(key) }
    }

    /// Declares keys, and lists them first in messages about unknown keys.
    package func lead(with keys: [String]) {
        known = keys + known.filter { !keys.contains($0) }
        isKnown.formUnion(keys)
    }

    /// Returns the node of a key.
    ///
    /// `finish()` reports a missing required key.
    package func value(_ key: String, required: Bool = false) -> DocumentNode? {
        declare(key)
        if let entry = entries[key] { return entry.value }
        if required, !missing.contains(key) { missing.append(key) }
        return nil
    }

    /// Returns the location of a key, or of the mapping if it does not have the key.
    package func location(of key: String) -> DocumentLocation {
        entries[key]?.keyLocation ?? node.location
    }

    /// Adds an error about a key and marks its name.
    package func error(_ message: String, atKey key: String, note: String? = nil) {
        let place = location(of: key)
        problems.error(message, at: place, length: place.length(of: key), note: note)
    }

    /// Adds an error about the value of a key and marks the value.
    package func error(_ message: String, at key: String, note: String? = nil) {
        problems.error(message, at: entries[key]?.value ?? node, note: note)
    }

    /// Returns the value of a key, or the mapping if it does not have the key.
    package func nodeOfValue(_ key: String) -> DocumentNode { entries[key]?.value ?? node }

    /// Adds a warning about the value of a key and marks the value.
    package func warning(_ message: String, at key: String, note: String? = nil) {
        problems.warning(message, at: entries[key]?.value ?? node, note: note)
    }

    /// Reports two mutually exclusive keys at the second key.
    package func exclude(_ first: String, _ second: String) {
        guard has(first), has(second) else { return }
        let keys = [first, second].sorted { location(of: $0) < location(of: $1) }
        error(
            "found \(keys[1].quoted) beside \(keys[0].quoted), expected only one of them in "
                + name,
            atKey: keys[1])
    }

    /// Reports missing required keys, and unknown keys with similar names.
    ///
    /// A key is unknown if it was neither read nor declared. A misspelt required key is
    /// reported once. The search for similar names stops when the list stores no further
    /// errors.
    package func finish() {
        lazy var free = known.filter { entries[$0] == nil }
        var misspelt: Set<String> = []
        for entry in order where !isKnown.contains(entry.key) {
            guard !problems.isFull else {
                problems.countError(at: entry.keyLocation)
                continue
            }
            let near = Suggestion.names(near: entry.key, among: free)
            misspelt.formUnion(near)
            let asked =
                Suggestion.question(for: entry.key, among: near)
                ?? Suggestion.question(for: entry.key, among: known)
                ?? Suggestion.question(forColor: entry.key, among: known)
            let hint = hints[entry.key] ?? elsewhere(entry.key, asked != nil)
            // The hint may already contain the key.
            let said = Set((hint ?? "").split { !$0.isLetter && !$0.isNumber }.map(String.init))
            let question = near.contains { said.contains($0) } ? nil : asked
            let list = asked == nil && !known.isEmpty
            problems.error(
                "found the unknown key \(entry.key.quoted) in \(name)"
                    + (question.map { "; \($0)" } ?? ""),
                at: entry.keyLocation, length: entry.keyLocation.length(of: entry.key),
                note: hint ?? (list ? "\(name) knows \(Suggestion.list(known, "and"))" : nil))
            if hints[entry.key] != nil { misspelt.formUnion(missing) }
        }
        // If no key is valid, the unknown keys are already explained.
        let isAllWrong =
            misspelt.isEmpty && !order.isEmpty
            && order.allSatisfy { !isKnown.contains($0.key) }
        let absent = isAllWrong ? [] : missing.filter { !misspelt.contains($0) }
        if !absent.isEmpty {
            let keys = absent.count == 1 ? "the key" : "the keys"
            problems.error(
                "\(name) lacks \(keys) \(Suggestion.list(absent, "and"))", at: node.location)
        }
        missing = []
    }
}
