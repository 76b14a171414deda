/// Reads a mapping by the keys of its shape.
///
///     guard let row = ShapeReader(node, RowShape(), context) else { return nil }
///     let text = row[\.text]
///     row.finish()
struct ShapeReader<Keys: Shape> {
    let context: ReadingContext
    let mapping: MappingReader
    private let known: KnownShape<Keys>
    private var shape: Keys { known.shape }

    /// A reader, or nothing and a problem if the value is not a mapping.
    ///
    /// The shape is made if it is the first of its type.
    init?(_ node: DocumentNode, _ shape: @autoclosure () -> Keys, _ context: ReadingContext) {
        guard
            let mapping = MappingReader(
                node, Keys.noun, context.problems, note: Keys.hint(for: node))
        else { return nil }
        mapping.hints = Keys.hints
        mapping.elsewhere = { key, isNear in
            KeyPlaces.words(for: key, isNear: isNear, context.surroundings.catalogue.viewClasses)
        }
        self.mapping = mapping
        self.context = context
        known = KnownShapes.shape(shape)
    }

    /// The value of a key; nothing where it is absent or wrong.
    subscript<Value>(_ path: KeyPath<Keys, Key<Value>>) -> Value? {
        let key = shape[keyPath: path]
        return mapping.value(key.name, required: key.isRequired && !context.mayLack)
            .flatMap { key.type.read($0, context) }
    }

    /// The value of a key; its default where it is absent or wrong.
    subscript<Value>(_ path: KeyPath<Keys, DefaultedKey<Value>>) -> Value {
        let key = shape[keyPath: path]
        return mapping.value(key.name).flatMap { key.type.read($0, context) } ?? key.fallback
    }

    /// Whether a key is there.
    func has(_ path: KeyPath<Keys, some ShapeKey>) -> Bool {
        mapping.has(shape[keyPath: path].name)
    }

    /// The value of a key as it stands.
    func node(_ path: KeyPath<Keys, some ShapeKey>) -> DocumentNode? {
        mapping.value(shape[keyPath: path].name)
    }

    /// Reports unknown keys and those that exclude each other.
    func finish() {
        mapping.declare(known.names)
        for names in Keys.exclusive {
            for (index, name) in names.enumerated() {
                for other in names[(index + 1)...] { mapping.exclude(name, other) }
            }
        }
        mapping.finish()
    }
}
