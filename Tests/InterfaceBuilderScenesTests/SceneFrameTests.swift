import DocumentSyntax
import Foundation
import InterfaceBuilder
import TableDrawing
import TableInspection
import Tableshot
import Testing

@testable import InterfaceBuilderScenes

/// Frames in scenes of `Fixtures/interface-builder`, as saved by Xcode.
@Suite struct SceneFrameTests {
    private static let folder = URL(fileURLWithPath: #filePath)
        .appendingPathComponent("../../../Fixtures/interface-builder").standardized

    /// Storyboards whose scenes have the frames of Xcode's canvas.
    private static let names = [
        "canvas-any-size", "canvas-any-size-xcode-6", "canvas-below-bars", "canvas-embedded",
        "canvas-freeform", "canvas-home-button", "canvas-home-button-xcode-10",
        "canvas-home-button-xcode-15", "canvas-ipad", "canvas-island", "canvas-landscape",
        "canvas-no-status-bar", "canvas-notch-xcode-10", "canvas-notch-xcode-12",
        "canvas-notch-xcode-15", "canvas-opaque-bars", "canvas-sheet", "canvas-xcode-26",
        "layout-guides", "navigation-colors", "navigation-large-titles", "navigation-pushed",
        "navigation-title-view", "scroll-view", "table-below-bars", "toolbar-items",
    ]

    @Test("The views of a scene have the frames that Xcode saved", arguments: names)
    func frames(name: String) throws {
        let path = Self.folder.appendingPathComponent("\(name).storyboard").path
        let document = try IBDocument.read(path: path, strings: nil)
        var drawn: [String: InspectedRect] = [:]
        for picture in try IBPictures.pictures(of: document, IBPictureOptions()) {
            let tree = try inspect(picture.document) { $0.tree() }.value
            for view in tree.others.flatMap(Self.flattened) {
                if let id = view.identifier { drawn[id] = view.frame }
            }
        }
        var count = 0
        for root in document.scenes.compactMap({ $0.controller?.view }) {
            for view in root.flattened().dropFirst() {
                guard let frame = view.frame, let id = view.id?.rawValue else { continue }
                let saved = InspectedRect(
                    CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height))
                #expect(drawn[id] == saved, "\(view.location)")
                count += 1
            }
        }
        #expect(count > 0)
    }

    private static func flattened(_ view: InspectedView) -> [InspectedView] {
        [view] + view.subviews.flatMap(flattened)
    }

    private func bars(_ name: String, scene: String? = nil) throws -> IBPicture {
        let path = Self.folder.appendingPathComponent("\(name).storyboard").path
        var options = IBPictureOptions()
        options.scene = scene
        return try #require(
            IBPictures.pictures(of: IBDocument.read(path: path, strings: nil), options).first)
    }

    @Test("A pushed scene has the bars of the scene that pushes it, and a back button")
    func pushed() throws {
        let path = Self.folder.appendingPathComponent("navigation-pushed.storyboard").path
        let pictures = try IBPictures.pictures(
            of: IBDocument.read(path: path, strings: nil), IBPictureOptions())
        let bars = pictures.map(\.document.bars)
        #expect(bars.map { $0?.navigationBar?.back } == [nil, "Chats", "Back"])
        #expect(bars.map { $0?.tabBar?.items.count } == [1, 1, nil])
    }

    @Test("A file without a size class has the size classes of the square canvas")
    func anySize() throws {
        let path = Self.folder.appendingPathComponent("canvas-any-size.storyboard").path
        let document = try IBDocument.read(path: path, strings: nil)
        let controller = try #require(document.scenes.last?.controller)
        let index = IBIndex(document)
        func canvas(_ change: (inout IBPictureOptions) -> Void = { _ in }) -> IBSceneCanvas {
            var options = IBPictureOptions()
            change(&options)
            return IBSceneCanvas(
                of: controller, IBSceneBars(of: controller, document, index), document, index,
                options)
        }
        #expect(canvas().screen.size == CGSize(width: 600, height: 600))
        #expect(canvas().sizeClasses == IBSizeClasses(horizontal: .any, vertical: .any))
        let phone = canvas { $0.device = .named("iphone-8") }
        #expect(phone.screen.size == CGSize(width: 375, height: 667))
        #expect(phone.sizeClasses == .phone)
    }

    @Test("A navigation bar and a tab bar have their own colors of the file")
    func colors() throws {
        let theme = try bars("navigation-colors").document.theme
        let bar = theme.bars.navigationBar
        #expect(bar.background.stops.first?.color.resolved.described == "40 170 192 100")
        #expect(bar.title.color?.resolved.described == "255 255 255 100")
        #expect(bar.button.text.color?.resolved.described == "255 255 153 100")
        #expect(theme.bars.tabBar.background.stops.first?.color == .black)
        #expect(theme.bars.tabBar.selectedColor?.resolved.described == "255 128 0 100")
    }

    @Test("A title view and a custom view replace a title and a button")
    func views() throws {
        let picture = try bars("navigation-title-view")
        #expect(picture.undrawn.isEmpty)
        let bar = try #require(picture.document.bars?.navigationBar)
        #expect(bar.titleView != nil)
        #expect(bar.left.map(\.title) == [nil])
        let bitmap = try render(picture.document).bitmap()
        // The orange square at the leading edge, and the yellow view in the middle.
        #expect(bitmap[93, 240] == bitmap[93, 260])
        #expect(bitmap[93, 240] != bitmap[120, 800])
        #expect(bitmap[300, 200] != bitmap[300, 320])
    }

    @Test("A navigation item without a bar is a note")
    func itemWithoutBar() throws {
        let picture = try bars("canvas-home-button", scene: "Alone")
        #expect(picture.document.bars?.navigationBar == nil)
        #expect(
            picture.undrawn.map(\.message) == [
                "the navigationItem is not drawn: no navigation controller of the file shows the "
                    + "scene"
            ])
        #expect(picture.undrawn.first?.severity == .note)
    }
}
