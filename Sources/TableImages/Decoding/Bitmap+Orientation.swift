import TableDrawing

extension Bitmap {
    /// Returns the upright picture for a picture stored in an orientation.
    func turnedUpright(from orientation: EXIFOrientation) -> Bitmap {
        guard orientation != .upright else { return self }
        let swaps = orientation.rawValue >= EXIFOrientation.transposed.rawValue
        let newWidth = swaps ? height : width
        let newHeight = swaps ? width : height
        // Index of the source of the upper left pixel, and index steps to the right and down.
        let right = width - 1
        let bottom = (height - 1) * width
        let (start, across, down) =
            switch orientation {
            case .upright: (0, 1, width)
            case .mirrored: (right, -1, width)
            case .upsideDown: (bottom + right, -1, -width)
            case .upsideDownMirrored: (bottom, 1, -width)
            case .transposed: (0, width, 1)
            case .turnedRight: (bottom, -width, 1)
            case .transversed: (bottom + right, -width, -1)
            case .turnedLeft: (right, width, -1)
            }
        let count = pixels.count
        let turned = pixels.withUnsafeBufferPointer { source in
            [UInt32](unsafeUninitializedCapacity: count) { buffer, initialized in
                for y in 0..<newHeight {
                    for x in 0..<newWidth {
                        buffer[y * newWidth + x] = source[start + y * down + x * across]
                    }
                }
                initialized = count
            }
        }
        return Bitmap(width: newWidth, height: newHeight, pixels: turned)
    }
}
