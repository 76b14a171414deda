import Foundation
import Tableshot

/// A picture that is asked for, whether by a document or by a table's name.
struct PictureRequest {
    /// The picture's file is called after it.
    var name: String
    /// What messages call it: the document's path, or the table's name.
    var origin: String
    /// The screen in points.
    var size: CGSize
    var region: PictureRegion
    /// Where the table is scrolled to, if the table itself is not to say.
    var offset: CGFloat?
    var context: RenderContext
    var makeTable: () throws -> TableView

    /// Begins the picture.
    ///
    /// - Throws: `RenderError` for sizes and regions that are none, and what the table throws.
    func picture() throws -> Picture {
        try render(size: size, region: region, context: context) {
            let table = try makeTable()
            if let offset { table.contentOffset.y = offset }
            return table
        }
    }
}

extension PictureRequest {
    init(_ table: CatalogueTable) {
        self.init(
            name: table.name, origin: table.name, size: table.size, region: table.region,
            context: table.context, makeTable: table.makeTable)
    }
}
