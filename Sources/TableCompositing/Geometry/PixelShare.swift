import TableDrawing

/// Pixels of a row or column of which an interval covers the same share.
struct PixelShare: Hashable {
    let pixels: Range<Int>
    /// Above 0, and 1 for pixels that are covered whole.
    let share: Double

    /// The pixels that an interval covers, in their order: those at its ends in part, those between whole.
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

    /// Far more than any picture has.
    private static let reach = 1e9

    private static func clamped(_ coordinate: Double) -> Double {
        DeviceGrid.coordinate(min(reach, max(-reach, coordinate)))
    }
}
