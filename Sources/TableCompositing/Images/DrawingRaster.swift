import TableDrawing

/// Names a recorded image that was made into pixels: which one, and how many to a point.
struct DrawingRaster: Hashable {
    var image: Fingerprint
    var scale: Double
}
