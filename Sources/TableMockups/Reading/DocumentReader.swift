import Foundation
import TableDrawing
import TableText
import TableViews

/// Reads documents: YAML or JSON, checked as a whole, every mistake reported with its place.
public struct DocumentReader: Sendable {
    /// The cells and tables that documents use by name.
    public var catalogue: CellCatalogue
    /// Folders besides a document's own that its images and data may come from.
    public var assets: [String]
    /// Where the fonts that documents name are looked for.
    public var fontBook: FontBook
    /// Reads image files.
    public var images: any ImageLoading
    /// How large documents may be.
    public var limits: DocumentLimits
    /// How large data files may be.
    public var recordLimits: RecordLimits
    /// Keeps the paths of all files that documents lead to; `nil` if nobody asks for them.
    package var log: FileLog?

    /// A reader; the defaults know no cells but the four styles.
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

    /// Reads a file; throws a `DocumentError` with everything that is wrong with it.
    public func read(path: String) throws(DocumentError) -> TableDocument {
        let parser = DocumentParser(limits: limits)
        let problems = ProblemList()
        let document = try parser.tree(parser.source(path: path), problems)
        let chain = path.realPath.map { [$0] } ?? []
        return try read(document, name: path, chain: chain, problems)
    }

    /// Reads a text, such as standard input; throws a `DocumentError` with everything that is wrong
    /// with it.
    ///
    /// The name stands for the text in messages. Its folder is where images and data come from;
    /// `-` and names without a folder stand for the current one. Without a format the name's
    /// extension decides.
    public func read(
        text: String, name: String = "-", format: DocumentFormat? = nil
    ) throws(DocumentError) -> TableDocument {
        try read(SourceFile(path: name, text: text), format: format)
    }

    /// Reads the bytes of a text, such as standard input; throws a `DocumentError` with everything that is wrong with it.
    package func read(bytes: [UInt8], name: String) throws(DocumentError) -> TableDocument {
        let file: SourceFile
        do {
            file = try SourceFile(path: name, bytes: bytes)
        } catch {
            throw error.placed
        }
        return try read(file)
    }

    /// Reads a file that is in memory already; throws a `DocumentError` with everything that is
    /// wrong with it.
    public func read(
        _ file: SourceFile, format: DocumentFormat? = nil
    ) throws(DocumentError) -> TableDocument {
        let problems = ProblemList()
        let document = try DocumentParser(limits: limits).tree(file, as: format, problems)
        return try read(document, name: file.path, chain: [], problems)
    }

    private func read(
        _ document: DocumentNode, name: String, chain: [String], _ problems: ProblemList
    ) throws(DocumentError) -> TableDocument {
        let context = ReadingContext(surroundings(for: name), problems)
        for mistake in catalogue.mistakes + catalogue.viewClasses.mistakes {
            problems.error(mistake, at: document.location.file.whole)
        }
        let loader = DocumentLoader(parser: DocumentParser(limits: limits), context: context)
        let joined = loader.joined(document, chain: chain)
        let result = ShapeReader(joined, DocumentShape(), context).flatMap {
            TableDocument(reader: $0, name: name)
        }
        try problems.throwIfErrors()
        guard let result else {
            throw DocumentError("the document describes no table", at: document.location)
        }
        return result
    }

    /// What a document of a name is read with.
    func surroundings(for name: String) -> DocumentSurroundings {
        DocumentSurroundings(
            catalogue: catalogue, folders: AllowedFolders(document: name, assets: assets),
            name: name, log: log, images: ImageStore(loader: images), records: recordLimits,
            limits: limits, fontBook: fontBook)
    }
}
