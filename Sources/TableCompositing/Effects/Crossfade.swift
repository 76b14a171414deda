/// Exact linear interpolation of pixels.
///
/// Every byte is `(a·(65536 − w) + b·w + 32768) >> 16` with `w = round(t·65536)`: equal bytes stay
/// equal, colour never exceeds alpha, opaque stays opaque, and the ends are the inputs.
enum Crossfade {
    /// The weight of the second picture at `t`, in 1/65536.
    static func weight(_ t: Double) -> UInt32 { UInt32((min(1, max(0, t)) * 65_536).rounded()) }

    /// Writes the mixture of `a` and `b` over `result`; all have as many pixels.
    static func mix(
        _ a: UnsafeBufferPointer<UInt32>, _ b: UnsafeBufferPointer<UInt32>, weight: UInt32,
        into result: UnsafeMutableBufferPointer<UInt32>
    ) {
        let rest = 65_536 - weight
        func mixed(_ a: UInt32, _ b: UInt32, _ shift: UInt32) -> UInt32 {
            let value = (a >> shift & 0xFF) &* rest &+ (b >> shift & 0xFF) &* weight &+ 32_768
            return (value >> 16) << shift
        }
        // What is flat in both is one pixel many times.
        var (lastA, lastB, last) = (UInt32(0), UInt32(0), UInt32(0))
        for index in result.indices {
            let (one, other) = (a[index], b[index])
            if one != lastA || other != lastB {
                last =
                    mixed(one, other, 0) | mixed(one, other, 8) | mixed(one, other, 16)
                    | mixed(one, other, 24)
                (lastA, lastB) = (one, other)
            }
            result[index] = last
        }
    }
}
