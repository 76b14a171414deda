/// Additional duration of the first and last frame, in seconds.
struct FrameHold: Sendable, Hashable {
    var first: Double = 0
    var last: Double = 0
}
