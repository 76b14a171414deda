import Foundation
import TableDrawing
import TableViews

/// A row as a document describes it; what is nothing the table or the theme decides.
public struct RowDescription: Sendable {
    public var content: RowContent
    public var isSelected: Bool
    public var isHighlighted: Bool
    /// The height in points.
    public var height: CGFloat?
    public var accessory: TableViewCell.AccessoryType?
    public var selectionStyle: TableViewCell.SelectionStyle?
    public var indentationLevel: Int?
    public var backgroundColor: Color?
    public var separatorInset: EdgeInsets?
    /// Where the row stands in its document or data file.
    public let location: SourceLocation

    /// The row of a mapping, with the named style that it uses; nothing if it cannot be told what
    /// the row shows.
    init?(_ node: DocumentNode, _ context: ReadingContext) {
        guard let node = RowStyles.resolved(node, context) else { return nil }
        self.init(resolved: node, context)
    }

    /// The row of a mapping that already has all that its style gives.
    init?(resolved node: DocumentNode, _ context: ReadingContext) {
        guard let reader = ShapeReader(node, RowShape(), context) else { return nil }
        location = node.location
        isSelected = reader[\.selected]
        isHighlighted = reader[\.highlighted]
        height = reader[\.height]
        accessory = reader[\.accessory]
        selectionStyle = reader[\.selectionStyle]
        indentationLevel = reader[\.indentationLevel]
        backgroundColor = reader[\.backgroundColor]
        separatorInset = reader[\.separatorInset]
        let content = RowContent(reader: reader)
        reader.finish()
        guard let content else { return nil }
        self.content = content
    }
}
