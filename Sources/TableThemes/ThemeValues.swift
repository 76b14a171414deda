import TableDrawing
import TableText

/// Values of a theme; the properties of `Theme` document them.
struct ThemeValues: Sendable, Hashable {
    var name: String
    var hasDarkAppearance: Bool
    var hasInsetGroupedStyle: Bool
    var systemFont: SystemFont
    var lineBreakStrategy: ParagraphStyle.LineBreakStrategy
    var colors: ThemeColors
    var table: TableMetrics
    var cell: CellMetrics
    var separator: SeparatorMetrics
    var header: HeaderMetrics
    var footer: HeaderMetrics
    var selection: SelectionLook
    var accessory: AccessoryMetrics
    var editing: EditingMetrics
    var swipe: SwipeMetrics
    var grouped: GroupedMetrics
    var insetGrouped: GroupedMetrics
    var listContent: ListContentMetrics
    var indexBar: IndexBarMetrics
    var bars: BarMetrics
    var controls: ControlMetrics
    var animation: AnimationMetrics
}

/// Default colours of a theme.
public struct ThemeColors: Sendable, Hashable {
    /// Tint colour of views without a tint colour of their own or of a superview.
    public var tint: Color
    /// Colour beneath a plain table.
    public var tableBackground: Color
    /// Colour beneath a cell of a plain table.
    public var cellBackground: Color
    /// Text colour of labels and of cell styles.
    public var text: Color
    /// Text colour of a highlighted cell, or `nil` to keep the regular colour.
    public var highlightedText: Color?
    /// Values of the system's colours, such as `Color.systemRed`.
    public var system: SystemPalette
}
