import TableDrawing

extension DifferenceMask {
    /// Tolerates differing pixels with colours that are close enough.
    mutating func tolerate(distance: Double, _ expected: Bitmap, _ actual: Bitmap) {
        var judge = PerceptualJudge(limit: distance)
        tolerate(expected, actual) { x, y, old, new in
            judge.accepts(old[y * expected.width + x], new[y * actual.width + x])
        }
    }

    /// Tolerates differing pixels that only smooth an edge.
    mutating func tolerateAntialiasing(_ expected: Bitmap, _ actual: Bitmap) {
        tolerate(expected, actual) { x, y, old, new in
            AntialiasingDetector(old, width: expected.width, new, width: actual.width)
                .isAntialiased(x, y)
        }
    }

    /// Tolerates the remaining differing pixels for which a closure returns true.
    @inline(__always)
    private mutating func tolerate(
        _ expected: Bitmap, _ actual: Bitmap,
        where isTolerated: (
            Int, Int, UnsafeBufferPointer<UInt32>, UnsafeBufferPointer<UInt32>
        ) -> Bool
    ) {
        let frame = PixelFrame(x: 0, y: 0, width: width, height: height)
        expected.pixels.withUnsafeBufferPointer { old in
            actual.pixels.withUnsafeBufferPointer { new in
                forEachRow(in: frame) { y, first, marks in
                    for x in 0..<marks.count
                    where marks[x] == PixelMark.different && isTolerated(first + x, y, old, new) {
                        marks[x] = PixelMark.tolerated
                    }
                }
            }
        }
    }
}
