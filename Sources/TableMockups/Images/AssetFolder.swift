import DocumentSyntax
import TableDrawing
import TableImages

/// An asset catalogue that a document names.
struct AssetFolder: Sendable {
    let catalog: AssetCatalog

    /// Opens the catalogue at a path.
    ///
    /// Adds a problem and returns `nil` if the catalogue does not exist or cannot be read.
    init?(_ node: DocumentNode, _ context: ReadingContext) {
        guard let folder = context.catalogue(node) else { return nil }
        do throws(AssetCatalogError) {
            catalog = try AssetCatalog(contentsOf: folder.shownPath)
        } catch {
            context.problems.error("\(error)", at: node)
            return nil
        }
        for name in catalog.colorNames
        where Color.named[name] != nil || Color.adaptive[name] != nil {
            context.problems.warning(
                "the colour set \(name.quoted) takes the place of the colour of that name",
                at: node)
        }
    }
}

extension AssetCatalog: AssetSource {}
