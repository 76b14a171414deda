import TableViews

/// What a row gives to the views of its prototype.
public struct PrototypeValues: Sendable {
    /// A property of one of the views.
    struct Value: Sendable {
        var target: CellPrototype.Target
        var property: ViewProperty
        var value: ViewValue
    }

    var values: [Value] = []

    /// A row that takes the prototype as it is.
    init() {}

    /// Reads the values of a row; what is wrong is added to the problems.
    init?(_ node: DocumentNode?, of prototype: CellPrototype, _ context: ReadingContext) {
        guard let node else { return }
        let noun = "the values of \(prototype.name)"
        guard let reader = MappingReader(node, noun, context.problems) else { return nil }
        let own = prototype.properties(of: prototype.view)
        for key in reader.keys {
            if let part = prototype.part(key) {
                guard let value = reader.value(key) else { continue }
                read(value, part.target, part.description, prototype, context)
            } else if let property = own.first(where: { $0.name == key && !$0.isFixed }) {
                guard let node = reader.value(key) else { continue }
                add(node, .cell, property, context)
            }
        }
        for key in prototype.keys + own.filter({ !$0.isFixed }).map(\.name) { reader.declare(key) }
        reader.finish()
    }

    /// A value for a view: a mapping of properties, or what the class shows first of all.
    private mutating func read(
        _ node: DocumentNode, _ target: CellPrototype.Target, _ view: ViewDescription,
        _ prototype: CellPrototype, _ context: ReadingContext
    ) {
        let main = prototype.mainProperty(of: view)
        guard node.mapping != nil else {
            guard let main else {
                context.problems.error(
                    "found a value for \(view.className.withArticle), expected a property with its value: "
                        + "{isHidden: true}", at: node)
                return
            }
            return add(node, target, main, context)
        }
        let noun = "the properties of \(view.className.withArticle)"
        guard let reader = MappingReader(node, noun, context.problems) else { return }
        for property in prototype.properties(of: view) {
            guard let value = reader.value(property.name) else { continue }
            if property.isFixed {
                reader.error(
                    "found \(property.name.quoted) in a row, expected it in the prototype: it is "
                        + "decided when the view is made", atKey: property.name)
            } else {
                add(value, target, property, context)
            }
        }
        reader.finish()
    }

    private mutating func add(
        _ node: DocumentNode, _ target: CellPrototype.Target, _ property: ViewProperty,
        _ context: ReadingContext
    ) {
        guard let value = property.kind.type.read(node, context) else { return }
        values.append(Value(target: target, property: property, value: value))
    }
}

extension CellPrototype {
    /// The properties that a described view takes.
    func properties(of view: ViewDescription) -> [ViewProperty] {
        classes[view.className].map { classes.properties(of: $0) } ?? []
    }

    /// The property that a value without a property's name is for.
    func mainProperty(of view: ViewDescription) -> ViewProperty? {
        classes[view.className].flatMap { classes.mainProperty(of: $0) }
    }

    /// Gives values to a view that was made of this prototype; the closures take them back.
    func give(_ values: PrototypeValues, to top: View) -> [() -> Void] {
        values.values.compactMap { value in
            let view: View? =
                switch value.target {
                case .name(let name): container(of: top).view(named: name)
                case .tag(let tag): container(of: top).viewWithTag(tag)
                case .cell: top
                }
            return view.flatMap { value.property.set(value.value, of: $0) }
        }
    }

    /// Where the described subviews are.
    private func container(of view: View) -> View {
        (view as? TableViewCell)?.contentView ?? (view as? TableViewHeaderFooterView)?.contentView
            ?? view
    }
}
