/// Comparison of two rows of pixels in vectorizable loops, without closures and traps.
enum RowDifference {
    /// Marks differing pixels, and returns the largest channel difference.
    ///
    /// A pixel with channel differences up to the threshold is tolerated.
    static func mark(
        _ marks: UnsafeMutablePointer<UInt8>, _ left: UnsafePointer<UInt32>,
        _ right: UnsafePointer<UInt32>, _ count: Int, threshold: UInt32
    ) -> Int {
        var worst: UInt32 = 0
        for x in 0..<count {
            let difference = channels(left[x], right[x])
            worst = max(worst, difference)
            let isDifferent: UInt8 = difference > threshold ? 1 : 0
            let isTolerated: UInt8 = difference > 0 && difference <= threshold ? 1 : 0
            marks[x] = isDifferent &* PixelMark.different | isTolerated &* PixelMark.tolerated
        }
        return Int(worst)
    }

    /// Returns the largest channel difference, from 0 to 255.
    @inline(__always)
    static func channels(_ one: UInt32, _ other: UInt32) -> UInt32 {
        let blue = difference(one & 0xFF, other & 0xFF)
        let green = difference(one >> 8 & 0xFF, other >> 8 & 0xFF)
        let red = difference(one >> 16 & 0xFF, other >> 16 & 0xFF)
        let alpha = difference(one >> 24, other >> 24)
        return max(max(blue, green), max(red, alpha))
    }

    @inline(__always)
    private static func difference(_ one: UInt32, _ other: UInt32) -> UInt32 {
        max(one, other) &- min(one, other)
    }
}
