import TableAnimation

/// How a step's progress follows its time.
public enum TimelineCurve: Sendable, Hashable {
    case timing(MediaTimingFunction)
    /// A spring that has settled when the step's duration is over.
    case spring(damping: Double, velocity: Double)

    /// The curve over a duration in seconds.
    func curve(over duration: Double) -> AnimationCurve {
        switch self {
        case .timing(let function): .timing(function)
        case .spring(let damping, let velocity):
            .spring(
                SpringTimingParameters(
                    dampingRatio: damping, duration: duration, initialVelocity: velocity))
        }
    }
}
