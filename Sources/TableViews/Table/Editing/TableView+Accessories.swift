import Foundation
import TableDrawing
import TableGeometry

/// Buttons at the ends of rows.
extension TableView {
    /// Taps the button at the end of a row as a finger does: the delegate is told.
    ///
    /// Nothing happens at a row that is displayed without such a button, and a diagnostic says so.
    public func tapAccessory(at indexPath: IndexPath) {
        guard checkRow(indexPath, "tapAccessory(at:)") else { return }
        if let cell = displayed[indexPath], !cell.hasAccessoryButton {
            return DiagnosticLog.warn(
                "table.no-accessory-button",
                "tapAccessory(at:): the accessory of \(indexPath.rowName) is no button; "
                    + "detailButton and detailDisclosureButton are")
        }
        delegate?.tableView(self, accessoryButtonTappedForRowWith: indexPath)
    }

    /// Shows the button at the end of a row as touched.
    public func highlightAccessory(at indexPath: IndexPath) {
        guard checkRow(indexPath, "highlightAccessory(at:)") else { return }
        rowStates.highlightedAccessories.insert(indexPath)
        displayed[indexPath]?.isAccessoryHighlighted = true
    }

    /// Shows the button at the end of a row as it was before it was touched.
    public func unhighlightAccessory(at indexPath: IndexPath) {
        guard rowStates.highlightedAccessories.remove(indexPath) != nil else { return }
        displayed[indexPath]?.isAccessoryHighlighted = false
    }
}
