/// What is wrong with a text that is to be SVG's path data.
public enum PathDataError: Error, Hashable, CustomStringConvertible {
    /// The text is empty, or does not begin with a move.
    case noStart
    /// A character where a command must stand.
    case command(String)
    /// What stands where a number must; empty at the end.
    case number(String)
    /// An elliptical arc, which is not read.
    case arc
    /// More segments than a path may have.
    case tooLong

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
    /// The path that SVG's path data describes: `M1 1 L7 6.5 L1 12`, in points.
    ///
    /// Elliptical arcs are not read.
    public init(svgPathData text: String) throws(PathDataError) { self = try PathData.path(text) }
}
