import Foundation
import Tableshot

/// Factory methods for elements.
extension GalleryElement {
    /// Returns an element that a document draws, in each theme and at the scale of the gallery.
    static func document(
        _ name: String, _ title: String, _ summary: String, values: [String] = [],
        where condition: @escaping @Sendable (Theme) -> Bool = { _ in true }, _ text: String
    ) -> GalleryElement {
        GalleryElement(
            name, title, summary, values: values, document: text, where: condition
        ) { context in
            var document = try DocumentReader().read(text: text, name: "\(name).table.yaml")
            document.theme = context.theme
            document.screen.scale = context.traits.displayScale
            return try render(document, fontBook: context.fontBook)
        }
    }

    /// Returns an element with groups of controls.
    ///
    /// - Parameter functions: names of the functions of `ControlSheet` that draw the groups.
    static func controls(
        _ name: String, _ title: String, _ summary: String, values: [String],
        _ parts: [ControlSheet.Part], _ functions: [String]
    ) -> GalleryElement {
        GalleryElement(
            name, title, summary, values: values,
            declarations: functions.map { Declaration($0, in: "ControlSheet.swift") }
        ) { context in
            try render(context: context) { ControlSheet.make(parts) }
        }
    }
}

func at(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }
