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
        var catalogs: [AssetCatalog] = []
        var folders: [String] = []
        for path in options.assets {
            guard path.split(separator: "/").last?.hasSuffix(".xcassets") == true else {
                folders.append(path)
                continue
            }
            do throws(AssetCatalogError) {
                catalogs.append(try AssetCatalog(contentsOf: path))
            } catch {
                throw DocumentError("\(error)", at: document.file.whole)
            }
        }
        images = ImageStore(loader: ImageFileLoader(), assets: catalogs)
        self.folders = folders
        index = IBIndex(document)
    }
}
