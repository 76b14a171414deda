/// Resources that a file lists: sizes of images and values of colors on Xcode's machine.
package struct IBResources: Sendable {
    /// An image of the project or a symbol.
    package struct Image: Sendable, Hashable {
        /// Name of the image.
        package var name: String
        /// Width in points in Xcode's canvas; not the size of a symbol.
        package var width: Double?
        /// Height in points in Xcode's canvas; not the size of a symbol.
        package var height: Double?
        /// Whether the image is a symbol of the system.
        package var isSymbol: Bool
    }

    /// Images by name.
    package var images: [String: Image] = [:]
    /// Values of the asset catalog's colors in light appearance, by name.
    package var namedColors: [String: IBColor] = [:]
    /// Values of system colors in light appearance, by name.
    package var systemColors: [String: IBColor] = [:]
    /// PostScript names of fonts by the name of their file.
    package var fonts: [String: [String]] = [:]

    /// Returns the components of a color, also of a named color of the resources.
    package func components(of color: IBColor) -> IBColor.Components? {
        switch color.source {
        case .components: color.components
        case .named(let name): color.fallback ?? namedColors[name]?.components
        case .system(let name), .legacySystem(let name):
            color.fallback ?? systemColors[name]?.components
        }
    }
}
