import Foundation
import Tableshot

extension GalleryElement {
    private typealias Row = GalleryTable.Row

    private static let types = TableViewCell.AccessoryType.allCases.filter { $0 != .none }

    @Sendable private static func accessoryRows() -> [GalleryTable.Row] {
        types.map { type in Row("\(type)") { $0.accessoryType = type } }
    }

    @Sendable private static func styleRows(_ change: @escaping (TableViewCell) -> Void)
        -> [GalleryTable.Row]
    {
        TableViewCell.CellStyle.allCases.map { style in
            Row("\(style)", detail: "Detail", style: style, change)
        }
    }

    /// Contents of cells.
    static let cells: [GalleryElement] = [
        .rows(
            "cell-styles", "Cell styles", "The four styles with a text and a detail.",
            values: [
                "systemFont", "colors", "cell", "table.rowHeight", "hasDarkAppearance",
            ]
        ) { styleRows { _ in } },
        .rows(
            "cell-images", "Images and indentation",
            "The four styles with an image; the last row is indented by two levels."
        ) {
            styleRows { $0.imageView?.image = icon(.systemOrange) } + [
                Row("Indented") {
                    $0.imageView?.image = icon(.systemOrange)
                    $0.indentationLevel = 2
                }
            ]
        },
        .rows(
            "accessories", "Accessories", "All types, and a view of one's own.",
            values: ["accessory"]
        ) {
            accessoryRows() + [
                Row("accessoryView") { cell in
                    let view = View(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
                    view.backgroundColor = .systemGreen
                    view.layer.cornerRadius = 15.5
                    cell.accessoryView = view
                }
            ]
        },
        .rows(
            "accessories-highlighted", "Accessories of highlighted rows",
            "All types in highlighted rows, and last a pressed button in a row that is not."
        ) {
            accessoryRows() + [Row("Pressed") { $0.accessoryType = .detailDisclosureButton }]
        } prepare: { table in
            for index in types.indices { table.highlightRow(at: at(index)) }
            table.highlightAccessory(at: at(types.count))
        },
        .rows(
            "selection", "Selection styles",
            "Selected rows of the styles none, blue, gray and default; then a row with a selected "
                + "background of its own.",
            values: ["selection"]
        ) {
            TableViewCell.SelectionStyle.allCases.flatMap { style in
                [
                    Row("\(style)", detail: "Detail", style: .value1) { $0.selectionStyle = style },
                    Row("Not selected"),
                ]
            } + [
                Row("selectedBackgroundView") { cell in
                    let view = View(frame: .zero)
                    view.backgroundColor = Color(hex: 0xFFD9A0)
                    cell.selectedBackgroundView = view
                }
            ]
        } prepare: { table in
            table.allowsMultipleSelection = true
            for index in [0, 2, 4, 6, 8] {
                table.selectRow(at: at(index), animated: false, scrollPosition: .none)
            }
        },
        .rows(
            "highlighted-images", "Highlighted images",
            "A row with a `highlightedImage`, at rest and highlighted."
        ) {
            ["At rest", "Highlighted"].map { text in
                Row(text) {
                    $0.imageView?.image = icon(.systemBlue)
                    $0.imageView?.highlightedImage = icon(.systemOrange)
                }
            }
        } prepare: {
            $0.highlightRow(at: at(1))
        },
        .rows(
            "separators", "Separators",
            "The theme's own, after an image, one inset by the cell, and the space below the rows.",
            values: ["separator", "table.showsFillerRows"]
        ) {
            [
                Row("Automatic"), Row("After an image") { $0.imageView?.image = icon(.systemTeal) },
                Row("separatorInset 80") { $0.separatorInset = EdgeInsets(left: 80) },
                Row("The last row"),
            ]
        },
        .rows(
            "separators-own", "Separators of one's own",
            "A colour and insets given to the table."
        ) {
            [Row("First"), Row("Second"), Row("Third")]
        } prepare: { table in
            table.separatorColor = .systemRed
            table.separatorInset = EdgeInsets(left: 40, right: 40)
        },
        .rows(
            "configurations", "Content and background configurations",
            "List contents as UIKit has had them since iOS 14, in every theme's fonts: rows, rows of "
                + "sidebars, prominent headers; then cards with a stroke and a shadow.",
            values: ["listContent"]
        ) {
            func row(
                _ content: ListContentConfiguration, _ text: String, _ secondary: String? = nil,
                _ background: BackgroundConfiguration? = nil
            ) -> Row {
                Row("") { cell in
                    var content = content
                    content.text = text
                    content.secondaryText = secondary
                    cell.contentConfiguration = content
                    cell.backgroundConfiguration = background
                }
            }
            var card = BackgroundConfiguration.clear()
            card.backgroundColor = Color(hex: 0xFFF0C2)
            card.cornerRadius = 10
            card.backgroundInsets = DirectionalEdgeInsets(
                top: 3, leading: 8, bottom: 3, trailing: 8)
            card.strokeColor = .systemOrange
            card.strokeWidth = 1
            card.shadowProperties.opacity = 0.25
            card.shadowProperties.radius = 3
            card.shadowProperties.offset.height = 2
            return [
                row(.sidebarHeader(), "sidebarHeader()"),
                row(.sidebarCell(), "sidebarCell()", nil, .listSidebarCell()),
                row(
                    .sidebarSubtitleCell(), "sidebarSubtitleCell()", "Second line",
                    .listSidebarCell()),
                row(.prominentInsetGroupedHeader(), "prominent header"),
                row(.extraProminentInsetGroupedHeader(), "extraProminent header"),
                row(.cell(), "cell()"), row(.subtitleCell(), "subtitleCell()", "Second line"),
                row(.valueCell(), "valueCell()", "Value"), row(.cell(), "On a card", nil, card),
            ]
        } prepare: {
            $0.rowHeight = TableView.automaticDimension
        },
    ]
}
