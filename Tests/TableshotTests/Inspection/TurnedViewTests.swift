import Foundation
import Tableshot
import Testing

/// Rotated views in overlays and percentages.
@Suite struct TurnedViewTests {
    private func document(_ more: String) throws -> TableDocument {
        try DocumentReader().read(
            text: """
                screen: {width: 320, height: 120}
                prototypes:
                  p:
                    height: 120
                    subviews:
                      - {class: View, name: t, frame: [60, 20, 80, 80], backgroundColor: red, \(more)}
                table: {rows: [{cell: p}]}
                """)
    }

    @Test func `a rotated view counts with its own area, not with the rectangle around it`() throws
    {
        func percent(_ more: String) throws -> Double {
            try inspect(document(more)) { PerformanceInspector().inspect($0.table) }.value
                .blendedPercent
        }
        // 80 by 80 of 320 by 120 points.
        let upright = try percent("alpha: 0.5")
        #expect(abs(upright - 16.7) < 0.2)
        #expect(abs(try percent("alpha: 0.5, transform.rotation: 45") - 16.7) < 0.3)
        #expect(abs(try percent("alpha: 0.5, transform.rotation: 90") - 16.7) < 0.2)
        // Rotated by 45 degrees, a view clipped by its square superview is an octagon.
        let cut = try percent(
            "alpha: 0.5, transform.rotation: 45, clipsToBounds: true, subviews: [{class: View, "
                + "frame: [0, 0, 80, 80], backgroundColor: blue, transform.rotation: 45}]")
        #expect(abs(cut - 16.7) < 0.3)
    }

    @Test(arguments: InspectionOverlay.allCases)
    func `marks follow the rotated edges`(_ overlay: InspectionOverlay) throws {
        let document = try document("isOpaque: true, transform.rotation: 45")
        let context = RenderContext(traits: TraitCollection(displayScale: 1))
        let node = try inspect(document) { $0.overlay(overlay) }.value
        let picture = try Picture(node, background: .white, context: context).bitmap()
        func color(_ x: Int, _ y: Int) -> UInt32 { picture[x, y] }
        // The square is rotated by 45 degrees: the rectangle around it runs from 43.4 to 156.6
        // horizontally and from 3.4 to 116.6 vertically.
        for corner in [(47, 8), (152, 8), (47, 112), (152, 112)] {
            #expect(color(corner.0, corner.1) == color(20, 60), "\(corner)")
        }
        switch overlay {
        case .blended, .overdraw: #expect(color(100, 8) != color(20, 60))
        case .frames:
            // On the edge, halfway between the upper and the right corner.
            let usual = [color(100, 60), color(20, 60)]
            #expect((126...131).contains { !usual.contains(color($0, 31)) })
        }
    }
}
