import Foundation
import Tableshot

extension GalleryElement {
    private typealias Row = GalleryTable.Row

    private static func action(
        _ title: String, _ color: Color?, _ style: ContextualAction.Style = .normal
    ) -> ContextualAction {
        let action = ContextualAction(style: style, title: title) { _, _, done in done(true) }
        action.backgroundColor = color
        return action
    }

    @Sendable private static func swipeRows() -> [GalleryTable.Row] {
        var several = Row("Several", detail: "The first is outermost", style: .subtitle)
        several.trailing = SwipeActionsConfiguration(actions: [
            action("Delete", nil, .destructive), action("Flag", .systemOrange),
            action("More", nil),
        ])
        var half = several
        half.fill = {
            $0.textLabel?.text = "Half open"
            $0.detailTextLabel?.text = "On the way"
        }
        var leading = Row("Leading", detail: "From the other side", style: .subtitle)
        leading.leading = SwipeActionsConfiguration(actions: [
            action("Read", .systemBlue), action("Pin", .systemOrange),
        ])
        return [
            Row("Delete", detail: "The button of every row", style: .subtitle), several, half,
            leading,
        ]
    }

    @Sendable private static func symbolRows() -> [GalleryTable.Row] {
        func actions() -> SwipeActionsConfiguration {
            let parts: [(String, String, Color?, ContextualAction.Style)] = [
                ("Delete", "trash.fill", nil, .destructive),
                ("Flag", "flag.fill", .systemOrange, .normal),
                ("More", "ellipsis.circle.fill", nil, .normal),
            ]
            return SwipeActionsConfiguration(
                actions: parts.map { title, symbol, color, style in
                    let action = action(title, color, style)
                    action.image = Image(systemName: symbol)
                    return action
                })
        }
        var low = Row("Low")
        low.trailing = actions()
        var high = Row("High")
        high.fill = {
            $0.textLabel?.text = "A\nhigh\nrow\nof\nfive"
            $0.textLabel?.numberOfLines = 0
        }
        high.trailing = actions()
        var leading = Row("Leading")
        let read = action("Read", .systemBlue)
        read.image = Image(systemName: "envelope.fill")
        leading.leading = SwipeActionsConfiguration(actions: [read])
        return [low, high, leading]
    }

    /// Editing, swiping and reordering.
    static let editing: [GalleryElement] = [
        .rows(
            "editing", "Editing",
            "Delete and insert controls, none, the reorder grip beside an editing accessory, and a "
                + "row whose Delete button is shown.",
            values: ["editing"]
        ) {
            [
                Row("Delete") { $0.showsReorderControl = true },
                Row("Insert", editingStyle: .insert),
                Row("None", editingStyle: .none) { $0.showsReorderControl = true },
                Row("Accessory") {
                    $0.editingAccessoryType = .disclosureIndicator
                    $0.showsReorderControl = true
                },
                Row("Armed") { $0.showsReorderControl = true },
            ]
        } prepare: { table in
            table.setEditing(true, animated: false)
            table.showDeleteConfirmation(at: at(4))
        },
        .rows(
            "editing-accessory-views", "Accessories while editing",
            "An `editingAccessoryView`, beside a row that has only an `accessoryView`."
        ) {
            [
                Row("While editing") {
                    let toggle = Switch()
                    toggle.isOn = true
                    $0.editingAccessoryView = toggle
                    $0.accessoryType = .disclosureIndicator
                },
                Row("At rest") { $0.accessoryView = Switch() },
            ]
        } prepare: {
            $0.setEditing(true, animated: false)
        },
        .table(
            "editing-indentation", "Rows that stay where they are while edited",
            "In a grouped table: a row without a control that moves aside, and one whose "
                + "`shouldIndentWhileEditing` is false.",
            style: .grouped
        ) {
            var staying = Row("It stays", editingStyle: .none)
            staying.indentsWhileEditing = false
            return [
                GalleryTable.Section(rows: [
                    Row("Delete"), Row("It moves aside", editingStyle: .none), staying,
                ])
            ]
        } prepare: {
            $0.setEditing(true, animated: false)
        },
        .rows(
            "multiple-selection-backgrounds", "Backgrounds of several selected rows",
            "A `multipleSelectionBackgroundView` where several rows may be selected."
        ) {
            ["Selected", "Not selected", "Selected too"].map { text in
                Row(text) {
                    let view = View(frame: .zero)
                    view.backgroundColor = Color(hex: 0xCFE8D6)
                    $0.multipleSelectionBackgroundView = view
                }
            }
        } prepare: { table in
            table.allowsMultipleSelectionDuringEditing = true
            table.setEditing(true, animated: false)
            for index in [0, 2] {
                table.selectRow(at: at(index), animated: false, scrollPosition: .none)
            }
        },
        .rows("choosing", "Choosing several rows", "The circles of multiple selection.") {
            [Row("Chosen"), Row("Not chosen"), Row("Chosen too")]
        } prepare: { table in
            table.allowsMultipleSelectionDuringEditing = true
            table.setEditing(true, animated: false)
            for index in [0, 2] {
                table.selectRow(at: at(index), animated: false, scrollPosition: .none)
            }
        },
        .rows(
            "swipes", "Swipe actions",
            "The Delete button, several actions, a row half open, and actions at the other side.",
            values: ["swipe"], swipeRows
        ) { table in
            table.rowHeight = 56
            table.openSwipeActions(at: at(0))
            table.openSwipeActions(at: at(1))
            table.openSwipeActions(at: at(2), fraction: 0.5)
            table.openSwipeActions(at: at(3), edge: .leading)
        },
        .rows(
            "swipe-symbols", "Swipe actions with symbols",
            "Symbols in place of titles; in high rows both, the symbol above the title.", symbolRows
        ) { table in
            table.rowHeight = TableView.automaticDimension
            for row in 0..<2 { table.openSwipeActions(at: at(row)) }
            table.openSwipeActions(at: at(2), edge: .leading)
        },
        .rows(
            "lifted", "A row being reordered",
            "A row lifted by its grip, its shadow, and the gap where it will land."
        ) {
            ["First", "Second", "Third", "Lifted", "Fifth"].map {
                Row($0) { $0.showsReorderControl = true }
            }
        } prepare: { table in
            table.setEditing(true, animated: false)
            table.beginInteractiveMovementForRow(at: at(3))
            let y = table.rectForRow(at: at(1)).midY + 12
            table.updateInteractiveMovementTargetPosition(CGPoint(x: 0, y: y))
        },
    ]
}
