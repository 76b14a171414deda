/// Error in SVG path data.
public enum PathDataError: Error, Hashable, CustomStringConvertible {
    /// The text is empty or does not begin with a move.
    case noStart
    /// A character was found in place of a command.
    case command(String)
    /// Text was found in place of a number; empty at the end.
    case number(String)
    /// The path contains an elliptical arc, which is not supported.
    case arc
    /// The path has too many segments.
    case tooLong

    /// Message with the found and the expected text.
    public var description: String {
        switch self {
        case .noStart: "found no path, expected one that begins with M, such as \"M1 1 L7 6.5\""
        case .command(let text):
            "found \(text.isEmpty ? "the end" : "\"\(text)\"") in a path, "
                + "expected one of M, L, H, V, C, S, Q, T and Z"
        case .number(let text):
            "found \(text.isEmpty ? "the end" : "\"\(text)\"") in a path, "
                + "expected a number"
        case .arc: "found an elliptical arc (A) in a path, which is not read; expected curves (C)"
        case .tooLong:
            "found a path of more than \(PathData.maximumNumberOfSegments) segments, expected fewer"
        }
    }
}

extension Path {
    /// Creates a path from SVG path data, for example `M1 1 L7 6.5 L1 12`, in points.
    ///
    /// Elliptical arcs are not supported.
    public init(svgPathData text: String) throws(PathDataError) { self = try PathData.path(text) }
}
