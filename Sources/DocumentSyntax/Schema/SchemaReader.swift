import Foundation

/// A reader of a mapping by the keys of its schema.
///
///     guard let row = SchemaReader(node, RowSchema(), context) else { return nil }
///     let text = row[\.text]
///     row.finish()
package struct SchemaReader<Keys: MappingSchema> {
    package let context: ReadingContext
    package let mapping: MappingReader
    private let known: KnownSchema<Keys>
    private var schema: Keys { known.schema }

    /// Creates a reader.
    ///
    /// Adds a problem and returns `nil` if the node is not a mapping.
    ///
    /// The schema is created only if it is the first schema of its type.
    package init?(
        _ node: DocumentNode, _ schema: @autoclosure () -> Keys, _ context: ReadingContext
    ) {
        guard
            let mapping = MappingReader(
                node, Keys.displayName, context.problems, note: Keys.hint(for: node))
        else { return nil }
        mapping.hints = Keys.hints
        mapping.elsewhere = { key, isNear in
            context.environment.advice(key, isNear, context.environment)
        }
        self.mapping = mapping
        self.context = context
        known = KnownSchemas.schema(schema)
    }

    /// Returns the value of a key, or `nil` if the value is absent or invalid.
    package subscript<Value>(_ path: KeyPath<Keys, Key<Value>>) -> Value? {
        let key = schema[keyPath: path]
        return mapping.value(key.name, required: key.isRequired && !context.allowsMissingKeys)
            .flatMap { key.type.read($0, context) }
    }

    /// Returns the value of a key, or its default if the value is absent or invalid.
    package subscript<Value>(_ path: KeyPath<Keys, DefaultedKey<Value>>) -> Value {
        let key = schema[keyPath: path]
        return mapping.value(key.name).flatMap { key.type.read($0, context) } ?? key.fallback
    }

    /// Returns whether the mapping has a key.
    package func has(_ path: KeyPath<Keys, some SchemaKey>) -> Bool {
        mapping.has(schema[keyPath: path].name)
    }

    /// Returns the node of a key.
    package func node(_ path: KeyPath<Keys, some SchemaKey>) -> DocumentNode? {
        mapping.value(schema[keyPath: path].name)
    }

    /// Reports unknown keys and mutually exclusive keys.
    package func finish() {
        if mapping.hasUnknownKeys { mapping.declare(known.names) }
        for names in Keys.exclusive {
            for (index, name) in names.enumerated() {
                for other in names[(index + 1)...] { mapping.exclude(name, other) }
            }
        }
        mapping.finish()
    }
}

/// A cache with a schema of each type.
///
/// Creating a schema and finding its keys takes far longer than reading a row. The number of
/// schema types limits the cache.
final class KnownSchemas: @unchecked Sendable {
    private static let shared = KnownSchemas()

    private let lock = NSLock()
    private var schemas: [ObjectIdentifier: AnyObject] = [:]

    /// Returns the schema of a type, and creates the schema on first use.
    static func schema<Keys: MappingSchema>(_ make: () -> Keys) -> KnownSchema<Keys> {
        let type = ObjectIdentifier(Keys.self)
        if let known = shared.lock.withLock({ shared.schemas[type] }) as? KnownSchema<Keys> {
            return known
        }
        // Created without the lock, because schemas contain other schemas. Two threads may create
        // equal schemas.
        let known = KnownSchema(make())
        shared.lock.withLock { shared.schemas[type] = known }
        return known
    }
}

/// A schema and the names of its keys, in the order of declaration.
final class KnownSchema<Keys: MappingSchema>: @unchecked Sendable {
    let schema: Keys

    private let lock = NSLock()
    private var foundNames: [String]?

    init(_ schema: Keys) { self.schema = schema }

    /// The names, which reflection finds on first use.
    ///
    /// Most mappings have no unknown key.
    var names: [String] {
        lock.withLock {
            if let foundNames { return foundNames }
            let names = schema.keys.map(\.name)
            foundNames = names
            return names
        }
    }
}
