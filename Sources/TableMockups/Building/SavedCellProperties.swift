import Foundation
import TableControls
import TableDrawing
import TableViews

/// Properties of a cell that a row may change besides the content, saved to restore them for reuse.
struct SavedCellProperties {
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
