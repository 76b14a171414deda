import Foundation
import Tableshot

/// The nibs that the listings load from their bundle.
enum NibFiles {
    static let folder = Snapshots.root.appendingPathComponent("Fixtures/nibs").path

    /// Stands for the main bundle, and names the classes that its nibs mention.
    static let bundle: NibBundle = {
        var catalogue = CellCatalogue()
        catalogue.viewClasses.register(ComplexTableViewCell.self)
        catalogue.viewClasses.register(PRPComplexTableViewCell.self)
        return NibBundle(folder: folder, reader: DocumentReader(catalogue: catalogue))
    }()

    /// A picture of a listing's controller at scale 2.
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
