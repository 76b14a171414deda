import TableImages

extension ImageError {
    /// What a comparison of files reads, by content.
    static let comparedFormats = "a PNG, GIF, WebP, JPEG or SVG"
    /// What is recorded, still or animated.
    static let recordedFormat = "a PNG"

    /// The error with the formats that are read where it arose; others read fewer or more.
    func expecting(_ formats: String) -> ImageError {
        switch reason {
        case .unsupported(let kind):
            ImageError(.refused("is \(kind); \(formats) was expected"), name: name)
        case .empty: ImageError(.refused("is empty; \(formats) was expected"), name: name)
        default: self
        }
    }
}
