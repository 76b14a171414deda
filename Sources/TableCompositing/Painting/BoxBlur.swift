/// Gaussian blur of coverage by three box passes in each direction.
///
/// The blur uses integers and is therefore equal on every machine. The boxes have fractional
/// ends ("extended box filter"), so the variance equals the Gaussian's variance exactly, even
/// for small radii. Intermediate values have 16 bits.
struct BoxBlur: Hashable {
    /// Number of whole taps on each side of the middle.
    private let radius: Int
    /// Weights in 1/65536: the weight of whole taps, the weight of the two end taps, and the
    /// remainder to 1.
    private let inner: UInt64
    private let edge: UInt64
    private let rest: UInt64

    /// Maximum standard deviation, in pixels; larger values are clamped.
    static let largestSigma = 160.0
    private static let passes = 3.0

    /// Creates a blur with a standard deviation in pixels.
    init(sigma: Double) {
        let sigma = sigma.isFinite ? min(Self.largestSigma, max(0, sigma)) : 0
        let variance = sigma * sigma / Self.passes
        let whole = (((12 * variance + 1).squareRoot() - 1) / 2).rounded(.down)
        // A box of 2·whole + 1 taps and two ends of weight `share` has exactly the requested
        // variance.
        let taps = 2 * whole + 1
        let share =
            taps * (whole * (whole + 1) - 3 * variance)
            / (6 * (variance - (whole + 1) * (whole + 1)))
        let total = taps + 2 * share
        radius = Int(whole)
        inner = UInt64(65_536 / total)
        edge = UInt64(65_536 * share / total)
        rest = 65_536 - inner * UInt64(taps) - edge * 2
    }

    /// Whether the blur has no effect.
    var isIdentity: Bool { radius == 0 && edge == 0 }

    /// Maximum distance that a pixel spreads to each side, in pixels.
    var margin: Int { isIdentity ? 0 : 3 * (radius + 1) }

    /// Blurs `width × height` bytes in place; bytes outside count as 0.
    func apply(
        to bytes: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int
    ) {
        guard !isIdentity, width > 0, height > 0 else { return }
        let longest = max(width, height)
        let lines = UnsafeMutablePointer<UInt16>.allocate(capacity: 2 * longest)
        let turned = UnsafeMutablePointer<UInt16>.allocate(capacity: width * height)
        defer {
            lines.deallocate()
            turned.deallocate()
        }
        let (front, back) = (lines, lines + longest)
        for y in 0..<height {
            let row = bytes + y * stride
            for x in 0..<width { front[x] = UInt16(row[x]) * 257 }
            let result = blurLine(front, back, width)
            for x in 0..<width { turned[x * height + y] = result[x] }
        }
        for x in 0..<width {
            front.update(from: turned + x * height, count: height)
            let result = blurLine(front, back, height)
            for y in 0..<height {
                bytes[y * stride + x] = UInt8((UInt32(result[y]) + 128) / 257)
            }
        }
    }

    /// Applies three passes to a line, alternating between two buffers, and returns the buffer
    /// with the result.
    private func blurLine(
        _ first: UnsafeMutablePointer<UInt16>, _ second: UnsafeMutablePointer<UInt16>,
        _ count: Int
    ) -> UnsafeMutablePointer<UInt16> {
        pass(from: first, to: second, count)
        pass(from: second, to: first, count)
        pass(from: first, to: second, count)
        return second
    }

    private func pass(
        from source: UnsafeMutablePointer<UInt16>, to result: UnsafeMutablePointer<UInt16>,
        _ count: Int
    ) {
        var sum: UInt64 = 0
        for index in 0..<min(radius, count) { sum += UInt64(source[index]) }
        for index in 0..<count {
            let entering = index + radius
            if entering < count { sum += UInt64(source[entering]) }
            let leaving = index - radius - 1
            let before = leaving >= 0 ? UInt64(source[leaving]) : 0
            let after = entering + 1 < count ? UInt64(source[entering + 1]) : 0
            // The running sum contains the whole taps around `index`.
            let value =
                sum * inner + (before + after) * edge + UInt64(source[index]) * rest + 32_768
            result[index] = UInt16(value >> 16)
            if index - radius >= 0 { sum -= UInt64(source[index - radius]) }
        }
    }
}
