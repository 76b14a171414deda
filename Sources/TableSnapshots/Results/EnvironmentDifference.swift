/// Comparison of the environments of two runs or machines.
package enum EnvironmentDifference {
    /// Returns a line for each name with differing values.
    package static func lines(_ recorded: [String: String], _ here: [String: String]) -> [String] {
        Set(recorded.keys).union(here.keys).sorted().compactMap { name in
            let (before, now) = (recorded[name], here[name])
            guard before != now else { return nil }
            return "\(name): recorded with \(before ?? "none"), here \(now ?? "none")"
        }
    }
}
