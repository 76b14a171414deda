/// How the progress of an animation follows its time.
public enum AnimationCurve: Sendable, Hashable {
    /// A Bézier over the duration.
    case timing(MediaTimingFunction)
    /// A spring, in seconds of its own; the duration ends it.
    case spring(SpringTimingParameters)

    /// The progress after `time` of `duration` seconds: 0 before the start, 1 from the end on.
    ///
    /// A duration of 0 is over at once. What swings over goes above 1 before the end.
    public func progress(at time: Double, duration: Double) -> Double {
        guard time < duration else { return 1 }
        guard time > 0 else { return 0 }
        switch self {
        case .timing(let function): return function.value(at: time / duration)
        case .spring(let spring): return spring.value(at: time)
        }
    }

    public static let linear = AnimationCurve.timing(.linear)
    public static let easeIn = AnimationCurve.timing(.easeIn)
    public static let easeOut = AnimationCurve.timing(.easeOut)
    public static let easeInOut = AnimationCurve.timing(.easeInEaseOut)
}
