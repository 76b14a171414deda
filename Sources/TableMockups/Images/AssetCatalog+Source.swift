import DocumentSyntax
import TableImages

extension AssetCatalog: AssetSource {}
