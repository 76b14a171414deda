import TableDrawing

/// Pixels of a row or column with an equal share covered by an interval.
struct PixelShare: Hashable {
    let pixels: Range<Int>
    /// Share above 0, and 1 for wholly covered pixels.
    let share: Double

    /// Returns the pixels that an interval covers, in order: partly covered pixels at its ends,
    /// whole pixels in between.
    static func shares(from start: Double, to end: Double) -> [PixelShare] {
        let (start, end) = (clamped(start), clamped(end))
        guard start < end else { return [] }
        let (first, last) = (Int(clamping: start.rounded(.down)), Int(clamping: end.rounded(.down)))
        guard first < last else {
            return [PixelShare(pixels: first..<first + 1, share: end - start)]
        }
        var shares: [PixelShare] = []
        let whole = Int(clamping: start.rounded(.up))
        if first < whole {
            shares.append(PixelShare(pixels: first..<whole, share: Double(whole) - start))
        }
        if whole < last { shares.append(PixelShare(pixels: whole..<last, share: 1)) }
        if Double(last) < end {
            shares.append(PixelShare(pixels: last..<last + 1, share: end - Double(last)))
        }
        return shares
    }

    /// Limit for coordinates, far beyond any picture.
    private static let reach = 1e9

    private static func clamped(_ coordinate: Double) -> Double {
        DeviceGrid.coordinate(min(reach, max(-reach, coordinate)))
    }
}
