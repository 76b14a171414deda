/// A full-width strip of a picture, from the top down.
public struct Band: Sendable {
    /// The picture's row, in pixels, that the strip begins at.
    public let y: Int
    public let bitmap: Bitmap

    public init(y: Int, bitmap: Bitmap) {
        self.y = y
        self.bitmap = bitmap
    }
}
