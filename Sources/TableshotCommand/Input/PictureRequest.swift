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
    /// Whether the table is one of the catalogue, and not written in a document.
    var isSample = false

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
        try placed {
            if let instant { return try render(document, at: instant, fontBook: fontBook) }
            return try render(document, region: region, fontBook: fontBook)
        }
    }

    /// What messages call the place of a value: the line where the document writes it or, if it does not, begins; for a
    /// table of the catalogue its name.
    func place(of keys: String...) -> String {
        guard !isSample, let location = document.location(of: keys) ?? document.location(of: [])
        else { return origin }
        return "\(location)"
    }

    /// Does what may be refused for its size, and gives the refusal its place in the document.
    func placed<Value>(_ body: () throws -> Value) throws -> Value {
        do {
            return try body()
        } catch RenderError.size(let message) {
            let isOfContent = region == .content || document.screen.height == .content
            throw CommandFailure(message, path: place(of: isOfContent ? "table" : "screen"))
        } catch let error as AnimationError {
            throw CommandFailure("\(error)", path: place(of: "animation"))
        }
    }

    /// The same at another number of device pixels per point.
    func picture(scale: Double) throws -> Picture {
        var request = self
        request.document.screen.scale = scale
        return try request.picture()
    }
}
