/// The share of the second of two pictures, as pixels are mixed by it.
public struct MixtureWeight: Sendable, Hashable {
    /// In 1/65536, from 0 to 65,536.
    let value: UInt32

    /// - Parameter share: From 0 to 1; what is not a number counts as 0.
    init(share: Double) { value = Crossfade.weight(share.isNaN ? 0 : share) }

    /// Whether only one of the pictures is seen.
    public var isAtEnd: Bool { value == 0 || value == 65_536 }

    /// Writes the interpolation of two pictures' pixels, each byte by itself, over `result`.
    ///
    /// All three have as many pixels.
    public func mix(
        _ first: UnsafeBufferPointer<UInt32>, _ second: UnsafeBufferPointer<UInt32>,
        into result: UnsafeMutableBufferPointer<UInt32>
    ) {
        Crossfade.mix(first, second, weight: value, into: result)
    }
}
