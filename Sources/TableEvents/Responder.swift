import Foundation
import TableDrawing

/// Object that takes touches and the keyboard's focus; UIKit's class.
///
/// Pictures have no touches and no keyboard: the methods exist for overrides, and for code that
/// calls them.
open class Responder: NSObject {
    /// Values that a module above the views keeps with the object.
    package final var attachments: AnyObject?

    /// The object that takes the events that this object leaves, or `nil` at the end of the chain.
    open var next: Responder? { nil }

    // MARK: Focus

    /// Whether the object may become the first responder.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether the object gives up the role of the first responder.
    open var canResignFirstResponder: Bool { true }
    /// Whether the object is the first responder; always `false` in a picture.
    open var isFirstResponder: Bool { false }

    /// Returns whether the object may become the first responder, without a change.
    @discardableResult
    open func becomeFirstResponder() -> Bool { canBecomeFirstResponder }

    /// Returns whether the object may resign as first responder, without a change.
    @discardableResult
    open func resignFirstResponder() -> Bool { canResignFirstResponder }

    /// Returns whether a menu shows an action; never called in a picture.
    open func canPerformAction(_ action: ActionSelector, withSender sender: Any?) -> Bool { true }

    // MARK: Touches

    /// Called when fingers touch the view; never in a picture.
    open func touchesBegan(_ touches: Set<Touch>, with event: Event?) {}

    /// Called when fingers move; never in a picture.
    open func touchesMoved(_ touches: Set<Touch>, with event: Event?) {}

    /// Called when fingers are lifted; never in a picture.
    open func touchesEnded(_ touches: Set<Touch>, with event: Event?) {}

    /// Called when the system cancels touches; never in a picture.
    open func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {}

    /// Returns whether a recognizer may begin; never called in a picture.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { true }

    // MARK: Surroundings

    /// Called when the traits change; never in a picture, whose traits are constant.
    open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}

    /// Called when the view gets or loses a window; never in a picture, which has no window.
    open func didMoveToWindow() {}

    /// Called when the margins of the view change; never in a picture.
    open func layoutMarginsDidChange() {}

    /// Called when the safe area of the view changes; never in a picture.
    open func safeAreaInsetsDidChange() {}

    /// Whether the view is laid out by constraints alone; views find out by themselves.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Writes the view to an archive; without effect.
    open func encode(with coder: NSCoder) {}

    /// Called by Interface Builder before it draws the view; never in a picture.
    open func prepareForInterfaceBuilder() {}

    /// Called on activation by a screen reader; never in a picture.
    open func accessibilityActivate() -> Bool { false }

    /// Called when a screen reader increments the element; never in a picture.
    open func accessibilityIncrement() {}

    /// Called when a screen reader decrements the element; never in a picture.
    open func accessibilityDecrement() {}
}
