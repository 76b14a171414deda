/// Full-width strip of a picture; strips are ordered from top to bottom.
public struct Band: Sendable {
    /// First row of the strip in the picture, in pixels.
    public let y: Int
    /// Pixels of the strip.
    public let bitmap: Bitmap

    /// Creates a strip that begins at a row of the picture, in pixels.
    public init(y: Int, bitmap: Bitmap) {
        self.y = y
        self.bitmap = bitmap
    }
}
