import Foundation
import TableControls
import TableDrawing
import TableViews

/// Properties of a cell that a row may change besides the content, saved to restore them for reuse.
struct CellLooks {
    private let accessory: TableViewCell.AccessoryType
    private let accessoryView: View?
    private let editingAccessory: TableViewCell.AccessoryType
    private let editingAccessoryView: View?
    private let showsReorderControl: Bool
    private let selectionStyle: TableViewCell.SelectionStyle
    private let indentation: (level: Int, width: CGFloat)
    private let backgroundColor: Color?
    private let backgroundView: View?
    private let selectedBackgroundView: View?
    private let multipleSelectionBackgroundView: View?
    private let backgroundConfiguration: BackgroundConfiguration?
    private let separatorInset: EdgeInsets?
    private let accessibility: AccessibilityAttributes

    /// Saves the current properties of a cell.
    init(of cell: TableViewCell) {
        accessory = cell.accessoryType
        accessoryView = cell.accessoryView
        editingAccessory = cell.editingAccessoryType
        editingAccessoryView = cell.editingAccessoryView
        showsReorderControl = cell.showsReorderControl
        selectionStyle = cell.selectionStyle
        indentation = (cell.indentationLevel, cell.indentationWidth)
        backgroundColor = cell.backgroundColor
        backgroundView = cell.backgroundView
        selectedBackgroundView = cell.selectedBackgroundView
        multipleSelectionBackgroundView = cell.multipleSelectionBackgroundView
        backgroundConfiguration = cell.backgroundConfiguration
        separatorInset = cell.separatorInset
        accessibility = cell.accessibility
    }

    /// Restores the saved properties of a cell.
    func restore(_ cell: TableViewCell) {
        cell.accessoryType = accessory
        cell.accessoryView = accessoryView
        cell.editingAccessoryType = editingAccessory
        cell.editingAccessoryView = editingAccessoryView
        cell.showsReorderControl = showsReorderControl
        cell.selectionStyle = selectionStyle
        cell.indentationLevel = indentation.level
        cell.indentationWidth = indentation.width
        cell.backgroundColor = backgroundColor
        let wasConfigured = cell.backgroundConfiguration != nil
        if wasConfigured { cell.backgroundConfiguration = backgroundConfiguration }
        // The background in a grouped table belongs to the table and stays.
        if wasConfigured || cell.backgroundView is DescribedBackgroundView {
            cell.backgroundView = backgroundView
        }
        cell.selectedBackgroundView = selectedBackgroundView
        cell.multipleSelectionBackgroundView = multipleSelectionBackgroundView
        if let backgroundConfiguration, !wasConfigured {
            cell.backgroundConfiguration = backgroundConfiguration
        }
        cell.separatorInset = separatorInset
        cell.accessibility = accessibility
    }
}

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
