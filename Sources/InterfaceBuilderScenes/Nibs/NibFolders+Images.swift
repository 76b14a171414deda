import DocumentSyntax
import InterfaceBuilder
import TableImages
import TableMockups

extension NibFolders {
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
        path.split(separator: "/").last?.hasSuffix(catalogueSuffix) == true
    }
}
