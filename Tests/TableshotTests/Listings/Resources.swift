import Foundation
import Tableshot

/// Resources that the listings load from their bundle: the images of the fixtures.
enum Resources {
    static let folder = Snapshots.root.appendingPathComponent("Fixtures/documents/images").path

    /// Replaces a bundle's method of this name.
    static func path(forResource name: String, ofType type: String) -> String {
        (folder as NSString).appendingPathComponent("\(name).\(type)")
    }

    /// Titles and images of four parts of the day.
    static let items: [[String: String]] = [
        ["mainTitleKey": "Morning", "secondaryTitleKey": "6 to 12", "imageKey": "morning"],
        ["mainTitleKey": "Noon", "secondaryTitleKey": "12 to 18", "imageKey": "noon"],
        ["mainTitleKey": "Evening", "secondaryTitleKey": "18 to 24", "imageKey": "evening"],
        ["mainTitleKey": "Night", "secondaryTitleKey": "0 to 6", "imageKey": "night"],
    ]

    /// Returns a picture of a listing's table, 320 points wide at scale 2.
    static func picture(
        _ theme: Theme, height: CGFloat, _ configure: (TableView) -> Void
    ) throws -> Picture {
        try render(
            size: CGSize(width: 320, height: height),
            context: RenderContext(theme: theme, traits: TraitCollection(displayScale: 2))
        ) {
            let tableView = TableView(
                frame: CGRect(x: 0, y: 0, width: 320, height: height), style: .plain)
            configure(tableView)
            return tableView
        }
    }
}
