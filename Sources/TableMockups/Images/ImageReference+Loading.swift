import TableDrawing

extension ImageReference {
    /// The image for the scale of the render under way; what is wrong with it is an error at its
    /// place, which `render` throws.
    func image(from images: ImageStore) -> Image? {
        do {
            return try images.image(self, scale: TraitCollection.current.displayScale)
        } catch {
            DiagnosticLog.record(
                Diagnostic(
                    "document.image", severity: .error, message: error.description,
                    location: "\(location)"))
            return nil
        }
    }
}
