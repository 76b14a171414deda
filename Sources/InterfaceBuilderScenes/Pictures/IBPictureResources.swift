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
        images = try Self.images(options.assets, document)
        folders = options.assets.filter { !Self.isCatalog($0) }
        index = IBIndex(document)
    }

    /// Opens the asset catalogs among paths of catalogs and folders.
    ///
    /// - Throws: a `DocumentError` for a catalog that cannot be read.
    static func images(
        _ paths: [String], _ document: IBDocument
    ) throws(DocumentError) -> ImageStore {
        var catalogs: [AssetCatalog] = []
        for path in paths where isCatalog(path) {
            do throws(AssetCatalogError) {
                catalogs.append(try AssetCatalog(contentsOf: path))
            } catch {
                throw DocumentError("\(error)", at: document.file.whole)
            }
        }
        return ImageStore(loader: ImageFileLoader(), assets: catalogs)
    }

    /// Returns whether a path is the path of an asset catalog.
    static func isCatalog(_ path: String) -> Bool {
        path.split(separator: "/").last?.hasSuffix(NibFolders.catalogueSuffix) == true
    }
}
