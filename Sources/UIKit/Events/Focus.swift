import Foundation
import TableControls
import TableEvents

/// Object that can take the focus; a picture has no focus.
public protocol UIFocusEnvironment: AnyObject {}

/// View that can take the focus.
public protocol UIFocusItem: UIFocusEnvironment {}

extension View: UIFocusItem {}
extension UIViewController: UIFocusEnvironment {}

/// Change of the focus, which does not happen in a picture.
open class UIFocusUpdateContext: NSObject {
    /// View with the focus before.
    open weak var previouslyFocusedView: View?
    /// View with the focus after.
    open weak var nextFocusedView: View?
    /// Item with the focus before.
    open weak var previouslyFocusedItem: (any UIFocusItem)?
    /// Item with the focus after.
    open weak var nextFocusedItem: (any UIFocusItem)?
}

/// Animations with a change of the focus, which does not happen in a picture.
open class UIFocusAnimationCoordinator: NSObject {
    /// Makes changes.
    open func addCoordinatedAnimations(
        _ animations: (() -> Void)?, completion: (() -> Void)? = nil
    ) {
        animations?()
        completion?()
    }
}

/// Button of a remote control that is pressed; a picture has none.
open class UIPress: NSObject {
    /// Kind of a button.
    public enum PressType: Int, Sendable, Hashable {
        case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
    }
    /// Kind of the button.
    open var type: PressType { .select }
}

/// Event of a button; a picture has none.
open class UIPressesEvent: NSObject {
    /// Pressed buttons.
    open var allPresses: Set<UIPress> { [] }
}

extension UIEvent {
    /// Kind of a movement or a remote control.
    public enum EventSubtype: Int, Sendable, Hashable { case none, motionShake }
}

/// Direction of scrolling by a screen reader.
public enum UIAccessibilityScrollDirection: Int, Sendable, Hashable, CaseIterable {
    case right = 1
    case left, up, down, next, previous
}

/// Navigation of a screen reader through elements.
public enum UIAccessibilityNavigationStyle: Int, Sendable, Hashable, CaseIterable {
    case automatic, separate, combined
}

/// Kind of a container for a screen reader.
public enum UIAccessibilityContainerType: Int, Sendable, Hashable, CaseIterable {
    case none, dataTable, list, landmark, semanticGroup
}

extension View {
    /// Navigation of a screen reader through the elements.
    public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { attached(.automatic) }
        set { attach(newValue) }
    }
    /// Kind of the container for a screen reader.
    public var accessibilityContainerType: UIAccessibilityContainerType {
        get { attached(.none) }
        set { attach(newValue) }
    }
    /// Outline for a screen reader.
    public var accessibilityPath: UIBezierPath? {
        get { attached(nil) }
        set { attach(newValue) }
    }
    /// Image of a large picture of the view.
    public var largeContentImage: UIImage? {
        get { attached(nil) }
        set { attach(newValue) }
    }
    /// Name of the group of focus.
    public var focusGroupIdentifier: String? {
        get { attached(nil) }
        set { attach(newValue) }
    }
    /// Effects of movement; without effect.
    public var motionEffects: [NSObject] {
        get { [] }
        set {}
    }
    /// Whether the constraints have several solutions; not examined.
    public var hasAmbiguousLayout: Bool { false }
    /// Constraints of an axis; all constraints of the view.
    public func constraintsAffectingLayout(
        for axis: NSLayoutConstraint.Axis
    ) -> [NSLayoutConstraint] { constraints }
    /// Returns a view with the present picture of a rectangle of this view.
    public func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        let clip = View(frame: rect)
        clip.clipsToBounds = true
        if let whole = snapshotView(afterScreenUpdates: afterScreenUpdates) {
            whole.frame.origin = CGPoint(x: -rect.minX, y: -rect.minY)
            clip.addSubview(whole)
        }
        return clip
    }
    /// Applies changed traits; the traits of a picture are constant.
    public func updateTraitsIfNeeded() {}
}

extension UIAccessibility {
    /// Whether colours alone may not tell; `false` in a picture.
    public static var shouldDifferentiateWithoutColor: Bool { false }
    /// Whether buttons have shapes; `false` in a picture.
    public static var buttonShapesEnabled: Bool { false }
    /// Whether colours are grays; `false` in a picture.
    public static var isGrayscaleEnabled: Bool { false }
    /// Whether a switch controls the device; `false` in a picture.
    public static var isSwitchControlRunning: Bool { false }
    /// Whether video starts by itself.
    public static var isVideoAutoplayEnabled: Bool { true }
    /// Whether crossfades take the place of movements; `false` in a picture.
    public static var prefersCrossFadeTransitions: Bool { false }
    /// A screen reader starts or ends.
    public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
    /// Reduced motion begins or ends.
    public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    /// Reduced transparency begins or ends.
    public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    /// Bold texts begin or end.
    public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification")
    /// Darker colours begin or end.
    public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityDarkerColorsStatusDidChangeNotification")
    /// Returns a rectangle of a view; a picture has no screen.
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        rect
    }
}

extension UIGestureRecognizer {
    /// Kinds of touches.
    public var allowedTouchTypes: [NSNumber] {
        get { [] }
        set {}
    }
    /// Buttons of a remote control.
    public var allowedPressTypes: [NSNumber] {
        get { [] }
        set {}
    }
}
