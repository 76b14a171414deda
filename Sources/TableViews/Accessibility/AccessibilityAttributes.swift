import Foundation

/// What was set of a view's accessibility; what was not is left to the kind of view.
package struct AccessibilityAttributes {
    package var isElement: Bool?
    package var label: String?
    package var value: String?
    package var hint: String?
    package var identifier: String?
    package var traits: AccessibilityTraits?
    package var frame: CGRect?
    package var elements: [Any]?
    /// The names of those views, where a description gives them.
    package var elementNames: [String]?
    /// Whether it is called as its row is, as an accessory view without words of its own.
    package var isCalledAsRow = false
    package var areElementsHidden = false
    package var groupsChildren = false
}
