import TableDrawing
import TableText

/// What a document is read with besides its own text.
struct DocumentSurroundings: Sendable {
    var catalogue: CellCatalogue
    /// The document's folder and those given with `--assets`.
    var folders: AllowedFolders
    /// The name under which `log` keeps what the document leads to.
    var name = "-"
    /// Keeps the paths of all files that the document leads to; `nil` if nobody asks for them.
    var log: FileLog?
    var images: ImageStore
    var records: RecordLimits
    /// How large documents may be that this one names.
    var limits = DocumentLimits()
    /// Where the fonts that a document names are looked for.
    var fontBook: FontBook
    /// The traits of the picture that the document asks for.
    var traits = TraitCollection()
    /// The document's cells by name.
    var prototypes: [String: CellPrototype] = [:]
    /// The names of prototypes, those among them that are wrong too.
    var knownPrototypes: Set<String> = []
    /// How many static cells were read.
    var staticCellCount = 0
    /// What texts are read for, where it is not what the document says.
    var need: Localization.Need?
    /// Where shown texts are looked up.
    var localization = Localization.none

    /// Notes a file or folder that the document leads to.
    func note(_ file: AllowedFile, _ kind: FileLog.Kind) {
        log?.note(file.realPath, kind, of: name)
    }

    /// Surroundings for values that need none.
    static var none: DocumentSurroundings {
        DocumentSurroundings(
            catalogue: CellCatalogue(), folders: AllowedFolders(document: "-"),
            images: ImageStore(loader: ImageFileLoader()), records: RecordLimits(),
            fontBook: .standard)
    }
}
