import Foundation
import Tableshot

extension GalleryElement {
    private typealias Row = GalleryTable.Row
    private typealias Section = GalleryTable.Section

    @Sendable static func settings() -> [GalleryTable.Section] {
        [
            Section(
                header: "Network",
                footer: "Networks that you know are joined by themselves. If none is near, you are "
                    + "asked before a new one is joined.",
                rows: [
                    Row("Airplane") { $0.imageView?.image = icon(.systemOrange) },
                    Row("Network", detail: "Home", style: .value1) {
                        $0.imageView?.image = icon(.systemBlue)
                        $0.accessoryType = .disclosureIndicator
                    },
                    Row("Bluetooth") {
                        $0.imageView?.image = icon(.systemIndigo)
                        $0.accessoryType = .checkmark
                    },
                ]),
            Section(rows: [Row("Alone in its section")]),
            Section(
                header: "Last", footer: "A footer",
                rows: [Row("Bell", detail: "Until noon", style: .subtitle), Row("Buttons")]),
        ]
    }

    /// Returns the first section without its footer, which suffices for showing a state or
    /// trait.
    @Sendable static func shortSettings() -> [GalleryTable.Section] {
        settings().prefix(1).map { section in
            var section = section
            section.footer = nil
            return section
        }
    }

    @Sendable private static func backgroundRows() -> [GalleryTable.Row] {
        func plain(_ text: String, _ color: Color) -> Row {
            Row(text) { $0.backgroundColor = color }
        }
        let light = Color(hex: 0xFFFFFF)
        let tinted = Color(hex: 0xE8F1FF)
        return [
            plain("First", light), plain("Second", tinted), plain("Third", light),
            plain("Fourth", tinted),
            Row("backgroundView") {
                $0.backgroundView = gradient(Color(hex: 0xD8F5E4), Color(hex: 0x8FD9B0))
            },
            plain("Translucent", Color(white: 1, alpha: 0.6)), plain("Clear", .clear),
        ]
    }

    /// Returns a view with a vertical gradient.
    private static func gradient(_ colors: Color...) -> GradientView {
        let view = GradientView(frame: .zero)
        view.gradientLayer.colors = colors
        return view
    }

    /// Whole tables.
    static let tables: [GalleryElement] = [
        .table(
            "plain", "Plain tables",
            "Headers and a footer of several lines; headers float while their section is in view.",
            values: [
                "table.sectionHeaderHeight", "table.sectionFooterHeight",
                "table.sectionHeaderTopPadding", "table.text", "header", "footer",
            ], settings),
        .table(
            "grouped", "Grouped tables", "Headers, footers, a section of one row.",
            values: ["grouped"], style: .grouped, settings),
        .table(
            "inset-grouped", "Inset grouped tables",
            "The eras before iOS 13 had none; a table that asks for it shows their grouped style.",
            values: ["insetGrouped", "hasInsetGroupedStyle"], style: .insetGrouped,
            where: { $0.hasInsetGroupedStyle }, settings),
        .table(
            "grouped-selected", "Selection in sections",
            "The first, a middle and the only row of a section, selected.", style: .insetGrouped,
            { shortSettings() + [settings()[1]] }
        ) { table in
            table.allowsMultipleSelection = true
            for path in [at(0), at(1), at(0, 1)] {
                table.selectRow(at: path, animated: false, scrollPosition: .none)
            }
        },
        .rows(
            "background-views", "Backgrounds",
            "Rows in two colours by turns, set when they are displayed; a gradient and a view behind a "
                + "row; rows that let the table's own background through.",
            backgroundRows
        ) { table in
            table.backgroundView = gradient(.systemOrange, .systemPink)
        },
        .rows(
            "header-footer-views", "Table header and footer",
            "Views of one's own above the first and below the last row."
        ) {
            [Row("First"), Row("Second")]
        } prepare: { table in
            func label(_ text: String, _ height: CGFloat, _ color: Color) -> Label {
                let label = Label(frame: CGRect(x: 0, y: 0, width: 320, height: height))
                label.text = text
                label.textAlignment = .center
                label.backgroundColor = color
                return label
            }
            table.tableHeaderView = label("tableHeaderView", 60, Color(hex: 0xFFE8C8))
            table.tableFooterView = label("tableFooterView", 40, Color(hex: 0xD9ECFF))
        },
        GalleryElement(
            "section-index", "Section index",
            "Titles at the side, with the sign for searching; what does not fit is left out.",
            values: ["indexBar"]
        ) { context in
            try render(size: CGSize(width: 320, height: 300), context: context) {
                let names = [
                    ("A", "Anna", "Arthur"), ("B", "Bill", "Birgit"), ("C", "Clara", "Carl"),
                ]
                let sections = names.map { letter, first, second in
                    Section(header: letter, rows: [Row(first), Row(second)])
                }
                return GalleryTable(
                    sections,
                    indexTitles: [TableView.indexSearch]
                        + LocalizedIndexedCollation.current().sectionTitles)
            }
        },
        GalleryElement(
            "section-index-tracked", "Section index under a finger",
            "The same while it is touched, with a background for that and colours of one's own."
        ) { context in
            try render(size: CGSize(width: 320, height: 200), context: context) {
                let table = GalleryTable(
                    [Section(header: "A", rows: ["Anna", "Arthur", "Axel"].map { Row($0) })],
                    indexTitles: ["A", "B", "C", "D", "E", "F"])
                table.sectionIndexTrackingBackgroundColor = .systemGray5
                table.sectionIndexColor = .systemPurple
                table.isTrackingSectionIndex = true
                return table
            }
        },
        GalleryElement(
            "floating", "Floating headers and footers",
            "A plain table in the middle of its first section: the header floats at the top, the footer "
                + "at the bottom."
        ) { context in
            try render(size: CGSize(width: 320, height: 220), context: context) {
                let rows = (1...8).map { Row("Row \($0)") }
                let table = GalleryTable([
                    Section(header: "Floating header", footer: "Floating footer", rows: rows)
                ])
                table.contentOffset.y = 66
                return table
            }
        },
        GalleryElement(
            "empty", "Empty state", "A configuration for a search that found nothing.",
            values: ["bars.contentUnavailable"]
        ) { context in
            try render(size: CGSize(width: 320, height: 260), context: context) {
                let table = GalleryTable([])
                table.fillerRowHeight = 0
                var configuration = ContentUnavailableConfiguration.search()
                configuration.buttonTitle = "Search Everywhere"
                table.backgroundView = ContentUnavailableView(configuration: configuration)
                return table
            }
        },
    ]
}
