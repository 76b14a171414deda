import TableAnimation

/// Timing curve of a step.
public enum TimelineCurve: Sendable, Hashable {
    case timing(MediaTimingFunction)
    /// A spring that settles at the end of the step's duration.
    case spring(damping: Double, velocity: Double)

    /// Returns the curve for a duration in seconds.
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
