import Foundation
import TableDrawing
import TableImages
import TableControls
import TableViews
import TestSupport
import Testing

@testable import TableMockups

@Suite struct DocumentAssetTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            "Media.xcassets/Sun.imageset/Contents.json",
            """
            {"images": [{"filename": "a.png", "scale": "2x"},
              {"filename": "b.png", "scale": "2x",
               "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
            """)
        try folder.writeImage(
            "Media.xcassets/Sun.imageset/a.png", width: 20, height: 20, pixel: 0xFFFF_FFFF)
        try folder.writeImage(
            "Media.xcassets/Sun.imageset/b.png", width: 20, height: 20, pixel: 0xFF00_0000)
        try folder.write(
            "Media.xcassets/Brand.colorset/Contents.json",
            """
            {"colors": [
              {"color": {"components": {"red": "0x11", "green": "0x22", "blue": "0x33"}}},
              {"color": {"components": {"red": "0xAA", "green": "0xBB", "blue": "0xCC"}},
               "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
            """)
    }

    private func found(_ text: String) -> [String] { TableMockupsTests.mistakes(text, in: folder) }

    /// Returns the image view of the first row, and the diagnostics.
    private func view(_ text: String) throws -> (view: ImageView, log: DiagnosticLog) {
        let (table, _, log) = try document(text, in: folder).lowered()
        return (try #require(table.visibleCells.first?.imageView), log)
    }

    @Test("Image sets and colour sets are found by name, in the document's appearance")
    func names() throws {
        for (appearance, pixel, color) in [
            ("light", 0xFFFF_FFFF as UInt32, "#112233"), ("dark", 0xFF00_0000, "#AABBCC"),
        ] {
            let document = try document(
                """
                assets: Media.xcassets
                appearance: \(appearance)
                table: {rows: [{image: Sun, textColor: Brand, text: a}]}
                """, in: folder)
            let (table, _, log) = document.lowered()
            #expect(log.diagnostics.isEmpty)
            let cell = try #require(table.visibleCells.first)
            let traits = document.context().traits
            let image = try #require(cell.imageView?.image).resolved(with: traits)
            #expect(image.size == CGSize(width: 10, height: 10))
            guard case .bitmap(let bitmap) = image.source else {
                Issue.record("no pixels")
                continue
            }
            #expect(bitmap.pixels.first == pixel)
            #expect("\(try #require(cell.textLabel?.textColor).resolved(with: traits))" == color)
        }
    }

    @Test("Assets precede files of equal names, unless the document states the kind")
    func order() throws {
        try folder.writeImage("Sun", width: 6, height: 6)
        let assets = "assets: [Media.xcassets]\n"
        for (image, width) in [("Sun", 10.0), ("{asset: Sun}", 10), ("{file: Sun}", 6)] {
            let (view, _) = try view(assets + "table: {rows: [{image: \(image)}]}")
            #expect(view.image?.size.width == CGFloat(width))
        }
    }

    @Test("Changes of an image are drawn")
    func looks() throws {
        try folder.writeImage("a.png", width: 40, height: 20)
        func image(_ keys: String) throws -> Image {
            try #require(try view("table: {rows: [{image: {file: a.png, \(keys)}}]}").view.image)
        }
        let small = try image("size: [29, 31], cornerRadius: 6")
        #expect(small.size == CGSize(width: 29, height: 31))
        guard case .drawing(let drawing) = small.source,
            case .image(_, let rect, _, _, _)? = drawing.commands.first(where: {
                if case .image = $0 { true } else { false }
            })
        else {
            Issue.record("no drawing")
            return
        }
        #expect(rect == CGRect(x: 0, y: 8.25, width: 29, height: 14.5))
        #expect(try image("size: 12").size == CGSize(width: 12, height: 12))
        #expect(try image("template: true").renderingMode == .alwaysTemplate)
        #expect(try image("template: false").renderingMode == .alwaysOriginal)
        let tinted = try image("tint: systemRed")
        #expect(tinted.tint == Color.systemRed.resolved)
    }

    @Test("A style provides the properties that a row's image does not state")
    func styles() throws {
        try folder.writeImage("a.png", width: 40, height: 20)
        let (view, _) = try view(
            """
            styles: {icon: {image: {size: 29, tint: systemRed}}}
            table: {rows: [{use: icon, image: {file: a.png}}]}
            """)
        #expect(view.image?.size == CGSize(width: 29, height: 29))
        #expect(view.image?.tint == Color.systemRed.resolved)
    }

    @Test("Diagnostics of the catalogue's reader become diagnostics of the picture")
    func diagnostics() throws {
        try folder.write(
            "a.svg", "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><text/></svg>")
        let (view, log) = try view("table: {rows: [{image: a.svg}, {image: a}]}")
        #expect(view.image?.size == CGSize(width: 9, height: 9))
        #expect(log.diagnostics.map(\.identifier) == ["image.svg"])
        #expect(log.diagnostics.first?.location?.hasSuffix(":1:24") == true)
        #expect(log.diagnostics.first?.message.contains("/a.svg: of the SVG is left out") == true)
    }

    @Test("Each mistake is reported at its location")
    func mistakes() throws {
        let top = "assets: Media.xcassets\ntable: {rows: [{"
        #expect(
            found(top + "image: {asset: Sum}}]}") == [
                "2:32 the assets have no image \"Sum\"; did you mean \"Sun\"?"
            ])
        #expect(
            found(top + "textColor: Brant}]}").first?.contains("did you mean \"Brand\"?") == true)
        // A name without a file is searched in the assets, too.
        let neither = found(top + "image: Sum}]}").first ?? ""
        #expect(
            neither.hasPrefix(
                "2:24 the assets have no image \"Sum\", and there is no file \"Sum\"")
                && neither.contains("did you mean \"Sun\"?"), "\(neither)")
        #expect(
            found(top + "image: {asset: Weather/sun}}]}") == [
                "2:32 the assets have no image \"Weather/sun\"; did you mean \"Sun\"?"
            ])
        #expect(
            found("table: {rows: [{image: {asset: Sun}}]}") == [
                "1:32 found the image \"Sun\" of the assets, but the document names no assets "
                    + "(assets are named at the document's top: assets: Media.xcassets)"
            ])
        #expect(
            found(top + "image: {tint: red}}]}") == [
                "2:24 an image lacks the key \"file\", or \"asset\" for one of the document's assets, "
                    + "or \"symbol\""
            ])
        #expect(
            found(top + "image: {file: a.png, asset: Sun}}]}").contains {
                $0.contains("found \"asset\" beside \"file\"")
            })
        #expect(
            found("assets: No.xcassets\ntable: {rows: []}").first?.hasPrefix(
                "1:9 no folder \"No.xcassets\"") == true)
        try folder.write("file.xcassets", "")
        #expect(
            found("assets: file.xcassets\ntable: {rows: []}") == [
                "1:9 found a file at \"file.xcassets\", expected a folder"
            ])
        #expect(
            found("assets: ../..\ntable: {rows: []}").first?.contains(
                "leads out of the allowed folders") == true)
        try folder.write(
            "Media.xcassets/red.colorset/Contents.json",
            #"{"colors": [{"color": {"color-space": "lab"}}]}"#)
        let lines = found(top + "textColor: red}]}")
        #expect(lines.contains { $0.contains("takes the place of the colour of that name") })
        #expect(lines.contains { $0.contains("has the colour space \"lab\"") })
    }

    @Test("Messages name the kind of a set that cannot be read")
    func otherKinds() throws {
        try folder.write("Media.xcassets/bolt.symbolset/Contents.json", "{}")
        try folder.write("Media.xcassets/AppIcon.appiconset/Contents.json", "{}")
        let top = "assets: Media.xcassets\ntable: {rows: [{text: a, "
        #expect(
            found(top + "image: {asset: bolt}}]}").first?.contains(
                "\"bolt\" of the assets is of the kind symbolset, which is not read; expected an image set "
                    + "(put the symbol's SVG into an image set, as a template)") == true)
        #expect(
            found(top + "image: AppIcon}]}").first?.contains(
                "\"AppIcon\" of the assets is of the kind appiconset, which is not read, and there is no "
                    + "file") == true)
        #expect(
            found(top + "textColor: AppIcon}]}").first?.contains(
                "\"AppIcon\" of the assets is of the kind appiconset, expected colorset") == true)
    }

    @Test("A component of 1 beside fractions is a warning")
    func doubtfulComponents() throws {
        func found(_ components: String) throws -> [String] {
            try folder.write(
                "Media.xcassets/Mix.colorset/Contents.json",
                "{\"colors\": [{\"color\": {\"components\": {\(components)}}}]}")
            return self.found(
                "assets: Media.xcassets\ntable: {rows: [{text: a, textColor: Mix}]}")
        }
        let mixed = try found("\"red\": \"1\", \"green\": \"0.5\", \"blue\": \"0\"")
        #expect(mixed.count == 1)
        #expect(
            mixed.first?.contains(
                "colors[0] of the colour set \"Mix\" has the component \"red\": \"1\", which is 1 of 255, "
                    + "beside the share \"green\": \"0.5\"") == true, "\(mixed)")
        #expect(try found("\"red\": \"1\", \"green\": \"128\", \"blue\": \"0\"") == [])
        #expect(
            try found("\"red\": \"1.0\", \"green\": \"0.5\", \"blue\": \"0\", \"alpha\": \"1\"")
                == [])
    }
}
