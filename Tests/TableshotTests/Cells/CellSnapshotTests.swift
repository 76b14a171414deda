import Foundation
import Tableshot
import Testing

/// Pictures of accessories, editing, swipes and carried rows in every theme.
@Suite struct CellSnapshotTests {
    /// Cells of `ios13` equal cells of `ios15`.
    private static let themes = Theme.eras.filter { $0 != .ios13 }

    @Test(arguments: themes)
    func accessories(theme: Theme) throws {
        let types = TableViewCell.AccessoryType.allCases.filter { $0 != .none }
        var rows: [CellGallery.Row] = []
        for isHighlighted in [false, true] {
            rows += types.map { type in
                CellGallery.Row(style: .value1) { cell in
                    cell.textLabel?.text = isHighlighted ? "Highlighted" : "Normal"
                    cell.detailTextLabel?.text = "\(type)"
                    cell.accessoryType = type
                }
            }
        }
        rows.append(
            CellGallery.Row { cell in
                cell.textLabel?.text = "Pressed button"
                cell.accessoryType = .detailDisclosureButton
            })
        rows.append(
            CellGallery.Row { cell in
                cell.textLabel?.text = "A view of your own"
                let view = View(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
                view.backgroundColor = .systemGreen
                view.layer.cornerRadius = 15.5
                cell.accessoryView = view
            })
        let picture = try CellGallery(rows).picture(theme) { table in
            for index in types.indices { table.highlightRow(at: row(types.count + index)) }
            table.highlightAccessory(at: row(types.count * 2))
        }
        Snapshots.verify(picture, "Cells/accessories-\(theme.name)")
    }

    private func editingRows() -> [CellGallery.Row] {
        func text(_ text: String, _ change: @escaping (TableViewCell) -> Void = { _ in })
            -> (TableViewCell) -> Void
        {
            { cell in
                cell.textLabel?.text = text
                change(cell)
            }
        }
        return [
            .init(change: text("Delete") { $0.showsReorderControl = true }),
            .init(change: text("Insert"), editingStyle: .insert),
            .init(
                change: text("Neither") { $0.showsReorderControl = true }, editingStyle: .none),
            .init(
                style: .value1,
                change: text("Accessory") {
                    $0.detailTextLabel?.text = "Detail"
                    $0.editingAccessoryType = .disclosureIndicator
                    $0.showsReorderControl = true
                }),
            .init(
                style: .subtitle,
                change: text("Armed") {
                    $0.detailTextLabel?.text = "Its button is shown"
                    $0.showsReorderControl = true
                }),
        ]
    }

    @Test(arguments: themes)
    func editing(theme: Theme) throws {
        let picture = try CellGallery(editingRows()).picture(theme) { table in
            table.setEditing(true, animated: false)
            table.showDeleteConfirmation(at: row(4))
        }
        Snapshots.verify(picture, "Cells/editing-\(theme.name)")
    }

    @Test func editingFromRightToLeft() throws {
        let traits = TraitCollection(layoutDirection: .rightToLeft)
        let picture = try CellGallery(editingRows()).picture(.modern, traits: traits) { table in
            table.setEditing(true, animated: false)
            table.showDeleteConfirmation(at: row(4))
        }
        Snapshots.verify(picture, "Cells/editing-right-to-left")
    }

    @Test(arguments: themes)
    func choosing(theme: Theme) throws {
        let rows = ["Chosen", "Not chosen", "Chosen too"].map { text in
            CellGallery.Row { cell in
                cell.textLabel?.text = text
                cell.editingAccessoryType = .detailButton
            }
        }
        let picture = try CellGallery(rows).picture(theme) { table in
            table.allowsMultipleSelectionDuringEditing = true
            table.setEditing(true, animated: false)
            for index in [0, 2] {
                table.selectRow(at: row(index), animated: false, scrollPosition: .none)
            }
        }
        Snapshots.verify(picture, "Cells/choosing-\(theme.name)")
    }

    private func swipeRows() -> [CellGallery.Row] {
        func action(
            _ title: String, _ color: Color?, _ style: ContextualAction.Style = .normal
        ) -> ContextualAction {
            let action = ContextualAction(style: style, title: title) { _, _, done in done(true) }
            action.backgroundColor = color
            return action
        }
        let pin = action("Pin", .systemOrange)
        pin.image = GraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in
            BezierPath(ovalIn: CGRect(x: 5, y: 1, width: 10, height: 10)).fill()
            BezierPath(rect: CGRect(x: 9, y: 10, width: 2, height: 9)).fill()
        }
        func row(
            _ text: String, _ detail: String, leading: [ContextualAction]? = nil,
            trailing: [ContextualAction]? = nil
        ) -> CellGallery.Row {
            CellGallery.Row(
                style: .subtitle,
                change: { cell in
                    cell.textLabel?.text = text
                    cell.detailTextLabel?.text = detail
                    cell.accessoryType = .disclosureIndicator
                },
                leading: leading.map(SwipeActionsConfiguration.init),
                trailing: trailing.map(SwipeActionsConfiguration.init))
        }
        let several = [
            action("Delete", nil, .destructive), action("Flag", .systemOrange), action("More", nil),
        ]
        return [
            row("Closed", "Nothing is open"),
            row("Delete", "The button that every row has"),
            row("Several", "The first action is outermost", trailing: several),
            row("Half open", "On the way", trailing: several),
            row("Leading", "With an image", leading: [action("Read", .systemBlue), pin]),
        ]
    }

