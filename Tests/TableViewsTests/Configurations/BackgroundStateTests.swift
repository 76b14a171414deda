import Foundation
import TableDrawing
import TableGeometry
import Testing

@testable import TableControls
@testable import TableThemes
@testable import TableViews

/// Backgrounds of a background configuration in tables of all styles and in all states.
@Suite struct BackgroundStateTests {
    private func shown(
        _ theme: Theme, _ style: TableView.Style, _ appearance: UserInterfaceStyle = .light,
        _ change: (TableView, TableViewCell) -> Void
    ) throws -> Paint? {
        let context = RenderContext(
            theme: theme, traits: TraitCollection(userInterfaceStyle: appearance))
        return try context.run {
            let table = TableView(
                frame: CGRect(x: 0, y: 0, width: 320, height: 300), style: style)
            let source = ListSource([2])
            table.dataSource = source
            let cell = try #require(table.visibleCells.first)
            change(table, cell)
            return cell.lowered().node("background", "fill")?.background
        }
    }

    @Test(arguments: [Theme.modern, .glass], [UserInterfaceStyle.light, .dark])
    func `a list background has the colour of its table`(
        theme: Theme, appearance: UserInterfaceStyle
    ) throws {
        let traits = TraitCollection(userInterfaceStyle: appearance)
        func resolved(_ color: Color) -> Paint {
            RenderContext(theme: theme, traits: traits).run { .color(color.resolved) }
        }
        for style in [TableView.Style.plain, .grouped, .insetGrouped] {
            let standard =
                theme.groupedMetrics(for: style)?.cellBackground ?? theme.colors.cellBackground
            let adopted: [@Sendable (TableViewCell) -> BackgroundConfiguration] = [
                { _ in .listCell() }, { $0.defaultBackgroundConfiguration() },
            ]
            for make in adopted {
                let paint = try shown(theme, style, appearance) {
                    $1.backgroundConfiguration = make($1)
                }
                #expect(paint == resolved(standard))
            }
            let grouped = (theme.groupedMetrics(for: style) ?? theme.grouped).cellBackground
            let paint = try shown(theme, style, appearance) {
                $1.backgroundConfiguration = .listGroupedCell()
            }
            #expect(paint == resolved(grouped))
            let plain = try shown(theme, style, appearance) {
                $1.backgroundConfiguration = .listPlainCell()
            }
            #expect(plain == resolved(theme.colors.cellBackground))
        }
    }

    @Test(arguments: Theme.eras)
    func `a selected row has the theme's fill for its kind of selection`(theme: Theme) throws {
        func fill(byCircle: Bool, _ style: TableViewCell.SelectionStyle) throws -> Paint? {
            try shown(theme, .plain) { table, cell in
                table.allowsMultipleSelectionDuringEditing = byCircle
                table.isEditing = byCircle
                cell.selectionStyle = style
                cell.backgroundConfiguration = .listCell()
                table.selectRow(at: row(0), animated: false, scrollPosition: .none)
            }
        }
        try RenderContext(theme: theme).run {
            let height = theme.table.rowHeight
            let blue = try fill(byCircle: false, .default)
            #expect(blue == theme.selection.standard.paint(height: height))
            let gray = try fill(byCircle: false, .gray)
            #expect(gray == theme.selection.gray.paint(height: height))
            let chosen = try fill(byCircle: true, .default)
            #expect(chosen == theme.editing.multipleSelection.paint(height: height))
            let none = try fill(byCircle: false, .none)
            #expect(none == .color(theme.colors.cellBackground.resolved))
        }
    }

    @Test func `a content selected by its circle keeps its colour`() {
        RenderContext(theme: .classic).run {
            var state = CellConfigurationState(isSelected: true, isEditing: true)
            #expect(ListContentConfiguration.cell().updated(for: state).isHighlighted)
            state.isSelectedByCircle = true
            #expect(!ListContentConfiguration.cell().updated(for: state).isHighlighted)
        }
    }

    @Test func `a nil colour means the tint colour, and a new background the theme's colour`()
        throws
    {
        let paint = try shown(.modern, .plain) { _, cell in
            cell.tintColor = .green
            var background = BackgroundConfiguration.listPlainCell()
            background.backgroundColor = nil
            cell.backgroundConfiguration = background
        }
        #expect(paint == .color(Color.green.resolved))
        RenderContext(theme: .modern).run {
            let colors = Theme.modern.colors
            #expect(
                BackgroundConfiguration.listPlainCell().backgroundColor == colors.cellBackground)
            #expect(BackgroundConfiguration.clear().backgroundColor == .clear)
            #expect(BackgroundConfiguration.clear().resolvedBackgroundColor(for: .red) == .clear)
            var background = BackgroundConfiguration.listPlainCell()
            background.backgroundColor = nil
            #expect(background.resolvedBackgroundColor(for: .red) == .red)
            #expect(background.resolvedStrokeColor(for: .red) == .red)
            background.backgroundColorTransformer = { _ in .blue }
            background.strokeColorTransformer = { _ in .green }
            #expect(background.resolvedBackgroundColor(for: .red) == .blue)
            #expect(background.resolvedStrokeColor(for: .red) == .green)
            // A stated colour stays in every state.
            let chosen = background.updated(for: CellConfigurationState(isSelected: true))
            #expect(chosen.backgroundColor == nil)
        }
    }

    @Test(arguments: [TableView.Style.plain, .insetGrouped])
    func `a background configuration and background views replace each other`(
        style: TableView.Style
    ) throws {
        let source = ListSource([1])
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300), style: style)
        table.dataSource = source
        let cell = try #require(table.visibleCells.first)
        let standard = cell.backgroundView
        cell.backgroundConfiguration = .listCell()
        #expect(cell.backgroundView === standard)
        let paths: [ReferenceWritableKeyPath<TableViewCell, View?>] = [
            \.backgroundView, \.selectedBackgroundView, \.multipleSelectionBackgroundView,
        ]
        for path in paths {
            cell.backgroundConfiguration = .listCell()
            let view = View(frame: .zero)
            cell[keyPath: path] = view
            #expect(cell.backgroundConfiguration == nil)
            #expect(cell.lowered().child("background") == nil)
            cell.backgroundConfiguration = nil
            #expect(cell[keyPath: path] === view)
            cell.backgroundConfiguration = .listCell()
            #expect(cell[keyPath: path] !== view && view.superview == nil)
            #expect((cell.backgroundView == nil) == (style == .plain))
        }
        // Without a configuration, a row of a card has the card's colour.
        cell.backgroundConfiguration = nil
        #expect((cell.backgroundView == nil) == (style == .plain))
        let header = TableViewHeaderFooterView(reuseIdentifier: nil)
        header.backgroundConfiguration = .listHeader()
        header.backgroundView = View(frame: .zero)
        #expect(header.backgroundConfiguration == nil)
        header.backgroundConfiguration = .listHeader()
        #expect(header.backgroundView == nil)
    }
}
