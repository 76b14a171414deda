import Foundation
import Tableshot

/// Nibs that the listings load from their bundle.
enum NibFiles {
    static let folder = Snapshots.root.appendingPathComponent("Fixtures/nibs").path

    /// Replaces the main bundle, and names the classes of its nibs.
    static let bundle: NibBundle = {
        var catalogue = CellCatalogue()
        catalogue.viewClasses.register(ComplexTableViewCell.self)
        catalogue.viewClasses.register(PRPComplexTableViewCell.self)
        return NibBundle(folder: folder, reader: DocumentReader(catalogue: catalogue))
    }()

    /// Returns a picture of a listing's controller at scale 2.
    static func picture(
        _ theme: Theme = .modern, width: CGFloat = 320, height: CGFloat,
        _ makeController: () throws -> TableViewController
    ) throws -> Picture {
        try render(
            size: CGSize(width: width, height: height),
            context: RenderContext(theme: theme, traits: TraitCollection(displayScale: 2)),
            makeController: makeController)
    }
}
