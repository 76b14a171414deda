import DocumentSyntax
import Foundation
import TableDrawing
import TableScreens
import TableThemes

/// A combination of a matrix's values.
///
/// Properties that are `nil` do not change the document.
public struct RenderVariant: Sendable, Hashable {
    /// The theme.
    public var theme: Theme?
    /// Light or dark colours.
    public var appearance: UserInterfaceStyle?
    /// The contrast of colours.
    public var contrast: AccessibilityContrast?
    /// The content size category.
    public var contentSize: ContentSizeCategory?
    /// The layout direction.
    public var direction: LayoutDirection?
    /// The device, with its size and scale.
    public var device: Device?
    /// Device pixels per point.
    ///
    /// The value overrides the device's scale.
    public var scale: Double?
    /// The locale.
    public var locale: Locale?
    /// The axes in the variant's name, for which the matrix has several values.
    public var namedAxes: Set<MatrixAxis>

    /// Creates a variant that changes nothing.
    public init() { namedAxes = [] }

    /// The values of the named axes, in the order of `MatrixAxis`: `["dark", "rtl"]`.
    public var labels: [String] {
        MatrixAxis.allCases.filter(namedAxes.contains).compactMap { label(of: $0) }
    }

    /// Returns a picture's name for the name of its table: `settings` becomes `settings.dark.rtl`.
    ///
    /// Letters, digits, `-` and `_` do not change. Every other character becomes `-`, which is
    /// valid in every file system.
    public func name(of base: String) -> String {
        ([base] + labels.map(Self.sanitized)).joined(separator: ".")
    }

    /// Returns the label of an axis in names, or `nil` if the variant does not change the axis.
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
