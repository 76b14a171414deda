import Foundation
import TableControls
import TableViews

/// An accessibility element, or a container of elements.
///
/// An immutable value.
public struct AccessibilityNode: Sendable, Hashable, Codable {
    /// Name of the element's part of the table, such as `row 0,2`, `header 0`, `Switch` or
    /// `segment`.
    public let name: String
    /// Whether the node is an element, at which a screen reader stops.
    ///
    /// Otherwise it is a container.
    public let isElement: Bool
    /// The label, spoken first, or `nil` if the element has no label.
    ///
    /// A container is not spoken. Its label is the label that was set.
    public let label: String?
    /// True if the label is only the name of an image file, or `nil` otherwise.
    public let isNamedByFile: Bool?
    /// The value, such as the state of a switch, or `nil` if the element has no value.
    public let value: String?
    /// The hint about the result of an action, or `nil` if the element has no hint.
    public let hint: String?
    /// A name for tests that is never spoken.
    public let identifier: String?
    /// Names of the traits, always in the same order.
    public let traits: [String]
    /// The node's rectangle on the screen, in points.
    public let frame: InspectedRect
    /// Children in reading order.
    public let children: [AccessibilityNode]
    /// Sources of the label.
    ///
    /// It is empty if the label was set, is the element's own, or was read from JSON.
    private var sources = LabelSources()

    private enum CodingKeys: String, CodingKey {
        case name, isElement, label, isNamedByFile, value, hint, identifier, traits, frame, children
    }

    /// Sources of a label, which are ignored when trees are compared.
    private struct LabelSources: Sendable, Hashable {
        var paths: [[AccessibilitySource]] = []

        static func == (one: Self, other: Self) -> Bool { true }

        func hash(into hasher: inout Hasher) {}
    }

    /// Sources of the label, each as the path of views from the row.
    package var labelSources: [[AccessibilitySource]] { sources.paths }

    /// Creates the tree of a displayed view.
    ///
    /// The tree of a table contains its visible rows.
    ///
    /// Call the initializer in the context of the view's render.
    public init(of view: View) {
        self.init(
            view, isElement: view.isAccessibilityElement,
            children: view.isAccessibilityElement
                ? [] : view.accessibilityItemsBelow.map(AccessibilityNode.init))
    }

    /// Name of the node for a row's content, if the row also contains buttons.
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
            // For a row with buttons, the node of the row itself stands for its content.
            if case .view(let part) = item, part === view {
                let frame = (view as? TableViewCell)?.accessibilityFrameBesideActions
                return AccessibilityNode(
                    view, isElement: true, name: Self.content, frame: frame, children: [])
            }
            return AccessibilityNode(item).called(as: view)
        }
    }

    /// Returns the node with the label sources of its row, if the label repeats the row's
    /// label, such as `Delete Apples`.
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
        // For a row with buttons, the content node has the row's label, value and hint.
        let given = children.contains { $0.name == Self.content } ? nil : view.accessibility
        label = isElement ? view.accessibilityLabel : given?.label
        isNamedByFile = isElement && view.isOnlyNamedByFile ? true : nil
        value = isElement ? view.accessibilityValue : given?.value
        hint = isElement ? view.accessibilityHint : given?.hint
        identifier = view.accessibilityIdentifier
        // A row with exposed parts keeps its selected trait.
        let isSelected = view is TableViewCell && view.accessibilityTraits.contains(.selected)
        let container = (given?.traits ?? .none).union(isSelected ? .selected : .none)
        traits = (isElement ? view.accessibilityTraits : container).names
        self.frame = InspectedRect(frame ?? view.accessibilityFrame)
        self.children = children
        sources.paths = isElement ? view.labelSources : []
    }

    /// Returns the node with new children.
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

    /// Elements of the tree, in reading order.
    public var elements: [AccessibilityNode] {
        (isElement ? [self] : []) + children.flatMap(\.elements)
    }
}
