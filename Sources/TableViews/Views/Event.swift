/// What hit tests are asked for; UIKit's class.
///
/// Pictures have no touches: an event is only handed through to overrides.
open class Event {
    public init() {}
}
