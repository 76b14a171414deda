import Foundation
import InterfaceBuilderScenes
import Tableshot

/// A source of requests for documents and for tables of the catalogue.
struct RequestSource {
    /// Reader of documents, with the folders, fonts and cells of the command.
    private let reader: DocumentReader
    /// Fonts of the folders beside documents.
    private let suites: SuiteFonts
    /// Files that documents include, by document path.
    let files = FileLog()
    /// Pictures of Interface Builder's files without options.
    var nibChoice = NibChoice()
    /// The bytes of standard input, which can be read only once.
    private let standardInput = StandardInput()

    /// Path whose fonts apply to all files, or `nil` if the fonts beside each file apply.
    var fontOrigin: String?

    /// Paths of the font files for texts, with the fonts beside the documents read so far.
    var fonts: [String] { suites.paths }

    /// Creates a source for the catalogue of the running command.
    ///
    /// - Parameters:
    ///   - assets: folders whose files documents may use, besides each document's own folder.
    ///   - fonts: font folders that come before the standard folders.
    ///   - isStrict: whether a file in a font folder that is not a font is an error.
    ///   - checksFontLocks: whether fonts beside documents must agree with their lock file.
    /// - Throws: a `CommandFailure` or a `FontBookError` if a folder cannot be used.
    init(
        assets: [String] = [], fonts: [String], isStrict: Bool, checksFontLocks: Bool = true
    ) throws {
        for folder in assets {
            var isDirectory: ObjCBool = false
            guard
                FileManager.default.fileExists(
                    atPath: folder.pathOnDisk, isDirectory: &isDirectory)
            else {
                throw CommandFailure(
                    "the folder of '--assets' is missing; give an existing folder", path: folder)
            }
            guard isDirectory.boolValue else {
                throw CommandFailure(
                    "the path of '--assets' is not a folder; give a folder", path: folder)
            }
        }
        suites = SuiteFonts(
            base: try FontBook.standard.adding(directories: fonts, isStrict: isStrict),
            checksLocks: checksFontLocks)
        var reader = DocumentReader(
            catalogue: CommandSetting.current.catalogue, assets: assets, fontBook: suites.base)
        reader.log = files
        reader.swiftCompiler = DocumentCellCompiler(files)
        self.reader = reader
    }

    /// Returns the folder with the fonts of a file, or `nil` if the file has no such folder.
    ///
    /// For standard input, the folder is `Fonts` in the current folder.
    func fontFolder(of path: String) -> FontFolder? {
        FontFolder.nearest(to: (fontOrigin ?? path).folderPath)
    }

    /// Returns a reader with the fonts of a file.
    ///
    /// - Throws: a `FontFolderError` if the fonts beside the file cannot be used.
    func reader(for path: String) throws -> DocumentReader {
        var reader = reader
        let folder = fontFolder(of: path)
        reader.fontBook = try suites.book(of: folder)
        for file in folder?.decidingFiles ?? [] { files.note(file, .file, of: path) }
        return reader
    }

    /// Reads a document.
    ///
    /// - Throws: a `DocumentError` with all mistakes of the document.
    func request(for input: DocumentInput) throws -> PictureRequest {
        let reader = try reader(for: input.path)
        let document: TableDocument
        switch input {
        case .file(let path) where input.isNib:
            throw CommandFailure(
                "this is an Interface Builder file, and the command takes documents; use 'render', "
                    + "'inspect', 'verify' or 'diff'", path: path)
        case .file(let path): document = try reader.read(path: path)
        case .standardInput:
            let file = try SourceFile(
                path: input.path, bytes: standardInput.read(limit: reader.limits.bytes))
            document = try reader.read(file)
        }
        var request = PictureRequest(
            name: input.name, origin: input.path, document: document, fontBook: reader.fontBook)
        request.fontFolder = fontFolder(of: input.path)
        return request
    }

    /// Returns the request for a table of the catalogue, on the default screen of documents.
    ///
    /// - Throws: a `DocumentError` if the catalogue has mistakes or no such table.
    func request(forTable name: String) throws -> PictureRequest {
        let encoded = String(decoding: try JSONEncoder().encode(["table": name]), as: UTF8.self)
        let document = try reader.read(text: encoded, name: name, format: .json)
        var request = PictureRequest(
            name: name, origin: name, document: document, fontBook: reader.fontBook)
        request.isSample = true
        return request
    }
}

/// Pictures of each Interface Builder file in a suite of snapshots.
struct NibChoice {
    /// Widths in points, or no widths for the width of the file.
    var widths: [CGFloat] = []
    /// States of cells, or no states for the normal state.
    var states: [IBCellState] = []
    /// Kinds of findings that are notes.
    var allowed: Set<IBFindingKind> = []
}
