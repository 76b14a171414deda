import TableDrawing

/// Key of a recorded image's raster: the image and the pixels per point.
struct DrawingRaster: Hashable {
    var image: Fingerprint
    var scale: Double
}
