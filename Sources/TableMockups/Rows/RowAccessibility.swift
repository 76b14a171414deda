import DocumentSyntax
import TableControls
import TableViews

/// Accessibility properties of a row.
///
/// The cell determines properties that are `nil`.
public struct RowAccessibility: Sendable {
    /// The accessibility label.
    public var label: String?
    /// The accessibility value.
    public var value: String?
    /// The accessibility hint.
    public var hint: String?
    /// The accessibility identifier for tests, which is never spoken.
    public var identifier: String?
    /// The accessibility traits.
    public var traits: AccessibilityTraits?
    /// Whether the row is a single accessibility element instead of its parts.
    public var isElement: Bool?
    /// Whether the accessibility elements of the row are hidden.
    public var areElementsHidden: Bool?

    /// Creates properties that do not change the cell.
    init() {}

    init(reader: SchemaReader<RowSchema>) {
        label = reader[\.accessibilityLabel]
        value = reader[\.accessibilityValue]
        hint = reader[\.accessibilityHint]
        identifier = reader[\.accessibilityIdentifier]
        traits = reader[\.accessibilityTraits].map { AccessibilityTraits(names: $0) }
        isElement = reader[\.isAccessibilityElement]
        areElementsHidden = reader[\.accessibilityElementsHidden]
    }

    /// Applies the stated properties to a cell.
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
