import TableDrawing
import TableInspection
import TableViews

extension Picture {
    /// What a screen reader finds in the picture.
    ///
    /// Rectangles are in points of the picture.
    /// - Throws: `RenderError.region` for a picture of a section or a row, and of what has been decided
    ///   already: they are no screens.
    public func accessibilityTree() throws -> AccessibilityNode {
        guard plan.isWhole else {
            throw RenderError.region(
                "an accessibility tree is of a screen or of a whole content, not of a part of it")
        }
        return recording {
            context.run {
                guard let table = view as? TableView, table.bounds.height != size.height else {
                    return AccessibilityNode(of: view)
                }
                let (frame, offset) = (table.frame, table.contentOffset)
                defer {
                    table.frame = frame
                    table.contentOffset = offset
                }
                table.frame.size.height = size.height
                table.contentOffset.y = 0
                return AccessibilityNode(of: table)
            }
        }
    }
}
