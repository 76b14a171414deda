import Foundation
import TableDrawing

/// The values that a document gives to a cell, checked against the cell's declarations.
///
/// Each accessor has two forms. `text("title")` is for required values and those with a default;
/// without either an absent one is empty (0, false, clear, GMT, the distant past). The form with
/// `ifPresent` tells what is absent. A name that is not declared is an error that `render` throws.
public struct CellValues: Sendable {
    let cell: CatalogueCell
    let values: [String: CellValue]
    let images: ImageStore
    /// Where the values stand in the document.
    public let location: DocumentLocation

    init(
        cell: CatalogueCell, values: [String: CellValue], images: ImageStore,
        location: DocumentLocation
    ) {
        self.cell = cell
        self.values = values
        self.images = images
        self.location = location
    }

    /// The value of a name, or its default; nothing if there is neither.
    public subscript(name: String) -> CellValue? {
        if let value = values[name] { return value }
        guard let declaration = cell.declaration(name) else {
            record(
                "the cell \(cell.name) asks for the value \(name.quoted), which it does not "
                    + "declare"
                    + (Suggestion.question(
                        for: name, among: cell.values.map(\.name)
                    ).map { "; \($0)" } ?? ""))
            return nil
        }
        return declaration.fallback
    }

    /// Records an error at the values' place, which `render` throws.
    func record(_ message: String) {
        DiagnosticLog.record(
            Diagnostic(
                "document.values", severity: .error, message: message, location: "\(location)"))
    }
}
