import DocumentSyntax
import TableDrawing
import TableText

extension ReadingContext {
    /// Reports a font that is missing in the font book, and names the package to install.
    func checkFont(_ name: String, at node: DocumentNode) {
        let log = DiagnosticLog()
        var textEnvironment = TextEnvironment.current
        textEnvironment.fontBook = environment.fontBook
        let font = TextEnvironment.$current.withValue(textEnvironment) {
            DiagnosticLog.$current.withValue(log) { Font(name: name, size: Font.labelFontSize) }
        }
        guard font == nil else { return }
        let message = log.diagnostics.first?.message ?? "no font is named \(name.quoted)"
        problems.error(message, at: node)
    }
}
