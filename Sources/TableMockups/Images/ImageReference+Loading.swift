import TableDrawing
import TableImages

extension ImageReference {
    /// Returns the image for the current render's traits, with the document's changes.
    ///
    /// If the image cannot be shown, an error at the reference's location is recorded, which
    /// `render` throws. A faulty colour profile adds a warning at the reference's location.
    func image(from images: ImageStore) -> Image? {
        let log = DiagnosticLog()
        let result = DiagnosticLog.$current.withValue(log) {
            Result { () throws(ImageFailure) in try images.image(self) }
        }
        for var diagnostic in log.diagnostics {
            if diagnostic.identifier == UndecodedParts.colorIdentifier {
                let file = diagnostic.location.map { "\($0): " } ?? ""
                diagnostic.message = file + diagnostic.message
                diagnostic.location = "\(location)"
            }
            DiagnosticLog.record(diagnostic)
        }
        do {
            return look.applied(to: try result.get())
        } catch {
            DiagnosticLog.record(
                Diagnostic(
                    "document.image", severity: .error, message: error.description,
                    location: "\(location)"))
            return nil
        }
    }
}
