import TableControls

extension ViewDescription {
    /// The description in which each view that constraints place keeps no frame, unless the
    /// description states `translatesAutoresizingMask`.
    ///
    /// A constraint places the views that it names, with two exceptions: it does not place a view
    /// that contains the other view, and it does not place the outermost view.
    package var resolvingConstrainedViews: ViewDescription {
        var result = self
        for section in result.sections.indices {
            for cell in result.sections[section].cells.indices {
                result.sections[section].cells[cell] =
                    result.sections[section].cells[cell].resolvingConstrainedViews
            }
        }
        for (part, view) in result.parts { result.parts[part] = view.resolvingConstrainedViews }
        guard statesConstraints else { return result }
        var search = ConstrainedViews()
        search.note(result, at: [])
        search.find(in: result, at: [])
        search.mark(&result, at: [])
        return result
    }

    /// Whether this view or a descendant states a constraint.
    package var statesConstraints: Bool {
        !constraints.isEmpty || subviews.contains(where: \.statesConstraints)
    }

    /// Whether constraints place the view instead of its frame.
    package var isPlacedByConstraints: Bool { translatesAutoresizingMask == false }
}

/// Search for the views that the constraints of a description place.
private struct ConstrainedViews {
    /// View or layout guide, by the indices of subviews from the outermost view.
    struct Item {
        var path: [Int]
        /// Whether the item is a guide of the view, standard guides excluded.
        var isGuide = false
    }

    private var items: [String: Item] = [:]
    private var placed: Set<[Int]> = []

    /// Notes the names of a view, its guides and its descendants.
    mutating func note(_ view: ViewDescription, at path: [Int]) {
        for name in [view.identifier, view.name].compactMap({ $0 }) where items[name] == nil {
            items[name] = Item(path: path)
        }
        for guide in view.guides where items[guide.name] == nil {
            items[guide.name] = Item(path: path, isGuide: true)
        }
        for (index, subview) in view.subviews.enumerated() { note(subview, at: path + [index]) }
    }

    /// Finds the views that the constraints of a view and its descendants place.
    mutating func find(in view: ViewDescription, at path: [Int]) {
        for constraint in view.constraints {
            guard let first = item(constraint.first, at: path) else { continue }
            guard let anchor = constraint.second else {
                place(first)
                continue
            }
            if let second = item(anchor, at: path) { place(first, second) }
        }
        for (index, subview) in view.subviews.enumerated() { find(in: subview, at: path + [index]) }
    }

    private func item(_ anchor: ConstraintDescription.Anchor, at path: [Int]) -> Item? {
        guard let name = anchor.item else { return Item(path: path) }
        if let item = items[name] { return item }
        guard name == ConstraintDescription.superviewName, !path.isEmpty else { return nil }
        return Item(path: path.dropLast())
    }

    private mutating func place(_ item: Item) {
        if !item.isGuide, !item.path.isEmpty { placed.insert(item.path) }
    }

    private mutating func place(_ first: Item, _ second: Item) {
        guard first.path != second.path else {
            if !first.isGuide, !second.isGuide { place(first) }
            return
        }
        if !second.path.starts(with: first.path) { place(first) }
        if !first.path.starts(with: second.path) { place(second) }
    }

    /// Marks the found views in a description.
    func mark(_ view: inout ViewDescription, at path: [Int]) {
        if view.translatesAutoresizingMask == nil, placed.contains(path) {
            view.translatesAutoresizingMask = false
        }
        for index in view.subviews.indices { mark(&view.subviews[index], at: path + [index]) }
    }
}
