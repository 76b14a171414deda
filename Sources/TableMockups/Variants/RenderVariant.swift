import Foundation
import TableDrawing
import TableViews

/// One combination of a matrix's values; what is nothing stays as it is.
public struct RenderVariant: Sendable, Hashable {
    /// The look.
    public var theme: Theme?
    /// Light or dark colours.
    public var appearance: UserInterfaceStyle?
    /// The contrast of colours.
    public var contrast: AccessibilityContrast?
    /// The text size that the person has chosen.
    public var contentSize: ContentSizeCategory?
    /// The side that rows begin at.
    public var direction: LayoutDirection?
    /// The device, with its size and scale.
    public var device: Device?
    /// Device pixels per point, before the device's.
    public var scale: Double?
    /// The locale.
    public var locale: Locale?
    /// The axes that the name says: those along which the variants of a matrix differ.
    public var namedAxes: Set<MatrixAxis>

    /// A variant that changes nothing.
    public init() { namedAxes = [] }

    /// The values of the named axes, in the order of `MatrixAxis`: `["dark", "rtl"]`.
    public var labels: [String] {
        MatrixAxis.allCases.filter(namedAxes.contains).compactMap { label(of: $0) }
    }

    /// A picture's name from that of its table: `settings` becomes `settings.dark.rtl`.
    ///
    /// Letters, digits, `-` and `_` stay, anything else becomes `-`, so that the name suits every
    /// file system.
    public func name(of base: String) -> String {
        ([base] + labels.map(Self.sanitized)).joined(separator: ".")
    }

    /// The value of an axis as names say it; nothing where it stays as it is.
    public func label(of axis: MatrixAxis) -> String? {
        switch axis {
        case .theme: theme?.name
        case .appearance: appearance?.rawValue
        case .contrast: contrast?.rawValue
        case .contentSize: contentSize?.rawValue
        case .direction: direction.map { $0 == .leftToRight ? "ltr" : "rtl" }
        case .device: device?.name
        case .scale: scale.map(Self.label(ofScale:))
        case .locale: locale.map(Self.label(ofLocale:))
        }
    }

    static func label(ofScale scale: Double) -> String { NumberRange.text(scale) + "x" }

    static func label(ofLocale locale: Locale) -> String {
        locale.identifier.replacingOccurrences(of: "_", with: "-")
    }

    private static func sanitized(_ label: String) -> String {
        String(
            label.map { character in
                let isPlain =
                    character.isASCII
                    && (character.isLetter || character.isNumber || "-_".contains(character))
                return isPlain ? character : "-"
            })
    }
}
