import Foundation

/// A colour as users write it: fixed, or one that answers to traits.
///
/// Components are sRGB from 0 to 1. A colour that depends on traits is decided by `resolved(with:)`,
/// always before anything is drawn.
public struct Color: Sendable, Hashable {
    /// The four looks of a colour that adapts.
    struct Variants: Sendable, Hashable {
        var light: RGBA
        var dark: RGBA
        var lightHighContrast: RGBA
        var darkHighContrast: RGBA

        func mapped(_ change: (RGBA) -> RGBA) -> Variants {
            Variants(
                light: change(light), dark: change(dark),
                lightHighContrast: change(lightHighContrast),
                darkHighContrast: change(darkHighContrast))
        }
    }

    private enum Storage: Sendable, Hashable {
        case fixed(RGBA)
        case adaptive(Variants)
    }

    private let storage: Storage

    /// A fixed colour that is already decided.
    public init(_ resolved: RGBA) { storage = .fixed(resolved) }

    init(_ variants: Variants) { storage = .adaptive(variants) }

    /// A fixed colour; components are clamped to 0…1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(
            RGBA(
                red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
    }

    /// A fixed grey; `white` is 0 for black and 1 for white.
    public init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// A fixed colour by hue, saturation and brightness, each from 0 to 1.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let wrapped = hue.isFinite ? hue - hue.rounded(.down) : 0
        func component(_ offset: CGFloat) -> CGFloat {
            let k = (offset + wrapped * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
    }

    /// A fixed colour from 24 bits such as `0xFF3B30`.
    public init(hex: UInt32, alpha: Double = 1) { self.init(RGBA(hex: hex, alpha: alpha)) }

    /// A colour that depends on traits, asked once for each of the four looks.
    public init(dynamicProvider: (TraitCollection) -> Color) {
        func look(_ style: UserInterfaceStyle, _ contrast: AccessibilityContrast) -> RGBA {
            let traits = TraitCollection(
                userInterfaceStyle: style, accessibilityContrast: contrast)
            return dynamicProvider(traits).resolved(with: traits)
        }
        self.init(
            Variants(
                light: look(.light, .normal), dark: look(.dark, .normal),
                lightHighContrast: look(.light, .high), darkHighContrast: look(.dark, .high)))
    }

    /// The colour for these traits.
    public func resolved(with traits: TraitCollection) -> RGBA {
        switch storage {
        case .fixed(let color): return color
        case .adaptive(let variants):
            switch (traits.userInterfaceStyle, traits.accessibilityContrast) {
            case (.light, .normal): return variants.light
            case (.dark, .normal): return variants.dark
            case (.light, .high): return variants.lightHighContrast
            case (.dark, .high): return variants.darkHighContrast
            }
        }
    }

    /// The colour for the traits of the render under way.
    public var resolved: RGBA { resolved(with: .current) }

    /// The same colour with another alpha, from 0 to 1.
    public func withAlphaComponent(_ alpha: CGFloat) -> Color {
        func change(_ color: RGBA) -> RGBA {
            RGBA(red: color.red, green: color.green, blue: color.blue, alpha: Double(alpha))
        }
        switch storage {
        case .fixed(let color): return Color(change(color))
        case .adaptive(let variants): return Color(variants.mapped(change))
        }
    }
}
