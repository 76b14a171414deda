import TableViews

/// What a row gives to the views of its prototype.
public struct PrototypeValues: Sendable {
    /// A property of one of the views.
    struct Value: Sendable {
        var target: CellPrototype.Target
        var property: ViewProperty
        var value: ViewValue
        /// Whether the view's size is that of its content.
        var isFitted = false
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
            let first = values.count
            add(node, target, main, isFitted: view.place == .natural, context)
            return check(view, from: first, [main.name: node], context)
        }
        let noun = "the properties of \(view.className.withArticle)"
        guard let reader = MappingReader(node, noun, context.problems) else { return }
        let first = values.count
        var nodes: [String: DocumentNode] = [:]
        defer { check(view, from: first, nodes, context) }
        for property in prototype.properties(of: view) {
            guard let value = reader.value(property.name) else { continue }
            nodes[property.name] = value
            if property.isFixed {
                reader.error(
                    "found \(property.name.quoted) in a row, expected it in the prototype: it is "
                        + "decided when the view is made", atKey: property.name)
            } else {
                add(value, target, property, isFitted: view.place == .natural, context)
            }
        }
        reader.finish()
    }

    /// Whether what a row gives fits what its prototype says, and itself.
    private func check(
        _ view: ViewDescription, from index: Int, _ nodes: [String: DocumentNode],
        _ context: ReadingContext
    ) {
        let given = values[index...].map { ($0.property.name, $0.value) }
        ViewValueCheck(
            view: view.spokenName,
            values: view.properties.merging(given) { _, new in new },
            problems: context.problems, nodes: nodes
        ).check(view.className)
    }

    private mutating func add(
        _ node: DocumentNode, _ target: CellPrototype.Target, _ property: ViewProperty,
        isFitted: Bool = false, _ context: ReadingContext
    ) {
        guard let value = property.kind.type.read(node, context) else { return }
        values.append(
            Value(target: target, property: property, value: value, isFitted: isFitted))
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
        var takeBacks: [() -> Void] = []
        var fitted: [View] = []
        for value in values.values {
            let found: View? =
                switch value.target {
                case .name(let name): container(of: top).view(named: name)
                case .tag(let tag): container(of: top).viewWithTag(tag)
                case .cell: top
                }
            guard let view = found else { continue }
            if value.isFitted, !(view.superview is StackView),
                !fitted.contains(where: { $0 === view })
            {
                fitted.append(view)
                let (bounds, center) = (view.bounds, view.center)
                takeBacks.insert({ (view.bounds, view.center) = (bounds, center) }, at: 0)
            }
            if let takeBack = value.property.set(value.value, of: view) {
                takeBacks.append(takeBack)
            }
        }
        for view in fitted { view.fitDescribedContent() }
        return takeBacks
    }

    /// Where the described subviews are.
    private func container(of view: View) -> View {
        (view as? TableViewCell)?.contentView ?? (view as? TableViewHeaderFooterView)?.contentView
            ?? view
    }
}
