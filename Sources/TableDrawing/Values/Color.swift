import Foundation

/// Colour written by users: fixed, or dependent on traits.
///
/// Components are sRGB from 0 to 1. A colour that depends on traits is resolved by
/// `resolved(with:)`, always before drawing.
public struct Color: Sendable, Hashable {
    /// Colour for one appearance and contrast.
    private enum Shade: Sendable, Hashable {
        case fixed(RGBA)
        /// Colour of the current render's palette, with an alpha in place of its own.
        case system(SystemColor, alpha: Double?)
        /// Tint colour of the current render, with an alpha in place of its own.
        case tint(alpha: Double?)

        func withAlpha(_ alpha: Double) -> Shade {
            switch self {
            case .fixed(let color):
                return .fixed(
                    RGBA(red: color.red, green: color.green, blue: color.blue, alpha: alpha))
            case .system(let color, _): return .system(color, alpha: alpha)
            case .tint: return .tint(alpha: alpha)
            }
        }
    }

    private enum Storage: Sendable, Hashable {
        case uniform(Shade)
        case adaptive(ColorVariants<Shade>)
    }

    private let storage: Storage

    /// Creates a fixed colour from a resolved colour.
    public init(_ resolved: RGBA) { self.init(Shade.fixed(resolved)) }

    init(_ variants: ColorVariants<RGBA>) { storage = .adaptive(variants.map { .fixed($0) }) }

    init(_ system: SystemColor) { self.init(Shade.system(system, alpha: nil)) }

    private init(_ shade: Shade) { storage = .uniform(shade) }

    private init(_ storage: Storage) { self.storage = storage }

    /// Tint colour of the theme or screen that is drawn.
    ///
    /// The tint colour of a theme is another colour: a tint colour of `tintColor` is drawn in
    /// `systemBlue`.
    public static let tintColor = Color(Shade.tint(alpha: nil))

    /// Tint colour of the current render in this task.
    @TaskLocal package static var currentTint = Color.systemBlue

    /// Creates a fixed colour with components clamped to 0…1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(
            RGBA(
                red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
    }

    /// Creates a fixed grey; `white` is 0 for black and 1 for white.
    public init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Creates a fixed colour from hue, saturation and brightness, each from 0 to 1.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let wrapped = hue.isFinite ? hue - hue.rounded(.down) : 0
        func component(_ offset: CGFloat) -> CGFloat {
            let k = (offset + wrapped * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
    }

    /// Creates a fixed colour from 24 bits, for example `0xFF3B30`.
    ///
    /// The initializer is disfavored, because many applications declare their own.
    @_disfavoredOverload
    public init(hex: UInt32, alpha: Double = 1) { self.init(RGBA(hex: hex, alpha: alpha)) }

    /// Creates a colour that depends on traits, by calling the provider for each of the four
    /// variants.
    public init(dynamicProvider: (TraitCollection) -> Color) {
        func shade(_ style: UserInterfaceStyle, _ contrast: AccessibilityContrast) -> Shade {
            let traits = TraitCollection(
                userInterfaceStyle: style, accessibilityContrast: contrast)
            return dynamicProvider(traits).shade(for: traits)
        }
        storage = .adaptive(
            ColorVariants(
                light: shade(.light, .normal), dark: shade(.dark, .normal),
                lightHighContrast: shade(.light, .high), darkHighContrast: shade(.dark, .high)))
    }

    private func shade(for traits: TraitCollection) -> Shade {
        switch storage {
        case .uniform(let shade): shade
        case .adaptive(let variants): variants[traits]
        }
    }

    /// Returns the colour for the given traits.
    ///
    /// A system colour is taken from the palette of the theme that is drawn; outside of a render,
    /// from the palette of iOS 15 to 18.
    public func resolved(with traits: TraitCollection) -> RGBA {
        switch shade(for: traits) {
        case .fixed(let color): return color
        case .system(let system, let alpha):
            let color = SystemPalette.current[system][traits]
            return alpha.map {
                RGBA(red: color.red, green: color.green, blue: color.blue, alpha: $0)
            } ?? color
        case .tint(let alpha):
            var tint = Self.currentTint
            if case .tint = tint.shade(for: traits) { tint = .systemBlue }
            return (alpha.map { tint.withAlphaComponent($0) } ?? tint).resolved(with: traits)
        }
    }

    /// Colour for the traits of the current render.
    public var resolved: RGBA { resolved(with: .current) }

    /// Returns the colour with another alpha, from 0 to 1.
    public func withAlphaComponent(_ alpha: CGFloat) -> Color {
        switch storage {
        case .uniform(let shade): Color(Storage.uniform(shade.withAlpha(Double(alpha))))
        case .adaptive(let variants):
            Color(Storage.adaptive(variants.map { $0.withAlpha(Double(alpha)) }))
        }
    }
}

extension Color {
    /// Returns a colour between two colours, component by component, or `nil` without colours.
    ///
    /// A missing colour counts as the other colour, completely transparent.
    ///
    /// - Parameter share: The share of the second colour; beyond 1 for springs that overshoot.
    package static func interpolated(_ a: Color?, _ b: Color?, _ share: Double) -> Color? {
        guard a != nil || b != nil else { return nil }
        let first = (a ?? b?.withAlphaComponent(0) ?? .clear).resolved
        let second = (b ?? a?.withAlphaComponent(0) ?? .clear).resolved
        func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
        return Color(
            RGBA(
                red: mix(first.red, second.red), green: mix(first.green, second.green),
                blue: mix(first.blue, second.blue), alpha: mix(first.alpha, second.alpha)))
    }
}
