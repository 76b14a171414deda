import TableImages

/// What is too large to be a reference: it could be written, and never be read again.
public enum ReferenceSizeError: Error, Sendable, Hashable {
    case pixels(width: Int, height: Int)
    /// The file would have so many.
    case bytes(Int)
}

extension ReferenceSizeError: CustomStringConvertible {
    public var description: String {
        let found =
            switch self {
            case .pixels(let width, let height):
                "a picture of \(width) × \(height) px is too large to be recorded; a reference has "
                    + "at most \(ReferenceFile.imageLimits.pixels) pixels, and "
                    + "\(ReferenceFile.longestSide) each way"
            case .bytes(let count):
                "it is too large to be recorded: \(count) bytes; a reference has at most "
                    + "\(ReferenceFile.limit) (\(ReferenceFile.limit >> 20) MiB)"
            }
        return found + ": take a smaller scale, or a screen of a fixed height"
    }
}
