import Foundation
import TableDrawing
import TableImages
import TableControls
import TableViews
import TestSupport
import Testing

@testable import DocumentSyntax
@testable import TableMockups

@Suite struct DocumentImageTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func mistakes(_ path: String) -> [String] {
        TableMockupsTests.mistakes(
            "table:\n  rows:\n    - {image: \(path)}", in: folder)
    }

    @Test("The variant for the picture's scale is shown, in points")
    func variants() throws {
        try folder.writeImage("a.png", width: 20, height: 10)
        try folder.writeImage("a@2x.png", width: 40, height: 20)
        try folder.writeImage("b@3x.png", width: 60, height: 30)
        for (scale, name) in [(1, "a.png"), (2, "a@2x.png"), (3, "a@2x.png")] {
            let image = try shownImage("a.png", scale: scale)
            #expect(image.name == name)
            #expect(image.size == CGSize(width: 20, height: 10))
        }
        #expect(try shownImage("b.png", scale: 1).size == CGSize(width: 20, height: 10))
        #expect(try shownImage("b@3x.png", scale: 2).size == CGSize(width: 20, height: 10))
    }

    private func shownImage(_ path: String, scale: Int) throws -> Image {
        let (table, _, log) = try document(
            "screen: {scale: \(scale)}\ntable: {rows: [{image: \(path)}]}", in: folder
        ).lowered()
        #expect(log.diagnostics.isEmpty)
        return try #require(table.visibleCells.first?.imageView?.image)
    }

    @Test("A content mode places a row's symbol in the stated size")
    func symbolContentModes() throws {
        let symbol = try #require(Image(systemName: "star.fill")).size
        let size = CGSize(width: 60, height: 30)
        func place(_ mode: String) throws -> CGRect {
            let (table, _, _) = try document(
                "table: {rows: [{image: {symbol: star.fill, size: [60, 30]\(mode)}}]}"
            ).lowered()
            let image = try #require(table.visibleCells.first?.imageView?.image)
            #expect(image.size == size)
            guard case .drawing(let drawing) = image.source else {
                Issue.record("a symbol of a size is recorded")
                return .null
            }
            for case .image(_, let rect, _, _, _) in drawing.commands { return rect }
            Issue.record("the symbol is not drawn: \(drawing.commands)")
            return .null
        }
        func areEqual(_ left: CGRect, _ right: CGRect) -> Bool {
            abs(left.minX - right.minX) < 0.01 && abs(left.minY - right.minY) < 0.01
                && abs(left.width - right.width) < 0.01
                && abs(left.height - right.height) < 0.01
        }
        let fit = CGRect(
            x: 30 - 15 * symbol.width / symbol.height, y: 0,
            width: 30 * symbol.width / symbol.height, height: 30)
        let fillHeight = 60 * symbol.height / symbol.width
        for (mode, expected) in [
            ("", fit), (", contentMode: scaleAspectFit", fit),
            (", contentMode: scaleToFill", CGRect(origin: .zero, size: size)),
            (
                ", contentMode: scaleAspectFill",
                CGRect(x: 0, y: 15 - fillHeight / 2, width: 60, height: fillHeight)
            ),
        ] {
            let found = try place(mode)
            #expect(areEqual(found, expected), "\(mode): \(found)")
        }
    }

    @Test("A symbol with a stated size or rounded corners keeps its tint")
    func sizedSymbols() throws {
        for (look, tint) in [
            ("size: [30, 30]", RGBA?.none), ("cornerRadius: 4", nil),
            ("size: [30, 30], tint: red", Color.red.resolved),
        ] {
            let (table, _, _) = try document(
                "table: {rows: [{image: {symbol: star.fill, \(look)}}]}"
            ).lowered()
            let image = try #require(table.visibleCells.first?.imageView?.image)
            #expect(image.isTemplate, "\(look)")
            #expect(image.tint == tint, "\(look)")
        }
        let (table, _, _) = try document(
            "table: {rows: [{image: {symbol: star.fill, size: [30, 30], template: false}}]}"
        ).lowered()
        #expect(table.visibleCells.first?.imageView?.image?.isTemplate == false)
    }

    @Test("An invalid image is an error at its location, with the reason")
    func broken() throws {
        try folder.write("text.png", "This is a text.")
        try folder.write("empty.png", "")
        try folder.writeImage("good.png", width: 64, height: 64)
        let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/good.png"))
        let header = bytes.prefix(33)
        try header.write(to: URL(fileURLWithPath: folder.path + "/cut.png"))
        var huge = Data(header)
        huge.replaceSubrange(16..<24, with: [0, 1, 0x86, 0xA0, 0, 1, 0x86, 0xA0])
        try huge.write(to: URL(fileURLWithPath: folder.path + "/huge.png"))
        for (path, reason) in [
            ("text.png", "is a text file; a PNG, JPEG, WebP or SVG image was expected"),
            ("empty.png", "is empty"),
            ("cut.png", ""), ("huge.png", "is 100000 × 100000 px"),
        ] {
            let found = mistakes(path)
            #expect(found.count == 1, "\(path)")
            #expect(
                found.first?.hasPrefix("3:15 the image \"\(path)\" \(reason)") == true,
                "\(found)")
        }
        #expect(mistakes("good.png").isEmpty)
    }

    @Test("A missing image suggests files without their scales and extensions, and assets")
    func suggestions() throws {
        try folder.write("harbour@2x.png", "")
        func found(_ name: String) -> String? { mistakes(name).first }
        #expect(found("harbor.png")?.contains("did you mean \"harbour.png\"?") == true)
        #expect(found("harbor")?.contains("did you mean \"harbour\"?") == true)
        #expect(found("zebra")?.contains("did you mean") == false)
    }

    @Test(
        "A missing image and an image outside of the allowed folders are errors at their locations")
    func absent() throws {
        try folder.writeImage("noon.png", width: 2, height: 2)
        #expect(
            mistakes("nono.png").first?.hasPrefix(
                "3:15 no file \"nono.png\"; did you mean \"noon.png\"?") == true)
        #expect(
            mistakes("../../etc/hostname").first?.hasPrefix(
                "3:15 found \"../../etc/hostname\", which leads out of the allowed folders") == true
        )
        #expect(
            mistakes("/etc/hostname").first?.hasPrefix(
                "3:15 found the absolute path \"/etc/hostname\"") == true)
    }

    @Test("Images can come from the asset folders")
    func assets() throws {
        let assets = try TemporaryFolder()
        try assets.writeImage("noon.png", width: 2, height: 2)
        let reader = DocumentReader(assets: [assets.path])
        let document = try reader.read(
            text: "table: {rows: [{image: noon.png}]}", name: folder.path + "/d.yaml")
        #expect(document.rows().first?.standard?.image?.path == "noon.png")
    }

    @Test("A file in many rows is read once")
    func caching() throws {
        final class Counting: ImageLoading, @unchecked Sendable {
            var count = 0
            func image(_ file: AllowedFile, scale: CGFloat) throws -> Image {
                count += 1
                return try ImageFileLoader().image(file, scale: scale)
            }
        }
        try folder.writeImage("a.png", width: 2, height: 2)
        let loader = Counting()
        let rows = Array(repeating: "{image: a.png}", count: 10).joined(separator: ", ")
        let document = try DocumentReader(images: loader).read(
            text: "table: {rows: [\(rows)]}", name: folder.path + "/d.yaml")
        #expect(document.lowered().table.visibleCells.count == 10)
        #expect(loader.count == 1)
    }

    @Test("A store stays within its budget and removes the least recently used images")
    func storeLimit() throws {
        final class Loader: ImageLoading, @unchecked Sendable {
            var names: [String] = []
            func image(_ file: AllowedFile, scale: CGFloat) throws -> Image {
                names.append(file.path)
                return Image(bitmap: Bitmap(width: 10, height: 10))
            }
        }
        for name in ["a", "b", "c"] { try folder.writeImage(name + ".png", width: 1, height: 1) }
        let loader = Loader()
        let document = try DocumentReader(images: loader).read(
            text: "table: {rows: [{image: a.png}, {image: b.png}, {image: c.png}]}",
            name: folder.path + "/d.yaml")
        let store = ImageStore(loader: loader, budget: 3_000)
        let images = document.rows().compactMap { $0.standard?.image }
        loader.names = []
        for index in [0, 1, 0, 1, 2, 2, 0] { _ = try store.image(images[index]) }
        #expect(loader.names == ["a.png", "b.png", "c.png", "a.png"])
    }
}
