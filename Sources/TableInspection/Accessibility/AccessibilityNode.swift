import Foundation
import TableViews

/// What a screen reader finds at one place: an element, or a container of such; an immutable value.
public struct AccessibilityNode: Sendable, Hashable, Codable {
    /// What it is in the table: `row 0,2`, `header 0`, `Switch`, `segment`.
    public let name: String
    /// Whether a screen reader stops at it; if not, it only holds others.
    public let isElement: Bool
    /// What is spoken first; nothing where the element has no words.
    ///
    /// A container, which says nothing by itself, has the words that it was given.
    public let label: String?
    /// True where the label is only the name of an image's file; nothing where it is not.
    public let isNamedByFile: Bool?
    public let value: String?
    public let hint: String?
    /// A name for tests, which is never spoken.
    public let identifier: String?
    /// The traits' names, always in the same order.
    public let traits: [String]
    /// The rectangle on the screen, in points.
    public let frame: InspectedRect
    /// In the order in which they are read.
    public let children: [AccessibilityNode]
    /// What the label is made of; nothing where it was set, or is the element's own, and in a tree that
    /// was read from JSON.
    private var sources = LabelSources()

    private enum CodingKeys: String, CodingKey {
        case name, isElement, label, isNamedByFile, value, hint, identifier, traits, frame, children
    }

    /// Where words come from, which no two trees differ by.
    private struct LabelSources: Sendable, Hashable {
        var paths: [[AccessibilitySource]] = []

        static func == (one: Self, other: Self) -> Bool { true }

        func hash(into hasher: inout Hasher) {}
    }

    /// What the label is made of, each as the views that hold it, the row first.
    package var labelSources: [[AccessibilitySource]] { sources.paths }

    /// The tree of a view on display: of a table, with its visible rows.
    ///
    /// Call it in the context that the view is rendered in.
    public init(of view: View) {
        self.init(
            view, isElement: view.isAccessibilityElement,
            children: view.isAccessibilityElement
                ? [] : view.accessibilityItemsBelow.map(AccessibilityNode.init))
    }

    /// The name of what a row says, where it stands among its buttons.
    private static let content = "content"

    init(_ item: AccessibilityItem) {
        switch item {
        case .view(let view): self.init(view, isElement: true, children: [])
        case .group(let view, let items):
            self.init(
                view, isElement: false, children: Self.children(items, of: view))
        case .element(let element): self.init(element)
        }
    }

    private static func children(
        _ items: [AccessibilityItem], of view: View
    ) -> [AccessibilityNode] {
        items.map { item in
            // A row among its buttons is what the row says, not another row.
            if case .view(let part) = item, part === view {
                let frame = (view as? TableViewCell)?.accessibilityFrameBesideActions
                return AccessibilityNode(
                    view, isElement: true, name: Self.content, frame: frame, children: [])
            }
            return AccessibilityNode(item).called(as: view)
        }
    }

    /// The node with what its label repeats of the row that it stands in: `Delete Apples` is a button's.
    private func called(as row: View) -> AccessibilityNode {
        guard row is TableViewCell, labelSources.isEmpty, let words = row.accessibilityLabel,
            label?.hasSuffix(" " + words) == true
        else { return self }
        var node = self
        node.sources.paths = row.labelSources
        return node
    }

    private init(_ element: AccessibilityElement) {
        name = element.partName
        isElement = true
        label = element.accessibilityLabel
        isNamedByFile = element.isNamedByFile ? true : nil
        value = element.accessibilityValue
        hint = element.accessibilityHint
        identifier = element.accessibilityIdentifier
        traits = element.accessibilityTraits.names
        frame = InspectedRect(element.accessibilityFrame)
        children = []
    }

    private init(
        _ view: View, isElement: Bool, name: String? = nil, frame: CGRect? = nil,
        children: [AccessibilityNode]
    ) {
        self.name = name ?? view.treeName
        self.isElement = isElement
        // What a row says is said by its content, where that stands among its buttons.
        let given = children.contains { $0.name == Self.content } ? nil : view.accessibility
        label = isElement ? view.accessibilityLabel : given?.label
        isNamedByFile = isElement && view.isOnlyNamedByFile ? true : nil
        value = isElement ? view.accessibilityValue : given?.value
        hint = isElement ? view.accessibilityHint : given?.hint
        identifier = view.accessibilityIdentifier
        // A row that exposes its parts is selected all the same.
        let isSelected = view is TableViewCell && view.accessibilityTraits.contains(.selected)
        let container = (given?.traits ?? .none).union(isSelected ? .selected : .none)
        traits = (isElement ? view.accessibilityTraits : container).names
        self.frame = InspectedRect(frame ?? view.accessibilityFrame)
        self.children = children
        sources.paths = isElement ? view.labelSources : []
    }

    /// The node with other children.
    func with(children: [AccessibilityNode]) -> AccessibilityNode {
        AccessibilityNode(self, children: children)
    }

    private init(_ node: AccessibilityNode, children: [AccessibilityNode]) {
        name = node.name
        isElement = node.isElement
        label = node.label
        isNamedByFile = node.isNamedByFile
        value = node.value
        hint = node.hint
        identifier = node.identifier
        traits = node.traits
        frame = node.frame
        self.children = children
        sources = node.sources
    }

    /// The elements of the tree, in the order in which they are read.
    public var elements: [AccessibilityNode] {
        (isElement ? [self] : []) + children.flatMap(\.elements)
    }
}
