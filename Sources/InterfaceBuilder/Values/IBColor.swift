/// A color: its components or its name, and its opacity.
package struct IBColor: Sendable, Hashable {
    /// Color space of components.
    package enum Space: String, Sendable, Hashable {
        /// sRGB, also for the spaces `calibratedRGB` and `deviceRGB` of older files.
        case sRGB
        /// sRGB with components beyond 0…1.
        case extendedSRGB
        /// Display P3.
        case displayP3
        /// Gray with a gamma of 2.2.
        case gray
        /// Gray with components beyond 0…1.
        case extendedGray
        /// Device CMYK.
        case cmyk
    }

    /// Source of a color.
    package enum Source: Sendable, Hashable {
        /// Components in a color space: red, green and blue; white; or cyan, magenta, yellow and
        /// black.
        case components([Double], Space)
        /// A system color, such as `labelColor`.
        case system(String)
        /// A system color by the name of older files, such as `darkTextColor`.
        case legacySystem(String)
        /// A color of an asset catalog.
        case named(String)
    }

    /// Source of the color.
    package var source: Source
    /// Opacity of the components, from 0 to 1; a system or named color has its own opacity.
    package var alpha: Double
    /// Components that the file states beside a name: Xcode's value of the color in light
    /// appearance.
    package var fallback: Components?

    /// Components in a color space, with opacity.
    package struct Components: Sendable, Hashable {
        /// Components in the order of the space's name.
        package var values: [Double]
        /// Color space of the components.
        package var space: Space
        /// Opacity, from 0 to 1.
        package var alpha: Double
    }

    /// The components of the color or of its fallback, or `nil` if the file states none.
    package var components: Components? {
        guard case .components(let values, let space) = source else { return fallback }
        return Components(values: values, space: space, alpha: alpha)
    }
}
