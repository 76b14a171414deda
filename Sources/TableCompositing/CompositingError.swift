/// Error in the creation of a picture.
public enum CompositingError: Error, Sendable, Hashable {
    /// The size or the scale is not a number, zero or negative.
    case invalidSize(width: Double, height: Double, scale: Double)
    /// The picture's size in pixels exceeds the limit for painting.
    case pictureTooLarge(width: Int, height: Int, limit: String)
    /// The picture's size in points exceeds the limit of a PDF page.
    case pageTooLarge(width: Double, height: Double, limit: Double)
    /// Nodes or recordings are nested more deeply than `limit`.
    case nestedTooDeeply(limit: Int)
    /// The font file of a text cannot be opened; `reason` is FreeType's message.
    case fontUnreadable(file: String, index: Int, reason: String)
    /// FreeType failed without relation to a font file.
    case freeType(operation: String, code: Int, reason: String)
    /// Cairo failed; `status` is Cairo's code and `reason` its message.
    case cairo(operation: String, status: Int, reason: String)
}

extension CompositingError: CustomStringConvertible {
    /// Message with the cause of the error and, for limits, the permitted values.
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
