/// An error in a tolerance.
public enum ToleranceError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A value is out of range.
    case range(name: String, found: String, range: String)

    /// Name of the value, the found value and the valid range.
    public var description: String {
        switch self {
        case .range(let name, let found, let range): "\(name) is \(found); it is \(range)"
        }
    }
}
