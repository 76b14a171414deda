import Foundation
import TableDrawing
import TableViews

/// Values along several axes; every combination of them is a variant.
///
///     var matrix = RenderMatrix()
///     matrix.appearance = [.light, .dark]
///     matrix.direction = [.leftToRight, .rightToLeft]
///     matrix.variants.map { $0.name(of: "settings") }  // settings.light.ltr, settings.light.rtl, …
///
/// An axis without values leaves things as they are; one with a single value sets it and is not
/// named.
public struct RenderMatrix: Sendable, Hashable {
    /// Looks.
    public var theme: [Theme] = []
    /// Light or dark colours.
    public var appearance: [UserInterfaceStyle] = []
    /// Contrasts of colours.
    public var contrast: [AccessibilityContrast] = []
    /// Text sizes that the person has chosen.
    public var contentSize: [ContentSizeCategory] = []
    /// Sides that rows begin at.
    public var direction: [LayoutDirection] = []
    /// Devices, with their sizes and scales.
    public var device: [Device] = []
    /// Device pixels per point, before the device's.
    public var scale: [Double] = []
    /// Locales, whose strings are shown.
    public var locale: [Locale] = []

    /// The most variants that a document or a command may ask for; more is hardly meant.
    public static let limit = 500

    /// A matrix without values: its one variant changes nothing.
    public init() {}

    /// The number of values of an axis.
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

    /// The number of variants, at least 1; beyond what an integer holds, the largest one.
    public var count: Int {
        MatrixAxis.allCases.reduce(1) { product, axis in
            let (result, overflow) = product.multipliedReportingOverflow(
                by: max(1, count(of: axis)))
            return overflow ? .max : result
        }
    }

    /// Every combination; the values of the last axis change first.
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

    /// Takes the values of an axis away, so that it leaves things as they are.
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

    /// This matrix with the axes that another one has in place of its own.
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
