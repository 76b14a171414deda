import Foundation
import TableControls
import TableDrawing
import TableImages
import TableThemes

extension Color {
    /// The colour with the traits of the picture at this moment, as a colour of Core Graphics.
    public var cgColor: CGColor { Color(resolved) }

    /// Creates a colour from a colour of Core Graphics.
    public init(cgColor: CGColor) { self = cgColor }

    /// Creates a gray from 0 to 1.
    public init(gray: CGFloat, alpha: CGFloat) { self.init(white: gray, alpha: alpha) }

    /// Creates a colour from components of Display P3; they are taken for sRGB.
    public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Finds a colour of the asset catalogues of `ApplicationResources`.
    public init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// Finds a colour of a bundle's asset catalogues.
    public init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: TraitCollection?
    ) {
        guard let color = ApplicationResources.color(named: name, in: bundle) else { return nil }
        self = color
    }

    /// Returns the colour for traits.
    public func resolvedColor(with traitCollection: TraitCollection) -> Color {
        Color(resolved(with: traitCollection))
    }

    /// Opacity from 0 to 1.
    public var alpha: CGFloat { CGFloat(resolved.alpha) }
    /// Red, green, blue and alpha from 0 to 1.
    public var components: [CGFloat]? {
        let value = resolved
        return [value.red, value.green, value.blue, value.alpha].map { CGFloat($0) }
    }
    /// Number of components.
    public var numberOfComponents: Int { 4 }

    /// Writes red, green, blue and alpha from 0 to 1.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let value = resolved
        red?.pointee = CGFloat(value.red)
        green?.pointee = CGFloat(value.green)
        blue?.pointee = CGFloat(value.blue)
        alpha?.pointee = CGFloat(value.alpha)
        return true
    }

    /// Writes a gray and alpha from 0 to 1, if the colour is a gray.
    @discardableResult
    public func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let value = resolved
        guard value.red == value.green, value.green == value.blue else { return false }
        white?.pointee = CGFloat(value.red)
        alpha?.pointee = CGFloat(value.alpha)
        return true
    }

    /// Writes hue, saturation, brightness and alpha from 0 to 1.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let value = resolved
        let most = max(value.red, value.green, value.blue)
        let range = most - min(value.red, value.green, value.blue)
        var turn = 0.0
        if range > 0 {
            if most == value.red {
                turn = ((value.green - value.blue) / range + 6).truncatingRemainder(dividingBy: 6)
            } else if most == value.green {
                turn = (value.blue - value.red) / range + 2
            } else {
                turn = (value.red - value.green) / range + 4
            }
        }
        hue?.pointee = CGFloat(turn / 6)
        saturation?.pointee = CGFloat(most > 0 ? range / most : 0)
        brightness?.pointee = CGFloat(most)
        alpha?.pointee = CGFloat(value.alpha)
        return true
    }
}

extension Gradient {
    /// Creates a gradient; the colour space is sRGB.
    public init?(colorsSpace space: CGColorSpace?, colors: [Color], locations: [CGFloat]?) {
        self.init(colors: colors, locations: locations)
    }

    /// Creates a gradient from a list of colours.
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?) {
        self.init(colors: colors.compactMap { $0 as? Color }, locations: locations)
    }
}

/// List of Core Foundation.
public typealias CFArray = [Any]

/// Space of colours; all colours are sRGB.
public final class CGColorSpace: Sendable {
    /// Name of the colour space sRGB.
    public static let sRGB = "kCGColorSpaceSRGB"

    /// Creates sRGB.
    init() {}

    /// Creates a colour space with a name.
    public init?(name: String) {}
}

/// Returns sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }
