import TableDrawing
import TableViews

extension TableViewCell {
    /// Insets of the separator, in points; `nil` for the insets of the table.
    ///
    /// Insets that are not set read as 16 at the left.
    public var separatorInset: EdgeInsets! {
        get { separators.separatorInset ?? EdgeInsets(top: 0, left: 16, bottom: 0, right: 0) }
        set { separators.separatorInset = newValue }
    }
}
