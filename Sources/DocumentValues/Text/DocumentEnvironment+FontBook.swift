import DocumentSyntax
import TableText

extension DocumentEnvironment {
    private enum FontBookKey: EnvironmentKey { static var defaultValue: FontBook { .standard } }

    /// The font book for the document's fonts.
    package var fontBook: FontBook {
        get { self[FontBookKey.self] }
        _modify { yield &self[FontBookKey.self] }
    }
}
