/// Exact linear interpolation of pixels.
///
/// Every byte is `(a·(65536 − w) + b·w + 32768) >> 16` with `w = round(t·65536)`: equal bytes stay
/// equal, colour never exceeds alpha, opaque stays opaque, and the ends are the inputs.
enum Crossfade {
    /// The weight of the second picture at `t`, in 1/65536.
    static func weight(_ t: Double) -> UInt32 { UInt32((min(1, max(0, t)) * 65_536).rounded()) }

    /// Writes the mixture of `a` and `b` over `a`.
    static func mix(
        _ a: UnsafeMutablePointer<UInt8>, _ b: UnsafePointer<UInt8>, count: Int, weight: UInt32,
        into result: UnsafeMutablePointer<UInt8>
    ) {
        let rest = 65_536 - weight
        for index in 0..<count {
            let value = UInt32(a[index]) &* rest &+ UInt32(b[index]) &* weight &+ 32_768
            result[index] = UInt8(truncatingIfNeeded: value >> 16)
        }
    }
}
