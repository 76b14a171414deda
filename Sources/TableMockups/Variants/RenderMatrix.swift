import Foundation
import TableDrawing
import TableScreens
import TableThemes

/// Values along several axes.
///
/// Every combination of values is a variant.
///
///     var matrix = RenderMatrix()
///     matrix.appearance = [.light, .dark]
///     matrix.direction = [.leftToRight, .rightToLeft]
///     matrix.variants.map { $0.name(of: "settings") }  // settings.light.ltr, settings.light.rtl, …
///
/// An axis without values changes nothing. An axis with a single value sets the value and does
/// not appear in names.
public struct RenderMatrix: Sendable, Hashable {
    /// Values of the theme axis.
    public var theme: [Theme] = []
    /// Values of the appearance axis.
    public var appearance: [UserInterfaceStyle] = []
    /// Values of the contrast axis.
    public var contrast: [AccessibilityContrast] = []
    /// Values of the content size axis.
    public var contentSize: [ContentSizeCategory] = []
    /// Values of the layout direction axis.
    public var direction: [LayoutDirection] = []
    /// Devices with their sizes and scales.
    public var device: [Device] = []
    /// Scales in device pixels per point.
    ///
    /// A scale overrides the device's scale.
    public var scale: [Double] = []
    /// Locales of the visible strings.
    public var locale: [Locale] = []

    /// Maximum number of variants of a document or command.
    ///
    /// More variants are probably a mistake.
    public static let limit = 500

    /// Creates a matrix without values.
    ///
    /// Its only variant changes nothing.
    public init() {}

    /// Returns the number of values of an axis.
    public func count(of axis: MatrixAxis) -> Int {
        switch axis {
        case .theme: theme.count
        case .appearance: appearance.count
        case .contrast: contrast.count
        case .contentSize: contentSize.count
        case .direction: direction.count
        case .device: device.count
        case .scale: scale.count
        case .locale: locale.count
        }
    }

    /// The number of variants, at least 1.
    ///
    /// The value is clamped to the maximum integer.
    public var count: Int {
        MatrixAxis.allCases.reduce(1) { product, axis in
            let (result, overflow) = product.multipliedReportingOverflow(
                by: max(1, count(of: axis)))
            return overflow ? .max : result
        }
    }

    /// All combinations.
    ///
    /// The values of the last axis change first.
    public var variants: [RenderVariant] {
        var start = RenderVariant()
        start.namedAxes = Set(MatrixAxis.allCases.filter { count(of: $0) > 1 })
        var result = [start]
        func spread<Value>(_ values: [Value], _ path: WritableKeyPath<RenderVariant, Value?>) {
            guard !values.isEmpty else { return }
            result = result.flatMap { variant in
                values.map { value in
                    var variant = variant
                    variant[keyPath: path] = value
                    return variant
                }
            }
        }
        spread(theme, \.theme)
        spread(appearance, \.appearance)
        spread(contrast, \.contrast)
        spread(contentSize, \.contentSize)
        spread(direction, \.direction)
        spread(device, \.device)
        spread(scale, \.scale)
        spread(locale, \.locale)
        return result
    }

    /// Removes the values of an axis.
    public mutating func removeValues(of axis: MatrixAxis) {
        switch axis {
        case .theme: theme = []
        case .appearance: appearance = []
        case .contrast: contrast = []
        case .contentSize: contentSize = []
        case .direction: direction = []
        case .device: device = []
        case .scale: scale = []
        case .locale: locale = []
        }
    }

    /// Returns this matrix with the axes of another matrix in place of its own axes.
    public func replacingAxes(by other: RenderMatrix) -> RenderMatrix {
        var result = self
        if !other.theme.isEmpty { result.theme = other.theme }
        if !other.appearance.isEmpty { result.appearance = other.appearance }
        if !other.contrast.isEmpty { result.contrast = other.contrast }
        if !other.contentSize.isEmpty { result.contentSize = other.contentSize }
        if !other.direction.isEmpty { result.direction = other.direction }
        if !other.device.isEmpty { result.device = other.device }
        if !other.scale.isEmpty { result.scale = other.scale }
        if !other.locale.isEmpty { result.locale = other.locale }
        return result
    }
}

/// Axes of a matrix, in the order of their labels in picture names.
public enum MatrixAxis: String, Sendable, Hashable, CaseIterable {
    /// The theme.
    case theme
    /// Light or dark colours.
    case appearance
    /// The contrast of colours.
    case contrast
    /// The content size category.
    case contentSize
    /// The layout direction.
    case direction
    /// The device, with its size and scale.
    case device
    /// Device pixels per point.
    case scale
    /// The locale and its strings.
    case locale
}
