import DocumentSyntax
import TableControls
import TableViews

/// A reader of the values that a row gives to the views of its prototype, by name, by tag or by
/// both.
struct PrototypeValuesReader {
    /// Values of a row for a single view.
    private struct GivenView {
        let description: ViewDescription
        var values: [String: ViewValue] = [:]
        var nodes: [String: DocumentNode] = [:]
        /// Names and tags in the row, by property name.
        var keys: [String: String] = [:]
    }

    let prototype: CellPrototype
    /// Whether the row makes its views accessibility elements.
    private var isExposed: Bool
    let context: ReadingContext
    private(set) var values: [PrototypeValues.Value] = []
    private var views: [GivenView] = []

    init(of prototype: CellPrototype, isExposed: Bool, _ context: ReadingContext) {
        self.isExposed = isExposed
        self.prototype = prototype
        self.context = context
    }

    /// Reads the values of a row.
    ///
    /// Adds mistakes to the problems.
    mutating func read(_ reader: MappingReader) {
        let own = prototype.properties(of: prototype.view) + prototype.view.constraintProperties
        for key in reader.keys {
            let parts = prototype.parts(key)
            let paths = parts.isEmpty ? prototype.keyPath(key) : []
            if !parts.isEmpty {
                guard let value = reader.value(key) else { continue }
                if value.mapping == nil, let kinds = differentKinds(of: parts) {
                    context.problems.error(
                        "\(key.quoted) has views with values of different kinds: \(kinds); give a "
                            + "property with its value: {alpha: 0.5}", at: value)
                    continue
                }
                for part in parts { read(value, of: key, part.target, part.description) }
            } else if !paths.isEmpty {
                guard let value = reader.value(key) else { continue }
                for (part, property) in paths {
                    guard let property else {
                        context.problems.error(
                            "\(key.quoted) names a property that "
                                + "\(part.description.spokenName) of the collection does not have; "
                                + "set the property of each view by the name of the view",
                            at: value)
                        continue
                    }
                    add(value, by: key, part.target, part.description, property)
                }
            } else if let property = own.first(where: { $0.name == key && !$0.isFixed }) {
                guard let node = reader.value(key),
                    let value = property.kind.type.read(node, context)
                else { continue }
                values.append(.init(target: .cell, property: property, value: value))
                if key == "isAccessibilityElement", case .boolean(false) = value {
                    isExposed = true
                    context.environment.ignoredAccessibility.expose(prototype)
                }
            }
        }
        for key in prototype.keys + own.filter({ !$0.isFixed }).map(\.name) { reader.declare(key) }
        // Suggestions begin with the names in the prototype, before the keys of every cell.
        reader.lead(with: prototype.keys)
        reader.elsewhere = elsewhere
        reader.finish()
        check()
    }

    /// Help for unknown keys that are not values.
    private var elsewhere: (String, Bool) -> String? {
        { [classes = prototype.classes] in KeyPlaces.message(for: $0, isNear: $1, classes) }
    }

    /// Returns the classes of views with the kinds of their main properties, or `nil` if the kinds are
    /// equal.
    private func differentKinds(of parts: [CellPrototype.Part]) -> String? {
        let kinds = parts.map { part -> ViewPropertyKind? in
            let kind = prototype.mainProperty(of: part.description)?.kind
            return kind == .attributedText ? .text : kind
        }
        guard Set(kinds).count > 1 else { return nil }
        let texts = zip(parts, kinds).map { part, kind in
            "\(part.description.className.withArticle) takes \(kind?.described ?? "no value")"
        }
        return Set(texts).sorted().joined(separator: ", ")
    }

