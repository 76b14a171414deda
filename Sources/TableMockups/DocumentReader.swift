import DocumentSyntax
import DocumentValues
import Foundation
import TableControls
import TableDrawing
import TableText

/// A reader of YAML and JSON documents.
///
/// The reader checks the whole document and reports every mistake with its location.
public struct DocumentReader: Sendable {
    /// The cells and tables that documents can use by name.
    public var catalogue: CellCatalogue
    /// Folders for images and data, besides a document's own folder.
    public var assets: [String]
    /// The font book for the fonts of documents.
    public var fontBook: FontBook
    /// The loader of image files.
    public var images: any ImageLoading
    /// Limits for documents.
    public var limits: DocumentLimits
    /// Limits for data files.
    public var recordLimits: RecordLimits
    /// Records the paths of all files that documents include, or `nil` if the paths are not needed.
    package var log: FileLog?
    /// Compiles the cells of Swift sources, or `nil` if documents may not name such sources.
    package var swiftCompiler: (any SwiftCellCompiling)?
    /// Completes the environment of documents that are not files.
    package var prepare: @Sendable (inout DocumentEnvironment) -> Void = { _ in }

    /// Creates a reader.
    ///
    /// The default catalogue has only the four standard cell styles.
    public init(
        catalogue: CellCatalogue = CellCatalogue(), assets: [String] = [],
        fontBook: FontBook = .standard, images: any ImageLoading = ImageFileLoader(),
        limits: DocumentLimits = DocumentLimits(), recordLimits: RecordLimits = RecordLimits()
    ) {
        self.catalogue = catalogue
        self.assets = assets
        self.fontBook = fontBook
        self.images = images
        self.limits = limits
        self.recordLimits = recordLimits
    }

    /// Reads a file.
    ///
    /// Throws a `DocumentError` with all mistakes of the document.
    public func read(path: String) throws(DocumentError) -> TableDocument {
        let parser = DocumentParser(limits: limits)
        let problems = ProblemList()
        let document = try parser.tree(parser.source(path: path), problems)
        let chain = path.realPath.map { [$0] } ?? []
        return try read(document, name: path, chain: chain, problems)
    }

    /// Reads a text, such as standard input.
    ///
    /// Throws a `DocumentError` with all mistakes of the document.
    ///
    /// Messages contain the name as the text's path. Images and data come from the name's
    /// folder. For `-` and names without a folder, they come from the current folder. If the
    /// format is `nil`, the name's extension determines the format.
    public func read(
        text: String, name: String = "-", format: DocumentFormat? = nil
    ) throws(DocumentError) -> TableDocument {
        try read(SourceFile(path: name, text: text), format: format)
    }

    /// Reads a file from memory.
    ///
    /// Throws a `DocumentError` with all mistakes of the document.
    public func read(
        _ file: SourceFile, format: DocumentFormat? = nil
    ) throws(DocumentError) -> TableDocument {
        let problems = ProblemList()
        let document = try DocumentParser(limits: limits).tree(file, as: format, problems)
        return try read(document, name: file.path, chain: [], problems)
    }

    package func read(
        _ document: DocumentNode, name: String, chain: [String], _ problems: ProblemList
    ) throws(DocumentError) -> TableDocument {
        let context = ReadingContext(environment(for: name), problems)
        for mistake in catalogue.mistakes + catalogue.viewClasses.mistakes {
            problems.error(mistake, at: document.location.file.whole)
        }
        let loader = DocumentLoader(
            parser: DocumentParser(limits: limits), context: context, merge: .documents)
        let joined = loader.joined(document, chain: chain)
        let result = SchemaReader(joined, DocumentSchema(), context).flatMap {
            TableDocument(reader: $0, name: name)
        }
        try problems.throwIfErrors()
        context.environment.swiftCells.compile(problems)
        try problems.throwIfErrors()
        guard let result else {
            throw DocumentError("the document describes no table", at: document.location)
        }
        return result
    }

    /// Returns the environment for reading a document with a name.
    package func environment(for name: String) -> DocumentEnvironment {
        var environment = DocumentEnvironment(
            folders: AllowedFolders(document: name, assets: assets), name: name, log: log,
            records: recordLimits, limits: limits)
        environment.catalogue = catalogue
        environment.images = ImageStore(loader: images)
        environment.fontBook = fontBook
        environment.swiftCells = SwiftCellSources(of: name, swiftCompiler)
        prepare(&environment)
        environment.advice = { key, isNear, environment in
            KeyPlaces.message(for: key, isNear: isNear, environment.catalogue.viewClasses)
        }
        return environment
    }
}
