/// The colours stated by an image's file.
struct DeclaredColors: Hashable, Sendable {
    /// A description of a colour space.
    enum Space: Hashable, Sendable {
        /// An ICC profile.
        case profile([UInt8])
        /// Numbers of primaries and a transfer function in ITU-T H.273 (`cICP` of a PNG).
        case coded(primaries: UInt8, transfer: UInt8)
        /// Chromaticities (`cHRM` of a PNG: x and y of white, red, green and blue) and a gamma
        /// (`gAMA`), both in 100,000ths.
        ///
        /// Without a gamma, the curve of sRGB applies.
        case measured(chromaticities: [Int], gamma: Int?)
    }

    /// The kind of an image's samples.
    enum Samples: Hashable, Sendable {
        case rgb, gray, cmyk
    }

    /// The description, or `nil` for sRGB and for a file without a description.
    var space: Space?
    /// Reason that a description is not used, which completes a sentence that begins with the
    /// image.
    var problem: String?

    /// Maximum size of a profile, 4 MiB.
    ///
    /// Profiles of printing presses have 0.5 to 3 MiB.
    static let largestProfile = 4 << 20

    /// The colours of a file without a description, which are sRGB.
    static let unstated = DeclaredColors()

    /// Returns the colours of a profile.
    static func profile(_ bytes: [UInt8]) -> DeclaredColors {
        guard bytes.count <= largestProfile else { return tooLarge }
        return DeclaredColors(space: .profile(bytes))
    }

    static let tooLarge = damagedProfile("it has more than \(largestProfile >> 20) MiB")

    /// Returns the colours of a file whose profile cannot be used, with the reason.
    static func damagedProfile(_ reason: String) -> DeclaredColors {
        DeclaredColors(problem: "has a colour profile that cannot be read: \(reason)")
    }
}
