import ArgumentParser

/// Instants whose render trees are printed: a time, or `all`.
enum TreeInstant: ExpressibleByArgument, Equatable {
    case all
    /// A time in seconds.
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
