import Foundation
import TableGallery
import TableSnapshots
import Tableshot
import TableshotTesting
import Testing

/// The page of the documentation is what the command writes.
@Suite struct GalleryTests {
    static let documentation = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Documentation")

    static let pictures = GalleryElement.all.flatMap { element in
        Theme.eras.filter { element.isShown(in: $0) }.map { Shown(element: element, theme: $0) }
    }

    struct Shown: Sendable, CustomTestStringConvertible {
        var element: GalleryElement
        var theme: Theme
        var testDescription: String { "\(element.name) \(theme.name)" }
    }

    /// Compares with a file of the documentation.
    ///
    /// The command alone writes those: what a test records is
    /// the same picture in other bytes.
    private func verify<Value>(
        _ value: Value, as snapshotting: Snapshotting<Value>, _ path: String
    ) {
        assertSnapshot(
            of: value, as: snapshotting, named: (path as NSString).deletingPathExtension,
            record: .never, directory: Self.documentation.path)
    }

    @Test(arguments: pictures)
    func `a picture of the documentation is the one that is drawn`(shown: Shown) throws {
        let picture = try shown.element.picture(in: shown.theme)
        verify(picture, as: .image(), Gallery.path(of: shown.element, in: shown.theme))
        #expect(picture.diagnostics.map(\.message) == [])
    }

    @Test func `the page of the documentation is the one that is written`() {
        verify(Gallery().page, as: .lines(pathExtension: "md"), Gallery.pageName)
    }

    @Test func `the documentation has no picture that is not on the page`() throws {
        let folder = Self.documentation.appendingPathComponent(Gallery.folderName)
        let there = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        let wanted = Self.pictures.map {
            Gallery.path(of: $0.element, in: $0.theme).components(separatedBy: "/")[1]
        }
        #expect(there.sorted() == wanted.sorted())
        var bytes = 0
        for name in there {
            let data = try Data(contentsOf: folder.appendingPathComponent(name))
            bytes += data.count
            // References state the places of their parts after this word; output of the command
            // does not.
            #expect(data.range(of: Data("Tableshot:Regions".utf8)) == nil, "\(name)")
        }
        #expect(bytes < 6 << 20)
    }

    @Test func `elements have names of their own and say what is to be seen`() {
        let names = GalleryElement.all.map(\.name)
        #expect(Set(names).count == names.count)
        for element in GalleryElement.all {
            #expect(element.name.allSatisfy { $0.isLowercase || $0 == "-" })
            #expect(element.summary.hasSuffix("."))
        }
    }

    @Test(arguments: Theme.eras)
    func `every value of a theme stands below exactly one element`(theme: Theme) {
        for value in ThemeValue.values(of: theme) where value.path != "name" {
            let owners = GalleryElement.all.filter { $0.isDecided(by: value.path) }.map(\.name)
            #expect(owners.count == 1, "\(value.path): \(owners)")
            #expect(!value.text.isEmpty, "\(value.path)")
        }
    }

    @Test(arguments: Theme.eras)
    func `no source speaks for a part of a value, which the page would not show`(theme: Theme)
        throws
    {
        let paths = ThemeValue.values(of: theme).map(\.path)
        let hidden = try #require(Theme.provenances(ofThemeNamed: theme.name)).map(\.path).filter {
            provenance in
            paths.contains { provenance.hasPrefix($0 + ".") }
        }
        #expect(hidden == [])
    }

    @Test func `a value that is not proven is marked, and its place named`() throws {
        let page = Gallery().page
        let line = try #require(
            page.components(separatedBy: "\n").first {
                $0.hasPrefix("| `theme.cell.value2.textColor`")
            })
        let cells = line.components(separatedBy: " | ")
        #expect(cells.count == 6)
        #expect(cells[1].hasPrefix("#385487"))
        #expect(cells[4].contains("○"))
        #expect(page.contains("○ not proven: recollection: the tint"))
    }

    @Test func `values are written as people write them`() {
        func text(_ path: String, _ theme: Theme) -> String? {
            ThemeValue.values(of: theme).first { $0.path == path }?.text
        }
        #expect(text("cell.margins", .modern) == "16, 20 from 393")
        #expect(text("cell.subtitle.textFont", .classic) == "bold 18")
        #expect(text("table.rowHeight", .modern) == "44")
        #expect(text("hasDarkAppearance", .classic) == "no")
        #expect(text("selection.blue", .classic) == "#058CF5 to #015DE6")
        #expect(text("separator.thickness", .classic) == "points 1")
    }

    @Test func `a gallery of a changed theme shows what was changed`() throws {
        var theme = Theme.modern
        theme.table.rowHeight = 60
        let plain = try #require(GalleryElement.all.first { $0.name == "separators" })
        let changed = try plain.picture(in: theme).size.height
        #expect(try changed > plain.picture(in: .modern).size.height)
    }
}
