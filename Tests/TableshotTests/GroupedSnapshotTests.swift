import Foundation
import TableSamples
import Tableshot
import Testing

/// Pictures of grouped tables in every theme.
@Suite struct GroupedSnapshotTests {
    struct Look: Sendable, CustomTestStringConvertible {
        var theme: Theme
        var style: TableView.Style
        var traits = TraitCollection(displayScale: 3)
        var selects = false
        var suffix = ""

        var testDescription: String { "\(theme.name)-\(style)\(suffix)" }
    }

    static let looks: [Look] = [
        Look(theme: .classic, style: .grouped),
        Look(theme: .classic, style: .grouped, selects: true, suffix: "-selected"),
        Look(theme: .flat, style: .grouped),
        Look(theme: .modern, style: .grouped),
        Look(theme: .modern, style: .insetGrouped),
        Look(theme: .modern, style: .insetGrouped, selects: true, suffix: "-selected"),
        Look(
            theme: .modern, style: .insetGrouped,
            traits: TraitCollection(userInterfaceStyle: .dark, displayScale: 3), suffix: "-dark"),
        Look(
            theme: .modern, style: .grouped,
            traits: TraitCollection(
                userInterfaceStyle: .dark, accessibilityContrast: .high, displayScale: 3),
            suffix: "-dark-high"),
        Look(
            theme: .modern, style: .insetGrouped,
            traits: TraitCollection(
                preferredContentSizeCategory: .extraExtraExtraLarge, displayScale: 3),
            suffix: "-large-type"),
        Look(
            theme: .modern, style: .insetGrouped,
            traits: TraitCollection(layoutDirection: .rightToLeft, displayScale: 3),
            suffix: "-mirrored"),
        Look(theme: .glass, style: .grouped),
        Look(theme: .glass, style: .insetGrouped),
    ]

    @Test(arguments: looks)
    func `a grouped table equals the recorded picture`(look: Look) throws {
        let source = GroupedTable()
        let width: CGFloat = look.theme == .classic ? 320 : 390
        let picture = try render(
            size: CGSize(width: width, height: 0.5), region: .content,
            context: RenderContext(theme: look.theme, traits: look.traits)
        ) {
            let table = TableView(
                frame: CGRect(x: 0, y: 0, width: width, height: 100), style: look.style)
            table.dataSource = source
            table.allowsMultipleSelection = true
            if look.theme != .classic { table.rowHeight = TableView.automaticDimension }
            if look.selects {
                for (row, section) in [(0, 0), (0, 1), (1, 2)] {
                    table.selectRow(
                        at: IndexPath(row: row, section: section), animated: false,
                        scrollPosition: .none)
                }
            }
            return table
        }
        Snapshots.verify(picture, "Grouped/\(look.testDescription)")
    }

    @Test(arguments: [Theme.classic, .modern])
    func `custom cells end at the corners of their section`(theme: Theme) throws {
        let sample = try #require(Sample.named("time-zones"))
        let size = CGSize(width: theme == .classic ? 320 : 390, height: 300)
        let picture = try render(
            size: size,
            context: RenderContext(theme: theme, traits: TraitCollection(displayScale: 3))
        ) {
            let plain = sample.makeTableView(size: size)
            let table = BorrowingTable(
                frame: CGRect(origin: .zero, size: size),
                style: theme == .classic ? .grouped : .insetGrouped, from: plain)
            table.rowHeight = 60
            return table
        }
        Snapshots.verify(picture, "Grouped/time-zones-\(theme.name)")
    }
}

/// Table that shows the rows of another table's data source.
private final class BorrowingTable: TableView {
    private let other: TableView

    init(frame: CGRect, style: Style, from other: TableView) {
        self.other = other
        super.init(frame: frame, style: style)
        register(TimeZoneCell.self, forCellReuseIdentifier: "TimeZoneCell")
        dataSource = other.dataSource
    }
}
