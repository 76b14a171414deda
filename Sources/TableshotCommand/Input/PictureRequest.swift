import Foundation
import Tableshot

/// A picture that is asked for, whether by a document or by a table's name.
struct PictureRequest {
    /// The picture's file is called after it.
    var name: String
    /// What messages call it: the document's path, or the table's name.
    var origin: String
    var document: TableDocument
    var region: PictureRegion
    var fontBook: FontBook

    /// A request for what a document shows by itself.
    init(name: String, origin: String, document: TableDocument, fontBook: FontBook) {
        self.name = name
        self.origin = origin
        self.document = document
        self.fontBook = fontBook
        region = document.screen.height == .content ? .content : .screen
    }

    /// Begins the picture.
    ///
    /// - Throws: `RenderError` for sizes and regions that are none.
    func picture() throws -> Picture {
        try render(document, region: region, fontBook: fontBook)
    }
}
