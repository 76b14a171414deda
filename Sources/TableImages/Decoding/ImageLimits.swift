/// How much an image may cost before it is refused.
public struct ImageLimits: Sendable, Hashable {
    /// Bytes of a file; 64 MiB.
    public var bytes: Int
    /// Pixels of an image; 36 million.
    ///
    /// A progressive photograph of four inks is then decoded in less than 500 MiB.
    public var pixels: Int

    /// Bytes of an SVG's text; 4 MiB.
    public var svgBytes = 4 << 20
    /// Pixels that an SVG is drawn with at most, 8 million; a larger place is filled by enlarging
    /// them.
    public var svgPixels = 8_000_000

    public init(bytes: Int = 64 << 20, pixels: Int = 36_000_000) {
        self.bytes = bytes
        self.pixels = pixels
    }

    /// Refuses a size, as the image's header gives it.
    func check(width: Int, height: Int) throws(ImageError.Reason) {
        guard width > 0, height > 0 else { throw .noPixels(width: width, height: height) }
        let (count, overflow) = width.multipliedReportingOverflow(by: height)
        guard !overflow, count <= pixels else {
            throw .tooManyPixels(width: width, height: height, limit: pixels)
        }
    }
}
