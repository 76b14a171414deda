import TableImages

extension ImageError {
    /// Formats read by file comparisons.
    static let comparedFormats = "a PNG, GIF, WebP, JPEG or SVG"
    /// Format of recorded pictures and animations.
    static let recordedFormat = "a PNG"

    /// Returns the error with the list of expected formats for the present context.
    func expecting(_ formats: String) -> ImageError {
        switch reason {
        case .unsupported(let kind):
            ImageError(.refused("is \(kind); \(formats) was expected"), name: name)
        case .empty: ImageError(.refused("is empty; \(formats) was expected"), name: name)
        default: self
        }
    }
}
