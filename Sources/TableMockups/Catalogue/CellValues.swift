import DocumentSyntax
import Foundation
import TableDrawing

/// The values that a document gives to a cell, checked against the cell's declarations.
///
/// Each accessor has two forms. `text("title")` is for required values and values with a
/// default. If the value is absent and has no default, the result is empty (0, false, clear,
/// GMT, the distant past). The form with `ifPresent` returns `nil` for an absent value.
/// `render` throws an error if a cell asks for an undeclared name.
public struct CellValues: Sendable {
    let cell: CatalogueCell
    let values: [String: CellValue]
    let images: ImageStore
    /// Location of the values in the document.
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

    /// Returns the value with a name, or its default, or `nil` if the value is absent and has
    /// no default.
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

    /// Records an error at the values' location.
    ///
    /// `render` throws the error.
    func record(_ message: String) {
        DiagnosticLog.record(
            Diagnostic(
                "document.values", severity: .error, message: message, location: "\(location)"))
    }
}
