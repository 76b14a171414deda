import TableDrawing
import TableViews

extension TableViewCell {
    /// Insets of the separator, in points.
    ///
    /// Without insets of its own, a cell returns 16 at the left.
    public var separatorInset: EdgeInsets {
        get { separators.separatorInset ?? EdgeInsets(top: 0, left: 16, bottom: 0, right: 0) }
        set { separators.separatorInset = newValue }
    }
}
