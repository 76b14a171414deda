import Foundation
import Tableshot

/// Every element of a table in every theme: pictures side by side, and the numbers that decide them.
public struct Gallery: Sendable {
    /// What it shows, in the order of the page.
    public var elements: [GalleryElement]
    /// The themes, from the left to the right.
    public var themes: [Theme]

    /// A gallery of some elements; without a choice, of all of them in the themes of all eras.
    public init(
        elements: [GalleryElement] = GalleryElement.all, themes: [Theme] = Theme.eras
    ) {
        self.elements = elements
        self.themes = themes
    }

    /// The name of the page's file.
    public static let pageName = "gallery.md"
    /// The name of the folder beside it that has the pictures.
    public static let folderName = "gallery"
    /// Device pixels per point of every picture.
    public static let scale = 2.0

    /// The path of a picture, as the page has it.
    public static func path(of element: GalleryElement, in theme: Theme) -> String {
        "\(folderName)/\(element.name)-\(theme.name).png"
    }

    /// The page in Markdown; its pictures lie beside it at `path(of:in:)`.
    public var page: String { GalleryPage(self).text }

    /// The paths of the files that `write` makes in a folder, in order: the pictures, then the page.
    public func paths(in folder: String) -> [String] {
        let pictures = elements.flatMap { element in
            themes.filter(element.isShown).map { Self.path(of: element, in: $0) }
        }
        return (pictures + [Self.pageName]).map { folder + "/" + $0 }
    }

    /// Writes the page and its pictures into a folder that is there; others of its files stay.
    ///
    /// - Parameter written: called with the path of each file, in order, when it is there.
    /// - Throws: `RenderError`, `PNGEncodingError`, or an `OutputError` for a file that cannot be written.
    public func write(
        to folder: String, fontBook: FontBook = .standard,
        written: (String) throws -> Void = { _ in }
    ) throws {
        for element in elements {
            for theme in themes where element.isShown(in: theme) {
                let path = folder + "/" + Self.path(of: element, in: theme)
                try element.picture(in: theme, fontBook: fontBook)
                    .writePNG(to: path, compression: .recorded)
                try written(path)
            }
        }
        let path = folder + "/" + Self.pageName
        try AtomicFile.write(Array(page.utf8), to: path)
        try written(path)
    }
}
