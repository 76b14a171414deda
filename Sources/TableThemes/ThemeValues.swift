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
