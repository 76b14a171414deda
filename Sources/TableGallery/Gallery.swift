import Foundation
import Tableshot

/// Gallery of every element of a table in every theme, with pictures side by side and the
/// relevant theme values.
public struct Gallery: Sendable {
    /// Elements in the order of the page.
    public var elements: [GalleryElement]
    /// Themes from left to right.
    public var themes: [Theme]

    /// Creates a gallery of some elements; by default, of all elements in the themes of all
    /// eras.
    public init(
        elements: [GalleryElement] = GalleryElement.all, themes: [Theme] = Theme.eras
    ) {
        self.elements = elements
        self.themes = themes
    }

    /// Name of the file of the first page.
    public static let pageName = "gallery.md"
    /// Name of the folder with the pictures, beside the page.
    public static let folderName = "gallery"
    /// Device pixels per point of every picture.
    public static let scale = 2.0

    /// Returns the path of a picture, relative to the page.
    public static func path(of element: GalleryElement, in theme: Theme) -> String {
        "\(folderName)/\(element.name)-\(theme.name).png"
    }

    /// Pages in Markdown, the first page first; the pictures are stored beside them at
    /// `path(of:in:)`.
    public var pages: [(name: String, text: String)] { GalleryPages(self).pages }

    /// The paths of the files that `write` makes in a folder, in order: the pictures, then the
    /// pages.
    public func paths(in folder: String) -> [String] {
        let pictures = elements.flatMap { element in
            themes.filter(element.isShown).map { Self.path(of: element, in: $0) }
        }
        return (pictures + GalleryPages.names(of: elements)).map { folder + "/" + $0 }
    }

    /// Writes the pages and their pictures into an existing folder, without changing other files.
    ///
    /// - Parameter written: Receives the path of each written file, in order.
    /// - Throws: `RenderError`, `PNGEncodingError`, or an `OutputError` for a file that cannot
    ///   be written.
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
        for page in pages {
            let path = folder + "/" + page.name
            try AtomicFile.write(Array(page.text.utf8), to: path)
            try written(path)
        }
    }
}
