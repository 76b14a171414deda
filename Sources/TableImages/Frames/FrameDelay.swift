/// A duration as a fraction of a second with 16-bit parts, as in an APNG.
struct FrameDelay: Hashable {
    var numerator: UInt16
    var denominator: UInt16

    /// Creates the nearest fraction to a number of seconds.
    ///
    /// The fraction is exact for all whole frame rates up to 65,535, and for rates such as
    /// 30000/1001.
    init(seconds: Double) {
        guard seconds.isFinite, seconds > 0 else {
            (numerator, denominator) = (0, 1)
            return
        }
        guard seconds < 65_535 else {
            (numerator, denominator) = (65_535, 1)
            return
        }
        // Each convergent of the continued fraction is the best approximation for its
        // denominator.
        var (p0, q0, p1, q1) = (0, 1, 1, 0)
        var rest = seconds
        while true {
            let whole = rest.rounded(.down)
            guard whole < 65_536 else { break }
            let (p, q) = (Int(whole) * p1 + p0, Int(whole) * q1 + q0)
            guard p <= 65_535, q <= 65_535 else { break }
            (p0, q0, p1, q1) = (p1, q1, p, q)
            if abs(Double(p) / Double(q) - seconds) < 1e-12 * max(1, seconds) { break }
            let fraction = rest - whole
            guard fraction > 1e-12 else { break }
            rest = 1 / fraction
        }
        numerator = UInt16(p1)
        denominator = UInt16(max(1, q1))
    }
}
