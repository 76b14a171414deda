import TableDrawing
import TableViews

/// What described views say of themselves to screen readers, which is lost where their cell or header is one
/// element: that takes only their words.
struct JoinedWords {
    /// What a view says that is lost.
    private struct Loss {
        /// The cell whose rows may say that they are no elements; nothing where no row does.
        let prototype: String?
        /// What messages call the view, and what it stands in.
        let view: String
        let container: String
        /// What it says, with the places.
        let entries: [(key: String, node: DocumentNode)]
        let identifier: String?
    }

    private var losses: [Loss] = []
    /// The prototypes of which some row is no element, or holds a control at its end.
    private var exposedPrototypes: Set<String> = []

    /// The keys of what is no word.
    private static let keys = [
        "accessibilityHint", "accessibilityIdentifier", "accessibilityTraits",
        "isAccessibilityElement",
    ]

    /// Whether what is made of a prototype is one element.
    private static func isJoined(_ prototype: CellPrototype) -> Bool {
        guard prototype.classes[prototype.view.className]?.joinsWords == true,
            prototype.view.isElement != false
        else { return false }
        return !prototype.view.subviews.flatMap(\.all).contains {
            prototype.classes[$0.className]?.holdsControls == true
        }
    }

    /// Remembers that a row of a prototype exposes its views.
    mutating func expose(_ prototype: CellPrototype) { exposedPrototypes.insert(prototype.name) }

    /// Looks for what a prototype's views lose; a static cell has no rows that could say otherwise.
    mutating func look(at prototype: CellPrototype, _ node: DocumentNode, isStatic: Bool = false) {
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

    /// Looks for what a row, a header or a footer gives to a view and that loses.
    mutating func look(
        at view: ViewDescription, _ values: [String: ViewValue], _ nodes: [String: DocumentNode],
        of prototype: CellPrototype
    ) {
        let entries = Self.keys.compactMap { key in nodes[key].map { (key, $0) } }
        // Most rows give nothing of the kind, and to ask what is joined takes longer.
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
        // That a view is an element which is none by itself adds its words to the others.
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

    /// Reports what is lost, but for the names that are there for the places of a picture.
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
    /// Whether a screen reader stops at it; nothing where it does not say.
    fileprivate var isElement: Bool? {
        if case .boolean(let flag)? = properties["isAccessibilityElement"] { flag } else { nil }
    }
}
