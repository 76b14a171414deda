/// The share of the second of two pictures, as pixels are mixed by it.
public struct MixtureWeight: Sendable, Hashable {
    /// In 1/65536, from 0 to 65,536.
    let value: UInt32

    /// - Parameter share: From 0 to 1; what is not a number counts as 0.
    public init(share: Double) { value = Crossfade.weight(share.isNaN ? 0 : share) }

    /// Whether only one of the pictures is seen.
    public var isAtEnd: Bool { value == 0 || value == 65_536 }

    /// The interpolation of two pixels, each byte by itself.
    public func mixed(_ first: UInt32, _ second: UInt32) -> UInt32 {
        Crossfade.mixed(first, second, weight: value)
    }

    /// Writes the interpolation of two pictures' pixels over `count` of `result`.
    ///
    /// A picture's next pixel is so many `steps` on: 0 where it has one colour.
    public func mix(
        _ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>, steps: (Int, Int),
        into result: UnsafeMutablePointer<UInt32>, count: Int
    ) {
        Crossfade.mix(first, second, steps: steps, weight: value, into: result, count: count)
    }
}