    /// Reads a value for a view: a mapping of properties, or the value of the view's main property.
    private mutating func read(
        _ node: DocumentNode, of key: String, _ target: CellPrototype.Target,
        _ view: ViewDescription
    ) {
        let isImage = isImageMapping(node, of: view)
        guard node.mapping != nil, !isImage else {
            guard let main = prototype.mainProperty(of: view) else {
                context.problems.error(
                    "found a value for \(view.className.withArticle), expected a property with its value: "
                        + "{isHidden: true}", at: node)
                return
            }
            return add(node, by: key, target, view, main)
        }
        let noun = "the properties of \(view.className.withArticle)"
        guard let reader = MappingReader(node, noun, context.problems) else { return }
        for property in prototype.properties(of: view) {
            guard let value = reader.value(property.name) else { continue }
            if property.isFixed {
                reader.error(
                    "\(property.name.quoted) cannot be set in a row, because the property is set "
                        + "when the view is created; set the property in the prototype",
                    atKey: property.name)
            } else {
                add(value, by: key, target, view, property)
            }
        }
        // Suggestions begin with the properties of the class, before the keys of every view.
        reader.lead(with: prototype.classes[view.className]?.properties.map(\.name) ?? [])
        reader.elsewhere = elsewhere
        reader.finish()
    }

    /// Returns whether a mapping is an image such as `{symbol: heart}` for a view whose main
    /// property is an image, rather than a mapping of the view's properties.
    private func isImageMapping(_ node: DocumentNode, of view: ViewDescription) -> Bool {
        guard let mapping = node.mapping, let main = prototype.mainProperty(of: view),
            case .image = main.kind
        else { return false }
        let names = Set(prototype.properties(of: view).map(\.name))
        return ImageSchema.sources.contains { mapping[$0] != nil && !names.contains($0) }
    }

    /// Reads the value of a property.
    ///
    /// `null` removes an image.
    private func value(_ node: DocumentNode, of property: ViewProperty) -> ViewValue? {
        if case .image = property.kind, node.isNull { return .image { nil } }
        return property.kind.type.read(node, context)
    }

    private mutating func add(
        _ node: DocumentNode, by key: String, _ target: CellPrototype.Target,
        _ view: ViewDescription, _ property: ViewProperty
    ) {
        let index =
            views.firstIndex { $0.description.isSameView(as: view) }
            ?? {
                views.append(GivenView(description: view))
                return views.count - 1
            }()
        if let first = views[index].keys[property.name], first != key,
            let other = views[index].nodes[property.name]
        {
            context.problems.error(
                "\(property.name.quoted) of \(view.spokenName) is given again, by \(key.quoted); "
                    + "give it once", at: node,
                note: "\(first.quoted) is the same view, and gives it at \(other.location)")
            return
        }
        views[index].keys[property.name] = key
        views[index].nodes[property.name] = node
        guard let value = value(node, of: property) else { return }
        views[index].values[property.name] = value
        values.append(
            .init(
                target: target, property: property, value: value,
                isFitted: view.place == .natural && !isPlacedByConstraints(view)))
    }

    /// Whether constraints of the prototype give the view its size.
    private func isPlacedByConstraints(_ view: ViewDescription) -> Bool {
        view.isPlacedByConstraints && prototype.view.statesConstraints
    }

    /// Checks that the row's values do not contradict each other or the prototype.
    private func check() {
        for view in views {
            let description = view.description
            guard let viewClass = prototype.classes[description.className] else { continue }
            let values = description.properties.merging(view.values) { _, new in new }
            if !isExposed {
                context.environment.ignoredAccessibility.collect(
                    from: description, values, view.nodes, of: prototype)
            }
            ViewValueCheck(
                view: description.spokenName, values: values,
                problems: context.problems, nodes: view.nodes,
                unread: Set(view.nodes.keys.filter { view.values[$0] == nil })
            ).check(viewClass)
        }
    }
}

extension ViewDescription {
    /// Returns whether both descriptions belong to the same view of a prototype, by name and tag.
    fileprivate func isSameView(as other: ViewDescription) -> Bool {
        (location, className, name, tag)
            == (other.location, other.className, other.name, other.tag)
    }
}
