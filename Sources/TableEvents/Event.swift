import Foundation

/// Touches that are delivered together; UIKit's class.
///
/// Pictures have no touches. The type exists for the signatures of overridden methods.
open class Event {
    /// Creates an event without touches.
    public init() {}
}

/// Finger on a screen; UIKit's class.
///
/// Pictures have no touches. The type exists for the signatures of overridden methods.
open class Touch: NSObject {}
