import TableDrawing

/// View with a content view for custom subviews: a cell, header or footer.
package protocol ContentContainer: View {
    var contentView: View { get }
    /// Default layout margins of the view itself, in points.
    var standardMargins: DirectionalEdgeInsets { get }
    /// Default layout margins of the content view, in points.
    var contentMargins: DirectionalEdgeInsets { get }

    /// Repeats the layout after a change of a text or an image.
    func contentDidChange()
}

/// Row of a table.
package protocol RowView: ContentContainer {
    /// Label of the row without the parts beside its content, or `nil` without words.
    var wordsOfContent: String? { get }
    /// Items that form `wordsOfContent`, or an empty array for an explicit label.
    var itemsOfWords: [AccessibilityItem] { get }
    /// Whether the row is drawn selected or highlighted.
    var showsHighlight: Bool { get }

    /// Returns whether a view is the row's accessory view, outside or in the editing mode.
    func isAccessory(_ view: View) -> Bool
}
