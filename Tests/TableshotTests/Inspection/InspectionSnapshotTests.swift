import Foundation
import Tableshot
import Testing

/// Pictures of the legend and of the overlays.
@Suite struct InspectionSnapshotTests {
    private func picture(
        direction: LayoutDirection = .leftToRight, _ body: (TableInspector) -> RenderNode
    ) throws -> Picture {
        let source = SettingsTable()
        let context = RenderContext(
            traits: TraitCollection(layoutDirection: direction, displayScale: 3))
        let (node, _) = try inspect(
            size: CGSize(width: 320, height: 240), context: context,
            makeTable: { SettingsTable.make(source) }
        ) { body($0) }
        return try Picture(node, background: .white, context: context)
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func legend(direction: LayoutDirection) throws {
        let suffix = direction == .rightToLeft ? "-rtl" : ""
        Snapshots.verify(
            try picture(direction: direction) { $0.legend() },
            "Inspection/legend\(suffix)")
    }

    @Test(arguments: InspectionOverlay.allCases)
    func overlay(_ overlay: InspectionOverlay) throws {
        Snapshots.verify(
            try picture { $0.overlay(overlay) }, "Inspection/\(overlay.rawValue)")
    }

    @Test func `a row's trailing switch follows its text from right to left`() throws {
        let source = SettingsTable()
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let context = RenderContext(traits: TraitCollection(layoutDirection: direction))
            let (tree, _) = try inspect(
                size: CGSize(width: 320, height: 240), context: context,
                makeTable: { SettingsTable.make(source) }
            ) { $0.accessibility() }
            #expect(
                tree.elements.map(\.spoken) == [
                    "Connections", "Wi-Fi, Home", "Bluetooth, On", "Airplane Mode",
                    "Airplane Mode, on",
                    "Notifications, Off",
                ])
        }
    }
}
