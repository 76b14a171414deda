import Foundation
import TableText

/// The looks of an era of iOS as plain values; copy one and change what should differ.
///
/// Every number that imitates UIKit stands in a theme's table; `facts(ofThemeNamed:)` says where it was
/// published and how sure it is.
public struct Theme: Sendable, Hashable {
    /// The name that documents and the command use.
    public var name: String
    /// Whether the look has a dark appearance; one that has none is always drawn light.
    public var hasDarkAppearance: Bool
    /// Whether the era had inset grouped tables; where not, they are drawn as its grouped ones.
    public var hasInsetGroupedStyle: Bool
    /// What "system font" means.
    public var systemFont: SystemFont
    public var colors: ThemeColors
    public var table: TableMetrics
    public var cell: CellMetrics
    public var separator: SeparatorMetrics
    public var header: HeaderMetrics
    public var footer: HeaderMetrics
    public var selection: SelectionLook
    public var accessory: AccessoryMetrics
    public var editing: EditingMetrics
    public var swipe: SwipeMetrics
    public var grouped: GroupedMetrics
    public var insetGrouped: GroupedMetrics
    public var indexBar: IndexBarMetrics
    public var bars: BarMetrics
    public var controls: ControlMetrics
    public var animation: AnimationMetrics

    /// The themes in the order of their eras.
    public static let eras: [Theme] = [classic, flat, modern, glass]

    /// The themes by name.
    public static let all: [String: Theme] = Dictionary(
        uniqueKeysWithValues: eras.map { ($0.name, $0) })
}

extension Theme: CustomStringConvertible {
    /// The name only: the values would drown a failure message.
    public var description: String { "theme \(name)" }
}
