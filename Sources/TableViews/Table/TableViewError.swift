/// What a user's table got wrong, so that it cannot be shown as it is.
public enum TableViewError: Error, Sendable, Hashable, CustomStringConvertible {
    /// A data source's method, and the count that it returned.
    case negativeCount(String, Int)

    public var description: String {
        switch self {
        case .negativeCount(let method, let count):
            return "\(method) returned \(count); a count is 0 or more"
        }
    }
}
