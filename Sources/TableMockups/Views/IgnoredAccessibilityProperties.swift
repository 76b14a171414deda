import DocumentSyntax
import TableControls
import TableDrawing

/// Accessibility properties of described views that have no effect because their cell or header
/// is a single accessibility element, which joins only the labels of its views.
struct IgnoredAccessibilityProperties {
    /// A lost accessibility property of a view.
    private struct Loss {
        /// The prototype whose rows may expose the view, or `nil` if no row can expose the view.
        let prototype: String?
        /// Names of the view and its container in messages.
        let view: String
        let container: String
        /// The lost properties with their nodes.
        let entries: [(key: String, node: DocumentNode)]
        let identifier: String?
    }

    private var losses: [Loss] = []
    /// Prototypes with a row that is not an element, or that has a control at its end.
    private var exposedPrototypes: Set<String> = []

    /// Accessibility keys besides labels and values.
    private static let keys = [
        "accessibilityHint", "accessibilityIdentifier", "accessibilityTraits",
        "isAccessibilityElement",
    ]

    /// Returns whether cells of a prototype are a single accessibility element.
    private static func isJoined(_ prototype: CellPrototype) -> Bool {
        guard prototype.classes[prototype.view.className]?.joinsLabels == true,
            prototype.view.isElement != false
        else { return false }
        return !prototype.view.subviews.flatMap(\.all).contains {
            prototype.classes[$0.className]?.holdsControls == true
        }
    }

    /// Records that a row of a prototype exposes its views.
    mutating func expose(_ prototype: CellPrototype) { exposedPrototypes.insert(prototype.name) }

    /// Collects the lost properties of a prototype's views.
    ///
    /// No row can expose the views of a static cell.
    mutating func collect(
        from prototype: CellPrototype, _ node: DocumentNode, isStatic: Bool = false
    ) {
        guard Self.isJoined(prototype) else { return }
        let nodes = Dictionary(
            ViewDescription.mappings(in: node).map { ("\($0.location)", $0) }
        ) { first, _ in first }
        for view in prototype.view.subviews.flatMap(\.all) {
            guard let mapping = view.location.flatMap({ nodes[$0] })?.mapping else { continue }
            let entries = Self.keys.compactMap { key in mapping[key].map { (key, $0) } }
            add(view, view.properties, entries, of: prototype, isStatic ? nil : prototype.name)
        }
    }

    /// Collects the lost properties in the values of a row, a header or a footer.
    mutating func collect(
        from view: ViewDescription, _ values: [String: ViewValue], _ nodes: [String: DocumentNode],
        of prototype: CellPrototype
    ) {
        let entries = Self.keys.compactMap { key in nodes[key].map { (key, $0) } }
        // Most rows have no such values, and `isJoined` takes longer than this check.
        guard !entries.isEmpty, Self.isJoined(prototype) else { return }
        add(view, values, entries, of: prototype, nil)
    }

    private mutating func add(
        _ view: ViewDescription, _ values: [String: ViewValue],
        _ entries: [(key: String, node: DocumentNode)], of prototype: CellPrototype,
        _ name: String?
    ) {
        guard !entries.isEmpty, let viewClass = prototype.classes[view.className] else { return }
        var described = view
        described.properties = values
        let speaks = viewClass.speaks
        guard described.isElement ?? speaks else { return }
        // Making a view an element that is none by default is not lost: it adds the view's
        // words to the element.
        let lost = entries.filter { $0.key != "isAccessibilityElement" || speaks }
        guard !lost.isEmpty else { return }
        let identifier: String? =
            if case .text(let text)? = values["accessibilityIdentifier"] { text } else { nil }
        losses.append(
            Loss(
                prototype: name, view: view.spokenName,
                container: prototype.isCell ? "cell" : "header or footer", entries: lost,
                identifier: identifier))
    }

    /// Reports the lost properties, except identifiers for ignored places of a snapshot.
    func report(ignoring snapshot: DocumentSnapshot, to problems: ProblemList) {
        for loss in losses {
            if let prototype = loss.prototype, exposedPrototypes.contains(prototype) { continue }
            let isPlace = loss.identifier.map { snapshot.ignored.contains(.identifier($0)) }
            let entries = loss.entries
                .filter { $0.key != "accessibilityIdentifier" || isPlace != true }
                .sorted { $0.node.location < $1.node.location }
            guard let first = entries.first else { continue }
            let (them, they) = entries.count == 1 ? ("it", "it is") : ("them", "they are")
            let isWord = entries.contains { $0.key != "isAccessibilityElement" }
            problems.warning(
                "found \(Suggestion.list(entries.map(\.key), "and")) in \(loss.view), whose words are "
                    + "joined into those of its \(loss.container), one element: \(they) not in the "
                    + "accessibility tree", at: first.node,
                note: (isWord ? "give \(them) to the \(loss.container), or say " : "say ")
                    + "isAccessibilityElement: false there, which makes its views elements one by one"
            )
        }
    }
}

extension ViewDescription {
    /// Whether the view is an accessibility element, or `nil` if the description does not state it.
    fileprivate var isElement: Bool? {
        if case .boolean(let flag)? = properties["isAccessibilityElement"] { flag } else { nil }
    }
}
