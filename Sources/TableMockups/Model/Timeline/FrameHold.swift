/// How much longer the first and the last frame stand, in seconds.
struct FrameHold: Sendable, Hashable {
    var first: Double = 0
    var last: Double = 0
}
