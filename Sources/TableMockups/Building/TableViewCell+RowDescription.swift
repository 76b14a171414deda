import Foundation
import TableControls
import TableDrawing
import TableViews

extension TableViewCell {
    /// A separator inset wide enough to hide the line, as commonly used in UIKit to hide the
    /// line of a single row.
    private static let wholeWidth: CGFloat = 100_000

    /// Applies the properties that a row states.
    ///
    /// Other properties do not change.
    func apply(_ row: RowDescription, images: ImageStore) {
        if let accessory = row.accessory { accessoryType = accessory }
        if let view = row.accessoryView?.view(images) { accessoryView = view }
        if let accessory = row.editing.accessory { editingAccessoryType = accessory }
        if let view = row.editing.accessoryView?.view(images) { editingAccessoryView = view }
        if row.editing.isMovable { showsReorderControl = row.editing.showsReorderControl }
        if let style = row.selectionStyle { selectionStyle = style }
        if let level = row.indentationLevel { indentationLevel = level }
        if let width = row.indentationWidth { indentationWidth = width }
        if let color = row.backgroundColor { backgroundColor = color }
        if let color = row.selectedBackgroundColor {
            let view = View(frame: .zero)
            view.backgroundColor = color
            selectedBackgroundView = view
        }
        if let view = row.backgroundView?.view(images) { backgroundView = view }
        if let view = row.selectedBackgroundView?.view(images) { selectedBackgroundView = view }
        if let view = row.multipleSelectionBackgroundView?.view(images) {
            multipleSelectionBackgroundView = view
        }
        if let background = row.backgroundConfiguration {
            backgroundConfiguration = background.configuration(images)
        }
        if let inset = row.separatorInset { separatorInset = inset }
        row.accessibility.apply(to: self)
        if !row.hasSeparator {
            separatorInset = EdgeInsets(top: 0, left: 0, bottom: 0, right: Self.wholeWidth)
        }
    }
}
