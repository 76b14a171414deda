import Foundation
import Tableshot

/// Makes requests of documents and of the catalogue's tables.
struct RequestSource {
    private let reader: DocumentReader
    /// What documents lead to, by their paths.
    let files = FileLog()
    /// The bytes of standard input, which can be read once.
    private let standardInput = StandardInput()

    /// The files of fonts that texts may be drawn with.
    var fonts: [String] { reader.fontBook.paths }

    /// A source for the catalogue of the command at hand.
    ///
    /// - Parameters:
    ///   - assets: folders besides a document's own whose files documents may use.
    ///   - fonts: folders of fonts that come before the standard ones.
    ///   - isStrict: whether a file in them that is no font is an error.
    /// - Throws: a `CommandFailure` or a `FontBookError` if a folder cannot be used.
    init(assets: [String] = [], fonts: [String], isStrict: Bool) throws {
        for folder in assets {
            var isDirectory: ObjCBool = false
            guard
                FileManager.default.fileExists(
                    atPath: folder.pathOnDisk, isDirectory: &isDirectory)
            else {
                throw CommandFailure("no folder of this name, given with --assets", path: folder)
            }
            guard isDirectory.boolValue else {
                throw CommandFailure("it is no folder, given with --assets", path: folder)
            }
        }
        var reader = DocumentReader(
            catalogue: CommandSetting.current.catalogue, assets: assets,
            fontBook: try FontBook.standard.adding(directories: fonts, isStrict: isStrict))
        reader.log = files
        self.reader = reader
    }

    /// Reads a document.
    ///
    /// - Throws: a `DocumentError` with everything that is wrong with it.
    func request(for input: DocumentInput) throws -> PictureRequest {
        let document: TableDocument
        switch input {
        case .file(let path): document = try reader.read(path: path)
        case .standardInput:
            document = try reader.read(
                bytes: standardInput.read(limit: reader.limits.bytes), name: input.path)
        }
        return PictureRequest(
            name: input.name, origin: input.path, document: document, fontBook: reader.fontBook)
    }

    /// A table of the catalogue, on the screen of a document that says nothing but its name.
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
