/// Rule for the interior of a path that crosses itself.
public enum FillRule: String, Sendable, Hashable {
    case winding
    case evenOdd
}
