import Foundation
import TableDrawing
import TableViews

/// A table made in Swift that can be asked for by name, as a document is by its file.
public struct CatalogueTable: Sendable {
    /// What the command's `samples` calls it; the picture's file has this name too.
    public var name: String
    /// What it shows, in a few words.
    public var summary: String
    /// The screen in points.
    public var size: CGSize
    /// The part of the table that is shown if nothing else is asked for.
    public var region: PictureRegion
    /// Theme, traits with the scale, clock, locale and time zone; the fonts are the command's.
    public var context: RenderContext
    /// Makes the table, with `context` as the current one; runs once for every picture.
    ///
    /// A table does not keep its data source: a `TableView` subclass that is its own one does.
    public var makeTable: @Sendable () throws -> TableView

    /// A table by a name; without a size it is 390 points wide and as high as its content.
    public init(
        _ name: String, summary: String, size: CGSize = CGSize(width: 390, height: 844),
        region: PictureRegion = .content, context: RenderContext = RenderContext(),
        makeTable: @escaping @Sendable () throws -> TableView
    ) {
        self.name = name
        self.summary = summary
        self.size = size
        self.region = region
        self.context = context
        self.makeTable = makeTable
    }
}
