/// Compares what two runs or machines draw with.
public enum EnvironmentDifference {
    /// A line for each name whose value is not the same.
    public static func lines(_ recorded: [String: String], _ here: [String: String]) -> [String] {
        Set(recorded.keys).union(here.keys).sorted().compactMap { name in
            let (before, now) = (recorded[name], here[name])
            guard before != now else { return nil }
            return "\(name): recorded with \(before ?? "none"), here \(now ?? "none")"
        }
    }
}
