/// Exact linear interpolation of pixels.
///
/// Each byte is `(a·(65536 − w) + b·w + 32768) >> 16` with `w = round(t·65536)`. Equal bytes
/// stay equal, colour never exceeds alpha, opaque pixels stay opaque, and the ends are exactly
/// the inputs.
enum Crossfade {
    /// Returns the weight of the second picture at `t`, in 1/65536.
    static func weight(_ t: Double) -> UInt32 { UInt32((min(1, max(0, t)) * 65_536).rounded()) }

    /// Returns the interpolation of two pixels.
    @inline(__always)
    static func mixed(_ a: UInt32, _ b: UInt32, weight: UInt32) -> UInt32 {
        let rest = 65_536 - weight
        func byte(_ shift: UInt32) -> UInt32 {
            let value = (a >> shift & 0xFF) &* rest &+ (b >> shift & 0xFF) &* weight &+ 32_768
            return (value >> 16) << shift
        }
        return byte(0) | byte(8) | byte(16) | byte(24)
    }

    /// Writes the interpolation of `a` and `b` to `count` pixels of `result`; `steps` are the
    /// distances between successive pixels of `a` and of `b`.
    static func mix(
        _ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>, steps: (Int, Int),
        weight: UInt32, into result: UnsafeMutablePointer<UInt32>, count: Int
    ) {
        // Reuse the last pixel in areas that are flat in both pictures.
        var (lastA, lastB, last) = (UInt32(0), UInt32(0), UInt32(0))
        for index in 0..<count {
            let (one, other) = (a[index &* steps.0], b[index &* steps.1])
            if one != lastA || other != lastB {
                last = mixed(one, other, weight: weight)
                (lastA, lastB) = (one, other)
            }
            result[index] = last
        }
    }
}
