/// An event passed to hit tests.
///
/// This is UIKit's class.
///
/// Pictures have no touches, so an event is only passed through to overrides.
open class Event {
    /// Creates an event without touches.
    public init() {}
}
