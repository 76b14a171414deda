import Foundation

/// Why there is no pixel grid.
public enum PixelGridError: Error, Sendable, Hashable {
    /// The scale is outside of `PixelGrid.scales`, or not a number.
    case invalidScale(CGFloat)
}

extension PixelGridError: CustomStringConvertible, LocalizedError {
    /// What was found and what would be right.
    public var description: String {
        switch self {
        case .invalidScale(let scale):
            "the scale is \(scale); a scale is a number of pixels per point "
                + "from 1/1024 to 1024, as a rule 1, 2 or 3"
        }
    }

    /// The same words, for those who print an error's localized description.
    public var errorDescription: String? { description }
}
