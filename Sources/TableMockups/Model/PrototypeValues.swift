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

    /// Reads the values of a row, which may expose its views to screen readers; what is wrong is added to the
    /// problems.
    init?(
        _ node: DocumentNode?, of prototype: CellPrototype, isExposed: Bool = false,
        _ context: ReadingContext
    ) {
        guard let node else { return }
        let noun = "the values of \(prototype.name)"
        guard let reader = MappingReader(node, noun, context.problems) else { return nil }
        var values = PrototypeValuesReader(of: prototype, isExposed: isExposed, context)
        values.read(reader)
        self.values = values.values
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

    /// Gives values to a view that was made of this prototype; the closures take them back, in their order.
    func give(_ values: PrototypeValues, to top: View) -> [() -> Void] {
        var given: [(view: View, isFitted: Bool, values: [PrototypeValues.Value])] = []
        for value in values.values {
            let found: View? =
                switch value.target {
                case .name(let name): container(of: top).view(named: name)
                case .tag(let tag): container(of: top).viewWithTag(tag)
                case .cell: top
                }
            guard let view = found else { continue }
            if let index = given.firstIndex(where: { $0.view === view }) {
                given[index].values.append(value)
            } else {
                let isFitted = value.isFitted && !(view.superview is StackView)
                given.append((view, isFitted, [value]))
            }
        }
        // All is remembered before anything changes: what is given may change more than itself.
        let takeBacks = given.flatMap { remember($0.view, $0.values, isFitted: $0.isFitted) }
        for (view, _, values) in given {
            for value in values { _ = value.property.set(value.value, of: view) }
        }
        for (view, isFitted, _) in given where isFitted { view.fitDescribedContent() }
        return takeBacks
    }

    /// What gives a view again what it had before it is given values.
    private func remember(
        _ view: View, _ values: [PrototypeValues.Value], isFitted: Bool
    ) -> [() -> Void] {
        let dependent = classes.viewClass(of: view).flatMap { dependentProperties[$0.name] } ?? []
        let names = Set(dependent.map(\.name))
        var properties = values.map(\.property).filter { !names.contains($0.name) }
        if properties.count < values.count { properties += dependent }
        var takeBacks = properties.compactMap { $0.remember(view) }
        if isFitted {
            let (bounds, center) = (view.bounds, view.center)
            takeBacks.append { (view.bounds, view.center) = (bounds, center) }
        }
        return takeBacks
    }

    /// Where the described subviews are.
    private func container(of view: View) -> View {
        (view as? TableViewCell)?.contentView ?? (view as? TableViewHeaderFooterView)?.contentView
            ?? view
    }
}
