import Foundation
import TableControls
import TableEvents

/// Delegate of a recognizer; its methods are not called in a picture.
public protocol UIGestureRecognizerDelegate: AnyObject {
    /// Whether a recognizer may begin.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    /// Whether two recognizers may recognize at a time.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Whether a recognizer takes a touch.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool
}

extension UIGestureRecognizerDelegate {
    /// Whether a recognizer may begin, by default.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        true
    }

    /// Whether two recognizers may recognize at a time, by default.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }

    /// Whether a recognizer takes a touch, by default.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { true }
}

/// Recognizer of taps.
open class UITapGestureRecognizer: GestureRecognizer {
    /// Number of taps of the gesture.
    open var numberOfTapsRequired = 1
    /// Number of fingers of the gesture.
    open var numberOfTouchesRequired = 1
}

/// Recognizer of a long press.
open class UILongPressGestureRecognizer: GestureRecognizer {
    /// Duration of the press, in seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    /// Distance that the finger may move, in points.
    open var allowableMovement: CGFloat = 10
    /// Number of taps before the press.
    open var numberOfTapsRequired = 0
    /// Number of fingers of the gesture.
    open var numberOfTouchesRequired = 1
}

/// Recognizer of a drag.
open class UIPanGestureRecognizer: GestureRecognizer {
    /// Smallest number of fingers.
    open var minimumNumberOfTouches = 1
    /// Largest number of fingers.
    open var maximumNumberOfTouches = Int.max

    /// Movement in the coordinates of a view, in points; zero in a picture.
    open func translation(in view: View?) -> CGPoint { .zero }

    /// Sets the movement.
    open func setTranslation(_ translation: CGPoint, in view: View?) {}

    /// Velocity in the coordinates of a view, in points per second; zero in a picture.
    open func velocity(in view: View?) -> CGPoint { .zero }
}

/// Recognizer of a swipe.
open class UISwipeGestureRecognizer: GestureRecognizer {
    /// Direction of a swipe.
    public struct Direction: OptionSet, Sendable, Hashable {
        /// Bits of the directions, equal to UIKit's bits.
        public let rawValue: UInt
        /// Creates directions from UIKit's bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// To the right.
        public static let right = Direction(rawValue: 1)
        /// To the left.
        public static let left = Direction(rawValue: 2)
        /// Up.
        public static let up = Direction(rawValue: 4)
        /// Down.
        public static let down = Direction(rawValue: 8)
    }

    /// Directions of the gesture.
    open var direction: Direction = .right
    /// Number of fingers of the gesture.
    open var numberOfTouchesRequired = 1
}

/// Recognizer of a pinch.
open class UIPinchGestureRecognizer: GestureRecognizer {
    /// Scale of the gesture.
    open var scale: CGFloat = 1
    /// Velocity of the scale.
    open var velocity: CGFloat { 0 }
}

/// Recognizer of a rotation.
open class UIRotationGestureRecognizer: GestureRecognizer {
    /// Angle of the gesture, in radians.
    open var rotation: CGFloat = 0
}

/// Recognizer of a pointer above a view.
open class UIHoverGestureRecognizer: GestureRecognizer {}

/// Recognizer of a drag from an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// Edges of the gesture.
    open var edges: UIRectEdge = []
}