    private func openRows(_ table: TableView) {
        table.rowHeight = 56
        table.openSwipeActions(at: row(1))
        table.openSwipeActions(at: row(2))
        table.openSwipeActions(at: row(3), fraction: 0.5)
        table.openSwipeActions(at: row(4), edge: .leading)
    }

    @Test(arguments: themes)
    func swipes(theme: Theme) throws {
        let picture = try CellGallery(swipeRows()).picture(theme, prepare: openRows)
        Snapshots.verify(picture, "Cells/swipes-\(theme.name)")
    }

    @Test func swipesInTheDarkFromRightToLeft() throws {
        let traits = TraitCollection(userInterfaceStyle: .dark, layoutDirection: .rightToLeft)
        let picture = try CellGallery(swipeRows()).picture(
            .modern, traits: traits, prepare: openRows)
        Snapshots.verify(picture, "Cells/swipes-dark-right-to-left")
    }

    @Test("In the dark appearance, a lifted row differs from the rows around it")
    func liftedInTheDark() throws {
        for theme in [Theme.modern, .glass] {
            let rows = ["First", "Second", "Lifted", "Fourth"].map { text in
                CellGallery.Row { cell in
                    cell.textLabel?.text = text
                    cell.showsReorderControl = true
                }
            }
            let traits = TraitCollection(userInterfaceStyle: .dark)
            let picture = try CellGallery(rows).picture(theme, traits: traits) { table in
                table.setEditing(true, animated: false)
                table.beginInteractiveMovementForRow(at: row(2))
                let y = table.rectForRow(at: row(1)).midY + 8
                table.updateInteractiveMovementTargetPosition(CGPoint(x: 0, y: y))
            }
            let nodes = try picture.renderTree().root.children
            let lifted = nodes.first { $0.name == "row 0,2" }?.background
            let other = nodes.first { $0.name == "row 0,3" }?.background
            #expect(lifted == .color(Color(hex: 0x2C2C2E).resolved))
            #expect(other == .color(Color.black.resolved))
            Snapshots.verify(picture, "Cells/lifted-dark-\(theme.name)")
        }
    }

    @Test(arguments: themes)
    func carriedRow(theme: Theme) throws {
        let rows = ["First", "Second", "Third", "Carried", "Fifth"].map { text in
            CellGallery.Row { cell in
                cell.textLabel?.text = text
                cell.showsReorderControl = true
            }
        }
        let picture = try CellGallery(rows).picture(theme) { table in
            table.setEditing(true, animated: false)
            table.beginInteractiveMovementForRow(at: row(3))
            let y = table.rectForRow(at: row(1)).midY + 12
            table.updateInteractiveMovementTargetPosition(CGPoint(x: 0, y: y))
        }
        Snapshots.verify(picture, "Cells/carried-\(theme.name)")
    }

    private func configured() -> [CellGallery.Row] {
        func row(
            _ content: @escaping () -> ListContentConfiguration,
            _ change: @escaping (inout ListContentConfiguration) -> Void,
            _ background: BackgroundConfiguration? = nil
        ) -> CellGallery.Row {
            CellGallery.Row { cell in
                var content = content()
                change(&content)
                cell.contentConfiguration = content
                cell.backgroundConfiguration = background
            }
        }
        var card = BackgroundConfiguration.clear()
        card.backgroundColor = .systemYellow.withAlphaComponent(0.3)
        card.cornerRadius = 10
        card.backgroundInsets = DirectionalEdgeInsets(top: 3, leading: 8, bottom: 3, trailing: 8)
        card.strokeColor = .systemOrange
        card.strokeWidth = 1
        return [
            row({ .cell() }, { $0.text = "cell()" }),
            row({ .subtitleCell() }) {
                $0.text = "subtitleCell()"
                $0.secondaryText = "with an image that has round corners"
                $0.image = StyleTable.disc
                $0.imageProperties.cornerRadius = 14.5
            },
            row({ .valueCell() }) {
                $0.text = "valueCell()"
                $0.secondaryText = "Value"
            },
            row({ .valueCell() }) {
                $0.text = "A text that is too long for its value beside it"
                $0.secondaryText = "so that the value stands below"
            },
            row(
                { .cell() },
                {
                    $0.text = "a background with corners and a stroke"
                    $0.textProperties.transform = .uppercase
                    $0.textProperties.font = .systemFont(ofSize: 13, weight: .semibold)
                    $0.textProperties.color = .systemOrange
                }, card),
        ]
    }

    @Test(arguments: [UserInterfaceStyle.light, .dark])
    func configurations(style: UserInterfaceStyle) throws {
        let picture = try CellGallery(configured()).picture(
            .modern, traits: TraitCollection(userInterfaceStyle: style)
        ) { $0.rowHeight = TableView.automaticDimension }
        Snapshots.verify(picture, "Cells/configurations-\(style)")
    }

    @Test(arguments: [ContentSizeCategory.extraSmall, .accessibilityLarge])
    func textSizes(category: ContentSizeCategory) throws {
        let rows = TableViewCell.CellStyle.allCases.map { style in
            CellGallery.Row(style: style) { cell in
                cell.textLabel?.text = "A title of some length"
                cell.detailTextLabel?.text = "Detail"
                cell.imageView?.image = StyleTable.disc
                cell.accessoryType = .disclosureIndicator
            }
        }
        let picture = try CellGallery(rows).picture(
            .modern, traits: TraitCollection(preferredContentSizeCategory: category)
        ) { $0.rowHeight = TableView.automaticDimension }
        Snapshots.verify(picture, "Cells/text-size-\(category)")
    }
}
