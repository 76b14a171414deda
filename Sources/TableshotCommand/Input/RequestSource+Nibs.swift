import Foundation
import InterfaceBuilder
import InterfaceBuilderScenes
import Tableshot

/// Requests for the pictures of Interface Builder's files.
extension RequestSource {
    /// Returns the options for a file's pictures, with the fonts, cells and folders of the source.
    ///
    /// - Throws: a `FontFolderError` if the fonts beside the file cannot be used.
    func nibOptions(for path: String) throws -> IBPictureOptions {
        let reader = try reader(for: path)
        var options = IBPictureOptions()
        options.catalogue = reader.catalogue
        options.fontBook = reader.fontBook
        options.log = files
        options.assets = NibFolders(of: path, assets: reader.assets).assets
        for catalogue in options.assets where catalogue.hasSuffix(NibFolders.catalogueSuffix) {
            files.note(catalogue.realPath ?? catalogue, .catalogue, of: path)
        }
        return options
    }

    /// Reads a file, with the texts of a locale if a file of strings is beside `Base.lproj`.
    ///
    /// - Throws: a `DocumentError` with the location of the first mistake.
    func nib(at path: String, locale: Locale? = nil) throws(DocumentError) -> IBDocument {
        let strings = locale.flatMap { NibFolders.strings(of: path, locale: $0) }
        if let place = strings?.path { files.note(place.realPath ?? place, .file, of: path) }
        return try IBDocument.read(path: path, strings: strings)
    }

    /// Returns a request for each picture of a file.
    ///
    /// The picture of a xib with a single view has the name of the file. The names of other
    /// pictures begin with the name of the file.
    ///
    /// - Throws: a `DocumentError` for a file that cannot be drawn.
    func nibRequests(
        for input: DocumentInput, _ options: IBPictureOptions, locale: Locale? = nil
    ) throws -> [PictureRequest] {
        let document = try nib(at: input.path, locale: locale)
        let parts = IBPictures.list(document)
        let views = NibPart.views(of: document)
        var warnings = NibWarnings(of: document)
        let folder = fontFolder(of: input.path)
        return try IBPictures.pictures(of: document, options).map { picture in
            var name = "\(input.name)-\(picture.name)"
            if document.kind == .xib, parts.count == 1 {
                name = input.name + picture.name.dropFirst(parts[0].name.count)
            }
            var request = PictureRequest(
                name: name, origin: input.path, document: picture.document,
                fontBook: options.fontBook)
            request.fontFolder = folder
            request.document.warnings = warnings.warnings(of: picture)
            request.nib = NibPart(
                picture, parts: parts, views: views, warnings: warnings.all(of: picture),
                ledger: document.ledger)
            return request
        }
    }

    /// Returns a request for each picture of a document or file without options.
    ///
    /// - Throws: a `DocumentError` for a file that cannot be drawn, and a `CommandFailure` if the
    ///   matrix of a document has too many variants.
    func variants(for input: DocumentInput) throws -> [PictureRequest] {
        guard input.isNib else { return try request(for: input).variants() }
        var options = try nibOptions(for: input.path)
        options.isComplete = true
        options.widths = nibChoice.widths
        options.states = nibChoice.states
        return try nibRequests(for: input, options).map { request in
            var request = request
            request.allow(nibChoice.allowed)
            return request
        }
    }
}
