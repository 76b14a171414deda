/// A kind of mapping in documents: the keys that it takes, each a stored property.
protocol Shape: Sendable {
    /// What messages call such a mapping, with its article.
    static var noun: String { get }
    /// The name of its definition in the schema.
    static var definition: String { get }
    /// What such a mapping is, in one sentence.
    static var summary: String { get }
    /// Keys of which at most one may stand in the mapping.
    static var exclusive: [[String]] { get }
    /// What helps with keys that people look for here and that stand elsewhere.
    static var hints: [String: String] { get }
    /// What helps with a value that is no mapping, or nothing.
    static func hint(for node: DocumentNode) -> String?
    init()
}

extension Shape {
    static var exclusive: [[String]] { [] }
    static var hints: [String: String] { [:] }
    static func hint(for node: DocumentNode) -> String? { nil }

    /// The keys, in the order of their declaration.
    ///
    /// They are found by reflection, so that no key can be read and missing in the schema.
    static var keys: [any ShapeKey] { Self().keys }

    /// The keys of this one.
    var keys: [any ShapeKey] {
        Mirror(reflecting: self).children.compactMap { $0.value as? any ShapeKey }
    }
}
