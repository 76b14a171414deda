import DocumentSyntax
import InterfaceBuilder
import TableDrawing
import TableImages
import TableMockups

/// Images, folders and names that the pictures of a file share.
struct IBPictureResources: Sendable {
    /// The images of the asset catalogs and folders.
    let images: ImageStore
    /// Folders with image files beside the folder of the file.
    let folders: [String]
    /// Names and owners of the file's objects.
    let index: IBIndex

    /// Opens the asset catalogs of the options.
    ///
    /// - Throws: a `DocumentError` for a catalog that cannot be read.
    init(_ document: IBDocument, _ options: IBPictureOptions) throws(DocumentError) {
        images = try NibFolders.images(options.assets, document)
        folders = options.assets.filter { !NibFolders.isCatalog($0) }
        index = IBIndex(document)
    }
}
