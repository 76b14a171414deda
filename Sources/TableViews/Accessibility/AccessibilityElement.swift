import Foundation

/// Stands for a part of a view that is no view itself, as what a view draws; UIKit's class.
///
/// Give a view its elements by `accessibilityElements`.
open class AccessibilityElement {
    /// The view that the element is a part of.
    public private(set) weak var accessibilityContainer: View?
    open var isAccessibilityElement = true
    open var accessibilityLabel: String?
    open var accessibilityValue: String?
    open var accessibilityHint: String?
    open var accessibilityIdentifier: String?
    open var accessibilityTraits = AccessibilityTraits.none
    /// What part of its container it is, in dumps: `segment`.
    package var partName = "element"
    /// Whether its label is only the name of an image's file.
    package var isNamedByFile = false
    /// The element's rectangle in its container's coordinates, in points.
    open var accessibilityFrameInContainerSpace = CGRect.zero
    /// The element's rectangle on the screen, in points.
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

    public init(accessibilityContainer container: View) { accessibilityContainer = container }

    convenience init(
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
