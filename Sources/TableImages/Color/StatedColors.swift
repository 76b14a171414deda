/// What an image's file says of its colours.
struct StatedColors: Hashable, Sendable {
    /// How a file can describe a colour space.
    enum Space: Hashable, Sendable {
        /// An ICC profile.
        case profile([UInt8])
        /// Primaries and a transfer function by their numbers in ITU-T H.273 (`cICP` of a PNG).
        case coded(primaries: UInt8, transfer: UInt8)
        /// Chromaticities in 100,000ths (`cHRM` of a PNG: x and y of white, red, green and blue) and a gamma in
        /// 100,000ths (`gAMA`); the curve of sRGB if there is no gamma.
        case measured(chromaticities: [Int], gamma: Int?)
    }

    /// The samples that an image's file has.
    enum Samples: Hashable, Sendable {
        case rgb, gray, cmyk
    }

    /// The description; `nil` for sRGB, and for a file without any.
    var space: Space?
    /// Why a description is not used, as the rest of a sentence that begins with the image.
    var problem: String?

    /// Bytes of a profile at most, 4 MiB; profiles of presses have 0.5 to 3 MiB.
    static let largestProfile = 4 << 20

    /// Nothing that is said means sRGB.
    static let unstated = StatedColors()

    /// The colours of a profile.
    static func profile(_ bytes: [UInt8]) -> StatedColors {
        guard bytes.count <= largestProfile else { return tooLarge }
        return StatedColors(space: .profile(bytes))
    }

    static let tooLarge = damagedProfile("it has more than \(largestProfile >> 20) MiB")

    /// A profile that cannot be used, with the reason.
    static func damagedProfile(_ reason: String) -> StatedColors {
        StatedColors(problem: "has a colour profile that cannot be read: \(reason)")
    }
}
