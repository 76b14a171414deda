import Foundation

/// Explicit accessibility attributes of a view; other attributes depend on the kind of view.
package struct AccessibilityAttributes {
    package var isElement: Bool?
    package var label: String?
    package var value: String?
    package var hint: String?
    package var identifier: String?
    package var traits: AccessibilityTraits?
    package var frame: CGRect?
    package var elements: [Any]?
    /// Names of the views in `elements`, if given in a description.
    package var elementNames: [String]?
    /// Whether the label is the row's label, as for an accessory view without a label of its
    /// own.
    package var isCalledAsRow = false
    package var areElementsHidden = false
    package var groupsChildren = false
}
