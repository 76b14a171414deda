import Foundation
import TableControls
import TableDrawing
import TableGeometry

/// Accessory buttons of rows.
extension TableView {
    /// Taps the accessory button of a row as a finger does.
    ///
    /// The delegate is told.
    ///
    /// If a displayed row has no such button, nothing happens, and a diagnostic reports it.
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

    /// Highlights the accessory button of a row.
    public func highlightAccessory(at indexPath: IndexPath) {
        guard checkRow(indexPath, "highlightAccessory(at:)") else { return }
        rowStates.highlightedAccessories.insert(indexPath)
        displayed[indexPath]?.isAccessoryHighlighted = true
    }

    /// Removes the highlight from the accessory button of a row.
    public func unhighlightAccessory(at indexPath: IndexPath) {
        guard rowStates.highlightedAccessories.remove(indexPath) != nil else { return }
        displayed[indexPath]?.isAccessoryHighlighted = false
    }
}
