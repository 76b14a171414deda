import Foundation

/// What was set of a view's accessibility; what was not is left to the kind of view.
struct AccessibilityAttributes {
    var isElement: Bool?
    var label: String?
    var value: String?
    var hint: String?
    var identifier: String?
    var traits: AccessibilityTraits?
    var frame: CGRect?
    var elements: [Any]?
    var areElementsHidden = false
    var groupsChildren = false
}
