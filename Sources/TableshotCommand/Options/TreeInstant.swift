import ArgumentParser

/// Which instants' render trees are printed: one, or `all`.
enum TreeInstant: ExpressibleByArgument, Equatable {
    case all
    /// Seconds.
    case at(Double)

    init?(argument: String) {
        if argument == "all" {
            self = .all
        } else if let time = Double(argument), time.isFinite, time >= 0 {
            self = .at(time)
        } else {
            return nil
        }
    }
}
