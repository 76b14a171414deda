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

    /// Creates a theme from another theme.
    ///
    /// The values are copied once, not once for each change.
    init(changing theme: Theme, _ change: (inout ThemeValues) -> Void) {
        var values = theme.shared.values
        change(&values)
        self.init(values)
    }

    private var values: ThemeValues {
        get { shared.values }
        _modify {
            var copy = shared.values
            defer { shared = Shared(copy) }
            yield &copy
        }
    }

    /// Compares two themes by their values.
    public static func == (one: Theme, other: Theme) -> Bool {
        one.shared === other.shared || one.shared.values == other.shared.values
    }

    /// Hashes the values of the theme.
    public func hash(into hasher: inout Hasher) { hasher.combine(shared.values) }

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
    /// Heights of rows, section headers and section footers.
    public var table: TableMetrics {
        get { shared.values.table }
        _modify { yield &values.table }
    }
    /// Positions and texts of a cell's content.
    public var cell: CellMetrics {
        get { shared.values.cell }
        _modify { yield &values.cell }
    }
    /// Lines between rows.
    public var separator: SeparatorMetrics {
        get { shared.values.separator }
        _modify { yield &values.separator }
    }
    /// Appearance of section headers in plain tables.
    public var header: HeaderMetrics {
        get { shared.values.header }
        _modify { yield &values.header }
    }
    /// Appearance of section footers in plain tables.
    public var footer: HeaderMetrics {
        get { shared.values.footer }
        _modify { yield &values.footer }
    }
    /// Backgrounds of selected and highlighted cells.
    public var selection: SelectionLook {
        get { shared.values.selection }
        _modify { yield &values.selection }
    }
    /// Shapes and positions of accessories.
    public var accessory: AccessoryMetrics {
        get { shared.values.accessory }
        _modify { yield &values.accessory }
    }
    /// Controls and grips in editing mode, and dragged rows.
    public var editing: EditingMetrics {
        get { shared.values.editing }
        _modify { yield &values.editing }
    }
    /// Buttons revealed by a swipe.
    public var swipe: SwipeMetrics {
        get { shared.values.swipe }
        _modify { yield &values.swipe }
    }
    /// Appearance of grouped tables.
    public var grouped: GroupedMetrics {
        get { shared.values.grouped }
        _modify { yield &values.grouped }
    }
    /// Appearance of inset grouped tables; without effect if `hasInsetGroupedStyle` is false.
    public var insetGrouped: GroupedMetrics {
        get { shared.values.insetGrouped }
        _modify { yield &values.insetGrouped }
    }
    /// List contents of sidebars and prominent headers.
    public var listContent: ListContentMetrics {
        get { shared.values.listContent }
        _modify { yield &values.listContent }
    }
    /// Bar of index titles at a table's side.
    public var indexBar: IndexBarMetrics {
        get { shared.values.indexBar }
        _modify { yield &values.indexBar }
    }
    /// Bars and other elements around the table.
    public var bars: BarMetrics {
        get { shared.values.bars }
        _modify { yield &values.bars }
    }
    /// Appearance of controls, for example buttons and switches.
    public var controls: ControlMetrics {
        get { shared.values.controls }
        _modify { yield &values.controls }
    }
    /// Durations and curves of animations.
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
