import TableImages

/// An error for a reference that could be written but not read.
public enum ReferenceSizeError: Error, Sendable, Hashable {
    /// Size of the picture, in pixels.
    case pixels(width: Int, height: Int)
    /// Size of the file, in bytes.
    case bytes(Int)
}

extension ReferenceSizeError: CustomStringConvertible {
    /// Found size, maximum size and remedy.
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
