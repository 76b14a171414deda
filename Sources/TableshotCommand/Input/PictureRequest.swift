import Foundation
import Tableshot

/// A picture that is asked for, whether by a document or by a table's name.
struct PictureRequest: Sendable {
    /// The name of the document or table.
    var name: String
    /// What tells the picture from others of the same document.
    var variant = RenderVariant()
    /// What messages call it: the document's path, or the table's name.
    var origin: String
    var document: TableDocument
    var region: PictureRegion
    /// The instant of the document's timeline that is shown, in seconds; nothing is what is before.
    var instant: Double?
    var fontBook: FontBook

    /// A request for what a document shows by itself.
    init(name: String, origin: String, document: TableDocument, fontBook: FontBook) {
        self.name = name
        self.origin = origin
        self.document = document
        self.fontBook = fontBook
        region = document.screen.height == .content ? .content : .screen
    }

    /// The picture's file is called after it.
    var pictureName: String { variant.name(of: name) }

    /// What its caption on a sheet says below the name.
    var caption: String { variant.labels.joined(separator: " · ") }

    /// Begins the picture.
    ///
    /// - Throws: `RenderError` for sizes and regions that are none.
    func picture() throws -> Picture {
        if let instant { return try render(document, at: instant, fontBook: fontBook) }
        return try render(document, region: region, fontBook: fontBook)
    }

    /// The same at another number of device pixels per point.
    func picture(scale: Double) throws -> Picture {
        var request = self
        request.document.screen.scale = scale
        return try request.picture()
    }
}
