import Foundation
import Tableshot

/// Factory methods for elements.
extension GalleryElement {
    /// Returns an element with a plain table of one section, at the height of its rows.
    static func rows(
        _ name: String, _ title: String, _ summary: String, values: [String] = [],
        traits: TraitCollection = TraitCollection(),
        where condition: @escaping @Sendable (Theme) -> Bool = { _ in true },
        _ rows: @escaping @Sendable () -> [GalleryTable.Row],
        prepare: @escaping @Sendable (TableView) -> Void = { _ in }
    ) -> GalleryElement {
        table(
            name, title, summary, values: values, traits: traits, where: condition,
            { [GalleryTable.Section(rows: rows())] }, prepare: prepare)
    }

    /// Returns an element with a table, at the height of its content.
    static func table(
        _ name: String, _ title: String, _ summary: String, values: [String] = [],
        style: TableView.Style = .plain, traits: TraitCollection = TraitCollection(),
        where condition: @escaping @Sendable (Theme) -> Bool = { _ in true },
        _ sections: @escaping @Sendable () -> [GalleryTable.Section],
        prepare: @escaping @Sendable (TableView) -> Void = { _ in }
    ) -> GalleryElement {
        GalleryElement(name, title, summary, values: values, traits: traits, where: condition) {
            context in
            try render(
                size: CGSize(width: 320, height: 40), region: .content, context: context
            ) {
                // Use the grouped style in eras without the inset grouped style, as the summary
                // explains.
                let isInset = style == .insetGrouped && context.theme.hasInsetGroupedStyle
                let own = style == .plain || isInset ? style : .grouped
                let table = GalleryTable(sections(), style: own)
                prepare(table)
                return table
            }
        }
    }

    /// Returns an element with a view at its own size.
    static func view(
        _ name: String, _ title: String, _ summary: String, values: [String] = [],
        _ make: @escaping @Sendable () -> View
    ) -> GalleryElement {
        GalleryElement(name, title, summary, values: values) { context in
            try render(context: context) { make() }
        }
    }

    /// Returns an element with a screen of a height in points.
    static func screen(
        _ name: String, _ title: String, _ summary: String, values: [String] = [],
        height: CGFloat, _ make: @escaping @Sendable () -> GalleryTable,
        prepare: @escaping @Sendable (ScreenView) -> Void
    ) -> GalleryElement {
        GalleryElement(name, title, summary, values: values) { context in
            try render(context: context) {
                let screen = ScreenView(
                    size: CGSize(width: 320, height: height), contentView: make(),
                    device: .homeButton)
                prepare(screen)
                return screen
            }
        }
    }

    /// Returns an icon of 29 points: a circle on a square with rounded corners.
    static func icon(_ color: Color) -> Image {
        GraphicsImageRenderer(size: CGSize(width: 29, height: 29)).image { _ in
            color.setFill()
            BezierPath(
                roundedRect: CGRect(x: 0, y: 0, width: 29, height: 29), cornerRadius: 6.5
            ).fill()
            Color.white.setFill()
            BezierPath(ovalIn: CGRect(x: 8, y: 8, width: 13, height: 13)).fill()
        }
    }
}

func at(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }
