/// Limits on the cost of images.
public struct ImageLimits: Sendable, Hashable {
    /// Maximum size of a file in bytes; 64 MiB.
    public var bytes: Int
    /// Maximum number of pixels; 36 million.
    ///
    /// A progressive CMYK photograph of this size is decoded in less than 500 MiB.
    public var pixels: Int

    /// Maximum size of an SVG's text in bytes; 4 MiB.
    public var svgBytes = 4 << 20
    /// Maximum number of pixels of a drawn SVG; 8 million.
    ///
    /// In larger areas the pixels are enlarged.
    public var svgPixels = 8_000_000

    /// Creates limits of a file's bytes and an image's pixels, with the standard limits for SVG.
    public init(bytes: Int = 64 << 20, pixels: Int = 36_000_000) {
        self.bytes = bytes
        self.pixels = pixels
    }

    /// Throws an error if the size in an image's header exceeds the limits.
    func check(width: Int, height: Int) throws(ImageError.Reason) {
        guard width > 0, height > 0 else { throw .noPixels(width: width, height: height) }
        let (count, overflow) = width.multipliedReportingOverflow(by: height)
        guard !overflow, count <= pixels else {
            throw .tooManyPixels(width: width, height: height, limit: pixels)
        }
    }
}
