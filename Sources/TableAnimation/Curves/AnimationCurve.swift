/// Progress of an animation as a function of time.
public enum AnimationCurve: Sendable, Hashable {
    /// A cubic Bézier curve over the duration.
    case timing(MediaTimingFunction)
    /// A spring with times in seconds; the duration cuts it off.
    case spring(SpringTimingParameters)

    /// Returns the progress after `time` of `duration` seconds: 0 before the start, and 1 from
    /// the end on.
    ///
    /// An animation with a duration of 0 ends at once. The progress of an overshooting spring
    /// exceeds 1 before the end.
    public func progress(at time: Double, duration: Double) -> Double {
        guard time < duration else { return 1 }
        guard time > 0 else { return 0 }
        switch self {
        case .timing(let function): return function.value(at: time / duration)
        case .spring(let spring): return spring.value(at: time)
        }
    }

    /// Curve with a constant speed.
    public static let linear = AnimationCurve.timing(.linear)
    /// Curve with a slow beginning.
    public static let easeIn = AnimationCurve.timing(.easeIn)
    /// Curve with a slow end.
    public static let easeOut = AnimationCurve.timing(.easeOut)
    /// Curve with a slow beginning and a slow end.
    public static let easeInOut = AnimationCurve.timing(.easeInEaseOut)
}
