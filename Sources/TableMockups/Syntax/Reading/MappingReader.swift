import TableDrawing

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
    public internal(set) var name: String
    /// Where problems go.
    public let problems: ProblemList
    private let entries: [String: DocumentMapping.Entry]
    private let order: [DocumentMapping.Entry]
    private var known: [String] = []
    private var isKnown: Set<String> = []
    /// What helps with unknown keys that people often try.
    var hints: [String: String] = [:]
    /// What helps with unknown keys: where they are known; it is told whether a name here is near.
    var elsewhere: (_ key: String, _ isNear: Bool) -> String? = { _, _ in nil }
    /// Required keys that are absent.
    private var missing: [String] = []

    /// A reader, or nothing and a problem if the value is not a mapping.
    public convenience init?(_ node: DocumentNode, _ name: String, _ problems: ProblemList) {
        self.init(node, name, problems, note: nil)
    }

    /// A reader; the note helps with a value that is not a mapping.
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

    /// The keys that the mapping has, in the order of the document.
    public var keys: [String] { order.map(\.key) }

    /// Whether the mapping has a key; asking makes it a known one.
    public func has(_ key: String) -> Bool {
        declare(key)
        return entries[key] != nil
    }

    /// Makes keys known that are not read here, so that `finish()` accepts and suggests them.
    public func declare(_ keys: String...) { declare(keys) }

    /// Makes keys known that are not read here.
    func declare(_ keys: [String]) {
        for key in keys where isKnown.insert(key).inserted { known.append(key) }
    }

    /// Makes keys known, and lists them first where an unknown key is explained.
    func lead(with keys: [String]) {
        known = keys + known.filter { !keys.contains($0) }
        isKnown.formUnion(keys)
    }

    /// The value of a key as it is; a required one that is absent is a problem, which `finish()`
    /// reports.
    public func value(_ key: String, required: Bool = false) -> DocumentNode? {
        declare(key)
        if let entry = entries[key] { return entry.value }
        if required, !missing.contains(key) { missing.append(key) }
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

    /// The value of a key; the mapping where it has none.
    func nodeOfValue(_ key: String) -> DocumentNode { entries[key]?.value ?? node }

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

    /// Reports absent required keys, and unknown keys with the names that they may stand for.
    ///
    /// A key is unknown if it was neither read nor declared. A required key in a wrong spelling is reported
    /// once. Names are looked for as long as the list keeps errors.
    public func finish() {
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
            // A hint that names the key says it once.
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
        // Where no key is right, those that are unknown have been told what would be.
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
