/// Why a picture could not be made.
public enum CompositingError: Error, Sendable, Hashable {
    /// The size or the scale is not a number, zero or negative.
    case invalidSize(width: Double, height: Double, scale: Double)
    /// The picture, in pixels, exceeds what can be painted at once.
    case pictureTooLarge(width: Int, height: Int, limit: String)
    /// The picture, in points, exceeds a page of PDF.
    case pageTooLarge(width: Double, height: Double, limit: Double)
    /// Nodes or recordings contain each other more deeply than `limit`.
    case nestedTooDeeply(limit: Int)
    /// A font file that a text names cannot be opened; `reason` is FreeType's.
    case fontUnreadable(file: String, index: Int, reason: String)
    /// FreeType failed at something that no font file is to blame for.
    case freeType(operation: String, code: Int, reason: String)
    /// Cairo failed; `status` is its code and `reason` its words.
    case cairo(operation: String, status: Int, reason: String)
}

extension CompositingError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .invalidSize(let width, let height, let scale):
            return "a picture of \(width) × \(height) points at scale \(scale) cannot be made; "
                + "all three must be positive numbers"
        case .pictureTooLarge(let width, let height, let limit):
            return "a picture of \(width) × \(height) pixels is too large; \(limit)"
        case .pageTooLarge(let width, let height, let limit):
            return "a page of \(width) × \(height) points is too large; a page of PDF has at most "
                + "\(Int(limit)) points each way: show a part of the table, or write SVG or PNG"
        case .nestedTooDeeply(let limit):
            return "views or drawings contain each other more than \(limit) levels deep"
        case .fontUnreadable(let file, let index, let reason):
            return "the font \(file) (face \(index)) cannot be opened: \(reason)"
        case .freeType(let operation, let code, let reason):
            return "\(operation) failed: \(reason) (FreeType error \(code))"
        case .cairo(let operation, let status, let reason):
            return "\(operation) failed: \(reason) (cairo status \(status))"
        }
    }
}
