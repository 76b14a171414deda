/// Share of the second of two pictures, in the precision of pixel interpolation.
public struct MixtureWeight: Sendable, Hashable {
    /// Weight in 1/65536, from 0 to 65,536.
    let value: UInt32

    /// - Parameter share: Share from 0 to 1; a value that is not a number counts as 0.
    public init(share: Double) { value = Crossfade.weight(share.isNaN ? 0 : share) }

    /// Whether only one of the pictures is visible.
    public var isAtEnd: Bool { value == 0 || value == 65_536 }

    /// Returns the interpolation of two pixels, byte by byte.
    public func mixed(_ first: UInt32, _ second: UInt32) -> UInt32 {
        Crossfade.mixed(first, second, weight: value)
    }

    /// Writes the interpolation of two pictures' pixels to `count` pixels of `result`.
    ///
    /// `steps` are the distances between successive pixels of the pictures: 0 for a single
    /// colour.
    public func mix(
        _ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>, steps: (Int, Int),
        into result: UnsafeMutablePointer<UInt32>, count: Int
    ) {
        Crossfade.mix(first, second, steps: steps, weight: value, into: result, count: count)
    }
}
