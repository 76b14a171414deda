import Foundation
import TableText

/// Appearance of an era of iOS as plain values; copy a theme and change its properties.
///
/// Every number that imitates UIKit is stored in a theme. `provenances(ofThemeNamed:)` lists the
/// sources of the numbers and their confidence.
public struct Theme: Sendable, Hashable {
    /// Values shared between copies: the values take many kilobytes, and every view reads some
    /// values.
    fileprivate var shared: Shared

    fileprivate final class Shared: Sendable {
        let values: ThemeValues

        init(_ values: ThemeValues) { self.values = values }
    }

    init(_ values: ThemeValues) { shared = Shared(values) }

    private var values: ThemeValues {
        get { shared.values }
        _modify {
            var copy = shared.values
            defer { shared = Shared(copy) }
            yield &copy
        }
    }

    public static func == (one: Theme, other: Theme) -> Bool {
        one.shared === other.shared || one.shared.values == other.shared.values
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(shared.values) }

    /// Themes in the order of their eras.
    public static let eras: [Theme] = [classic, flat, modern, glass]

    /// Themes by name.
    public static let all: [String: Theme] = Dictionary(
        uniqueKeysWithValues: eras.map { ($0.name, $0) })

    // MARK: Values

    /// Name for documents and the command.
    public var name: String {
        get { shared.values.name }
        _modify { yield &values.name }
    }
    /// Whether the theme has a dark appearance; otherwise the theme is always drawn light.
    public var hasDarkAppearance: Bool {
        get { shared.values.hasDarkAppearance }
        _modify { yield &values.hasDarkAppearance }
    }
    /// Whether the era had inset grouped tables; otherwise they are drawn as grouped tables.
    public var hasInsetGroupedStyle: Bool {
        get { shared.values.hasInsetGroupedStyle }
        _modify { yield &values.hasInsetGroupedStyle }
    }
    /// Font family of the system font.
    public var systemFont: SystemFont {
        get { shared.values.systemFont }
        _modify { yield &values.systemFont }
    }
    /// The default line break strategy of labels.
    public var lineBreakStrategy: ParagraphStyle.LineBreakStrategy {
        get { shared.values.lineBreakStrategy }
        _modify { yield &values.lineBreakStrategy }
    }
    /// Colours of the theme; texts of cell styles in the colour `text` follow its changes.
    public var colors: ThemeColors {
        get { shared.values.colors }
        _modify {
            let old = shared.values.colors.text
            yield &values.colors
            let new = shared.values.colors.text
            if new != old { values.cell.changeTexts(of: old, to: new) }
        }
    }
    public var table: TableMetrics {
        get { shared.values.table }
        _modify { yield &values.table }
    }
    public var cell: CellMetrics {
        get { shared.values.cell }
        _modify { yield &values.cell }
    }
    public var separator: SeparatorMetrics {
        get { shared.values.separator }
        _modify { yield &values.separator }
    }
    public var header: HeaderMetrics {
        get { shared.values.header }
        _modify { yield &values.header }
    }
    public var footer: HeaderMetrics {
        get { shared.values.footer }
        _modify { yield &values.footer }
    }
    public var selection: SelectionLook {
        get { shared.values.selection }
        _modify { yield &values.selection }
    }
    public var accessory: AccessoryMetrics {
        get { shared.values.accessory }
        _modify { yield &values.accessory }
    }
    public var editing: EditingMetrics {
        get { shared.values.editing }
        _modify { yield &values.editing }
    }
    public var swipe: SwipeMetrics {
        get { shared.values.swipe }
        _modify { yield &values.swipe }
    }
    public var grouped: GroupedMetrics {
        get { shared.values.grouped }
        _modify { yield &values.grouped }
    }
    public var insetGrouped: GroupedMetrics {
        get { shared.values.insetGrouped }
        _modify { yield &values.insetGrouped }
    }
    public var listContent: ListContentMetrics {
        get { shared.values.listContent }
        _modify { yield &values.listContent }
    }
    public var indexBar: IndexBarMetrics {
        get { shared.values.indexBar }
        _modify { yield &values.indexBar }
    }
    public var bars: BarMetrics {
        get { shared.values.bars }
        _modify { yield &values.bars }
    }
    public var controls: ControlMetrics {
        get { shared.values.controls }
        _modify { yield &values.controls }
    }
    public var animation: AnimationMetrics {
        get { shared.values.animation }
        _modify { yield &values.animation }
    }
}

extension Theme: CustomStringConvertible {
    /// Name without the values, which would clutter a failure message.
    public var description: String { "theme \(name)" }
}

extension Theme: CustomReflectable {
    /// Mirror of the values, as if they were stored in the theme.
    public var customMirror: Mirror { Mirror(reflecting: shared.values) }
}
