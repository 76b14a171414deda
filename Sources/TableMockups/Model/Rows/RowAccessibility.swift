import TableViews

/// What a row says to screen readers; what is nothing its cell says itself.
public struct RowAccessibility: Sendable {
    /// What the row is, in a few words.
    public var label: String?
    /// What the row holds at present.
    public var value: String?
    /// What happens when the row is used.
    public var hint: String?
    /// A name for tests, which is never spoken.
    public var identifier: String?
    /// How the row behaves.
    public var traits: AccessibilityTraits?
    /// Whether a screen reader stops at the row instead of its parts.
    public var isElement: Bool?
    /// Whether nothing in the row is found.
    public var areElementsHidden: Bool?

    /// A row that is as its cell decides.
    init() {}

    init(reader: ShapeReader<RowShape>) {
        label = reader[\.accessibilityLabel]
        value = reader[\.accessibilityValue]
        hint = reader[\.accessibilityHint]
        identifier = reader[\.accessibilityIdentifier]
        traits = reader[\.accessibilityTraits].map { AccessibilityTraits(names: $0) }
        isElement = reader[\.isAccessibilityElement]
        areElementsHidden = reader[\.accessibilityElementsHidden]
    }

    /// Gives a cell what the row says; the rest stays.
    func apply(to cell: TableViewCell) {
        var attributes = cell.accessibility
        attributes.label = label ?? attributes.label
        attributes.value = value ?? attributes.value
        attributes.hint = hint ?? attributes.hint
        attributes.identifier = identifier ?? attributes.identifier
        attributes.traits = traits ?? attributes.traits
        attributes.isElement = isElement ?? attributes.isElement
        attributes.areElementsHidden = areElementsHidden ?? attributes.areElementsHidden
        cell.accessibility = attributes
    }
}
