import TableDrawing
import TableText

/// The environment for reading a document.
struct DocumentEnvironment: Sendable {
    var catalogue: CellCatalogue
    /// The document's folder and the folders given with `--assets`.
    var folders: AllowedFolders
    /// Name of the document in `log`.
    var name = "-"
    /// Records the paths of all files that the document includes, or `nil` if the paths are not
    /// needed.
    var log: FileLog?
    var images: ImageStore
    var records: RecordLimits
    /// Limits for other documents that the document names.
    var limits = DocumentLimits()
    /// The font book for the document's fonts.
    var fontBook: FontBook
    /// The traits of the document's picture.
    var traits = TraitCollection()
    /// Prototypes of the document, by name.
    var prototypes: [String: CellPrototype] = [:]
    /// Names of all prototypes, including invalid prototypes.
    var knownPrototypes: Set<String> = []
    /// Number of static cells read so far.
    var staticCellCount = 0
    /// The locale and device for texts, or `nil` for the document's locale and device.
    var need: Localization.Need?
    /// Localization of visible texts.
    var localization = Localization.none

    /// Records a file or folder that the document includes.
    func note(_ file: AllowedFile, _ kind: FileLog.Kind) {
        log?.note(file.realPath, kind, of: name)
    }

    /// An environment for values that need no files.
    static var none: DocumentEnvironment {
        DocumentEnvironment(
            catalogue: CellCatalogue(), folders: AllowedFolders(document: "-"),
            images: ImageStore(loader: ImageFileLoader()), records: RecordLimits(),
            fontBook: .standard)
    }
}
