import Foundation

/// Accessibility element for a part of a view that is not a view itself, for example a
/// drawing; UIKit's class.
///
/// To add elements to a view, set `accessibilityElements`.
open class AccessibilityElement {
    /// View that contains the element.
    public private(set) weak var accessibilityContainer: View?
    /// Whether a screen reader stops at the element.
    open var isAccessibilityElement = true
    /// Short description of the element, or `nil` for no description.
    open var accessibilityLabel: String?
    /// Current value of the element, for example a percentage, or `nil` for no value.
    open var accessibilityValue: String?
    /// Effect of using the element, or `nil` for no hint.
    open var accessibilityHint: String?
    /// Name for tests, never spoken, or `nil` for no name.
    open var accessibilityIdentifier: String?
    /// Behaviour of the element; no traits by default.
    open var accessibilityTraits = AccessibilityTraits.none
    /// Name of the part within the container, for dumps, such as `segment`.
    package var partName = "element"
    /// Whether the label is only the name of an image file.
    package var isNamedByFile = false
    /// Rectangle in the container's coordinates, in points.
    open var accessibilityFrameInContainerSpace = CGRect.zero
    /// Rectangle on the screen, in points.
    open var accessibilityFrame: CGRect {
        get {
            accessibilityContainer?.convert(accessibilityFrameInContainerSpace, to: nil)
                ?? accessibilityFrameInContainerSpace
        }
        set {
            accessibilityFrameInContainerSpace =
                accessibilityContainer?.convert(newValue, from: nil) ?? newValue
        }
    }

    /// Creates an element for a part of a view, with a weak reference to the view.
    public init(accessibilityContainer container: View) { accessibilityContainer = container }

    package convenience init(
        in container: View, named partName: String, label: String?, traits: AccessibilityTraits,
        frame: CGRect
    ) {
        self.init(accessibilityContainer: container)
        self.partName = partName
        accessibilityLabel = label
        accessibilityTraits = traits
        accessibilityFrameInContainerSpace = frame
    }
}
