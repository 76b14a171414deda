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
        var values = PrototypeValuesReader(of: prototype, context)
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
