import TableDrawing
import TableText

extension ReadingContext {
    /// Reports a font that is missing in the font book, and names the package to install.
    func checkFont(_ name: String, at node: DocumentNode) {
        let log = DiagnosticLog()
        var environment = TextEnvironment.current
        environment.fontBook = surroundings.fontBook
        let font = TextEnvironment.$current.withValue(environment) {
            DiagnosticLog.$current.withValue(log) { Font(name: name, size: Font.labelFontSize) }
        }
        guard font == nil else { return }
        let message = log.diagnostics.first?.message ?? "no font is named \(name.quoted)"
        problems.error(message, at: node)
    }
}
