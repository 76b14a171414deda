import TableDrawing

/// Where images are looked up by name: a folder of files, or an asset catalogue.
public protocol ImageBundle: Sendable {
    /// The image of a name, with all its variants; throws with what was looked for, and where.
    func image(named name: String) throws -> Image
}

extension Image {
    /// The image of a name in a folder or an asset catalogue; UIKit's initializer.
    ///
    ///     let icons = ImageFolder("Icons")
    ///     cell.imageView?.image = Image(named: "clock", in: icons)
    ///
    /// What is wrong with it is an error of the render under way (`image.named`), and the result is
    /// nothing. `ImageBundle.image(named:)` throws instead.
    public convenience init?(named name: String, in bundle: any ImageBundle) {
        do {
            self.init(try bundle.image(named: name))
        } catch {
            DiagnosticLog.record(
                Diagnostic("image.named", severity: .error, message: "\(error)"))
            return nil
        }
    }
}
