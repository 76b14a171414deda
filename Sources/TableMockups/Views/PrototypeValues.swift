import DocumentSyntax
import TableControls
import TableViews

/// Values that a row gives to the views of its prototype.
public struct PrototypeValues: Sendable {
    /// A property of a view.
    struct Value: Sendable {
        var target: CellPrototype.Target
        var property: ViewProperty
        var value: ViewValue
        /// Whether the view has the size of its content.
        var isFitted = false
    }

    var values: [Value] = []

    /// Creates values for a row that does not change the prototype.
    init() {}

    /// Reads the values of a row, whose views may be accessibility elements.
    ///
    /// Adds mistakes to the problems.
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
    /// Returns the properties of a described view.
    func properties(of view: ViewDescription) -> [ViewProperty] {
        classes[view.className].map { classes.properties(of: $0) } ?? []
    }

    /// Returns the property for a value without a property name.
    func mainProperty(of view: ViewDescription) -> ViewProperty? {
        classes[view.className].flatMap { classes.mainProperty(of: $0) }
    }

    /// Sets values on a view of this prototype.
    ///
    /// Returns closures that restore the previous values, in order.
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
        // Save all values before the first change, because setting a property may change other
        // properties.
        let restorers = given.flatMap { makeRestorers($0.view, $0.values, isFitted: $0.isFitted) }
        for (view, _, values) in given {
            for value in values { _ = value.property.set(value.value, of: view) }
        }
        for (view, isFitted, _) in given where isFitted { view.fitDescribedContent() }
        return restorers
    }

    /// Returns closures that restore the current values of a view.
    private func makeRestorers(
        _ view: View, _ values: [PrototypeValues.Value], isFitted: Bool
    ) -> [() -> Void] {
        let dependent = classes.viewClass(of: view).flatMap { dependentProperties[$0.name] } ?? []
        let names = Set(dependent.map(\.name))
        var properties = values.map(\.property).filter { !names.contains($0.name) }
        if properties.count < values.count { properties += dependent }
        var restorers = properties.compactMap { $0.makeRestorer(view) }
        if isFitted {
            let (bounds, center) = (view.bounds, view.center)
            restorers.append { (view.bounds, view.center) = (bounds, center) }
        }
        return restorers
    }

    /// Returns the container of the described subviews.
    private func container(of view: View) -> View {
        (view as? TableViewCell)?.contentView ?? (view as? TableViewHeaderFooterView)?.contentView
            ?? view
    }
}
