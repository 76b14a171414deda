import CellRunning
import Foundation

extension CellRunPlan {
    /// Adds the nibs and resources of the application that contains the cells.
    ///
    /// - Throws: a `CommandFailure` if a file cannot be read.
    mutating func complete(with product: CellCompiler.Product, _ sources: CellSources) throws {
        application = sources.folder.path
        catalogs = sources.folder.catalogs
        nibFiles = try sources.nibs(of: product.program.paths)
        for cell in product.cells where cell.obstacle == nil {
            guard let nib = sources.folder.nib(of: cell.nibName, near: cell.path) else { continue }
            // A nib's cell has the identifier of the nib.
            let text =
                FileManager.default.contents(atPath: nib)
                .map { String(decoding: $0, as: UTF8.self) } ?? ""
            if cell.kind == .cell,
                let match = text.firstMatch(
                    of: #/<tableViewCell[^>]*reuseIdentifier="([^"]+)"/#)
            {
                identifiers[cell.name] = String(match.1)
            }
            // The nib of another view may have the view as its owner.
            let contains = text.contains(
                try Regex("<[a-zA-Z]*[vV]iew [^>]*customClass=\"\(cell.nibName)\""))
            if cell.kind == .cell || contains { nibs[cell.name] = nib }
        }
    }
}
