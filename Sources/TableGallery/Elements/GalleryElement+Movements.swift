import Foundation
import Tableshot

extension GalleryElement {
    /// Instants halfway through movements.
    static let movements: [GalleryElement] = [
        GalleryElement(
            "movements", "Halfway",
            "Midway through a deselection, into editing, an insertion and a swipe.",
            values: ["animation"],
            declarations: ["movements", "halfway"].map {
                Declaration($0, in: "GalleryElement+Movements.swift")
            }
        ) { context in
            let films: [@Sendable (TableView) -> Void] = [
                { $0.deselectRow(at: at(0), animated: true) },
                { $0.setEditing(true, animated: true) },
                { ($0 as? GalleryTable)?.insert("New", at: at(1)) },
                { $0.openSwipeActions(at: at(1), animated: true) },
            ]
            let stills = try films.enumerated().map { index, act in
                try halfway(context, selects: index == 0, act)
            }
            return try stacked(stills, context)
        }
    ]

    private static let size = CGSize(width: 320, height: 132)

    /// Returns the middle frame of a movement.
    private static func halfway(
        _ context: RenderContext, selects: Bool, _ act: @escaping @Sendable (TableView) -> Void
    ) throws -> RenderTree {
        let film = try animate(size: size, framesPerSecond: 100, context: context) { clock in
            let table = GalleryTable(["Anna", "Bill", "Clara"])
            if selects { table.selectRow(at: at(0), animated: false, scrollPosition: .none) }
            clock.at(0) { act(table) }
            return table
        }
        return try film.renderTree(ofFrame: film.times.count / 2)
    }

    /// Returns a picture of render trees below each other.
    private static func stacked(
        _ trees: [RenderTree], _ context: RenderContext
    ) throws -> Picture {
        let gap: CGFloat = 12
        let pitch = size.height + gap
        let children = trees.enumerated().map { index, tree in
            RenderNode(
                name: "still \(index)",
                frame: CGRect(
                    origin: CGPoint(x: 0, y: CGFloat(index) * pitch), size: size),
                clipsToBounds: true, background: .color(tree.background), children: [tree.root])
        }
        let whole = CGSize(width: size.width, height: CGFloat(trees.count) * pitch - gap)
        return try Picture(
            RenderNode(
                name: "stills", frame: CGRect(origin: .zero, size: whole), children: children),
            background: .white, context: context)
    }
}
