import Foundation

/// Resolved colour: sRGB components from 0 to 1, not premultiplied.
///
/// Render nodes contain resolved colours; users write `Color`.
public struct RGBA: Sendable, Hashable {
    /// Red component, from 0 to 1.
    public var red: Double
    /// Green component, from 0 to 1.
    public var green: Double
    /// Blue component, from 0 to 1.
    public var blue: Double
    /// Opacity from 0 (transparent) to 1 (opaque).
    public var alpha: Double

    /// Creates a colour; components outside 0…1 or not a number are clamped.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = Self.clamp(red)
        self.green = Self.clamp(green)
        self.blue = Self.clamp(blue)
        self.alpha = Self.clamp(alpha)
    }

    /// Creates a colour from 24 bits, for example `0xFF3B30`.
    public init(hex: UInt32, alpha: Double = 1) {
        self.init(
            red: Double((hex >> 16) & 0xFF) / 255, green: Double((hex >> 8) & 0xFF) / 255,
            blue: Double(hex & 0xFF) / 255, alpha: alpha)
    }

    /// Black with an alpha of 0.
    public static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
    /// Opaque black.
    public static let black = RGBA(red: 0, green: 0, blue: 0)
    /// Opaque white.
    public static let white = RGBA(red: 1, green: 1, blue: 1)

    /// Whether the alpha is 1.
    public var isOpaque: Bool { alpha >= 1 }
    /// Whether the alpha is 0.
    public var isClear: Bool { alpha <= 0 }

    /// Returns the colour with its alpha multiplied.
    public func multiplyingAlpha(by factor: Double) -> RGBA {
        RGBA(red: red, green: green, blue: blue, alpha: alpha * factor)
    }

    /// Premultiplied pixel of the colour as `0xAARRGGBB`, with components rounded to the
    /// nearest value.
    public var premultipliedPixel: UInt32 {
        func byte(_ value: Double) -> UInt32 { UInt32((value * alpha * 255).rounded()) }
        return UInt32((alpha * 255).rounded()) << 24 | byte(red) << 16 | byte(green) << 8
            | byte(blue)
    }

    private static func clamp(_ value: Double) -> Double {
        value.isNaN ? 0 : min(1, max(0, value))
    }
}

extension RGBA: CustomStringConvertible {
    /// `#RRGGBB`, followed by `@` and the alpha with three decimals if the colour is not
    /// opaque.
    public var description: String {
        func hex(_ value: Double) -> String {
            let digits = String(Int(clamping: (value * 255).rounded()), radix: 16, uppercase: true)
            return digits.count == 1 ? "0" + digits : digits
        }
        let base = "#" + hex(red) + hex(green) + hex(blue)
        return isOpaque ? base : base + "@" + StableNumber.text(alpha)
    }
}
