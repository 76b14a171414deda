import Foundation
import TableDrawing
import TableGeometry
import TableControls
import TableScreens
import TableViews
import Testing

@testable import TableMockups

/// Size classes of a document's screen, by its device or its size.
@Suite struct ScreenClassTests {
    private func traits(_ screen: String) throws -> TraitCollection {
        try document("screen: {\(screen)}\ntable: {rows: [{text: A}]}").context().traits
    }

    @Test("Phones in portrait have a compact width, tablets a regular width")
    func upright() throws {
        for device in Device.all {
            let traits = try traits("device: \(device.name)")
            #expect(
                traits.horizontalSizeClass == (device.idiom == .pad ? .regular : .compact),
                "\(device.name)")
            #expect(traits.verticalSizeClass == .regular, "\(device.name)")
        }
    }

    @Test("In landscape, large phones have a regular width, and all phones a compact height")
    func landscape() throws {
        let large: Set<String> = [
            "iphone-6-plus", "iphone-7-plus", "iphone-8-plus", "iphone-xr", "iphone-xs-max",
            "iphone-11", "iphone-11-pro-max", "iphone-12-pro-max", "iphone-13-pro-max",
            "iphone-14-plus", "iphone-14-pro-max", "iphone-15-plus", "iphone-15-pro-max",
            "iphone-16-plus", "iphone-16-pro-max",
        ]
        for device in Device.all {
            let traits = try traits("device: \(device.name), orientation: landscape")
            let isWide = device.idiom == .pad || large.contains(device.name)
            #expect(traits.horizontalSizeClass == (isWide ? .regular : .compact), "\(device.name)")
            #expect(
                traits.verticalSizeClass == (device.idiom == .pad ? .regular : .compact),
                "\(device.name)")
        }
        #expect(large.isSubset(of: Set(Device.all.map(\.name))))
    }

    @Test(
        "A size without a device belongs to a tablet if no side is as short as a phone's",
        arguments: [
            ("width: 768, height: 1024", true), ("width: 1024, height: 768", true),
            ("width: 768, height: content", true), ("width: 320, height: 480", false),
            ("width: 956, height: 440", false), ("width: 480", false),
            ("device: iphone-6, width: 768", false), ("device: ipad, width: 320", true),
        ])
    func sizes(screen: String, isTablet: Bool) throws {
        let traits = try traits(screen)
        #expect(traits.userInterfaceIdiom == (isTablet ? .pad : .phone))
        #expect(traits.horizontalSizeClass == (isTablet ? .regular : .compact))
    }

    @Test(
        "Classic grouped rows keep the margins of phones in both orientations",
        arguments: [
            ("device: iphone-4", 300), ("device: iphone-4, orientation: landscape", 460),
            ("device: iphone-5, orientation: landscape", 548),
            ("device: ipad-9.7", 678), ("width: 480, height: 320", 460),
            ("width: 768, height: 1024", 678),
        ])
    func classicMargins(screen: String, width: CGFloat) throws {
        let (table, _, _) = try document(
            "screen: {\(screen)}\ntheme: classic\ntable: {style: grouped, rows: [{text: A}]}"
        ).lowered()
        let cell = try #require(table.visibleCells.first)
        #expect(cell.contentView.frame.width == width)
    }
}
