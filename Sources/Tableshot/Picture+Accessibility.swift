import TableControls
import TableDrawing
import TableInspection
import TableViews

extension Picture {
    /// Returns the accessibility tree of the picture, with rectangles in points of the picture.
    ///
    /// - Throws: `RenderError.region` for a picture of a section, of a row or of a render node,
    ///   because it is not a screen.
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
