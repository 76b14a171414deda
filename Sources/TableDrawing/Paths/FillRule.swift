/// Which regions of a path that crosses itself are inside.
public enum FillRule: String, Sendable, Hashable {
    case winding
    case evenOdd
}
