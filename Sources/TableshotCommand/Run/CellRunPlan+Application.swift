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
            guard let nib = sources.folder.nib(of: cell.nibName, near: cell.path) else {
                outlets[cell.name] = try sources.outlets(of: cell, product.program.paths)
                continue
            }
            // A nib's cell has the identifier of the nib.
            if cell.kind == .cell { identifiers[cell.name] = nib.identifier }
            heights[cell.name] = nib.rowHeight
            if nib.isPrototype { prototypes[cell.name] = cell.nibName }
            // The nib of another view may have the view as its owner.
            if cell.kind == .cell || nib.hasView(of: cell.nibName) { nibs[cell.name] = nib.path }
        }
    }
}
