import Foundation
import TableSnapshots
import Tableshot
import TableshotTesting
import Testing

@testable import TableGallery

/// The gallery's pictures are the recorded pictures, and its pages show them.
@Suite struct GalleryTests {
    static let snapshots = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Snapshots/Gallery")

    static let pictures = GalleryElement.all.flatMap { element in
        Theme.eras.filter { element.isShown(in: $0) }.map { Shown(element: element, theme: $0) }
    }

    struct Shown: Sendable, CustomTestStringConvertible {
        var element: GalleryElement
        var theme: Theme
        var testDescription: String { "\(element.name) \(theme.name)" }
        var name: String {
            (Gallery.path(of: element, in: theme) as NSString).lastPathComponent
        }
    }

    @Test(arguments: pictures)
    func `a picture of the gallery equals the recorded picture`(shown: Shown) throws {
        let picture = try shown.element.picture(in: shown.theme)
        assertSnapshot(
            of: picture, as: .image(), named: (shown.name as NSString).deletingPathExtension,
            directory: Self.snapshots.path)
        let messages = picture.diagnostics.map(\.message).filter { message in
            // Themes have different elements, as the summaries state.
            !message.hasPrefix("the theme \(shown.theme.name) has ")
                && !message.hasSuffix("open one row at a time")
        }
        #expect(messages == [])
    }

    @Test func `the page of an element shows its document, or names the Swift code`() throws {
        let pages = Dictionary(uniqueKeysWithValues: Gallery().pages.map { ($0.name, $0.text) })
        let root = Self.snapshots.deletingLastPathComponent().deletingLastPathComponent()
        for element in GalleryElement.all {
            let page = try #require(pages["gallery-\(element.name).md"])
            if let document = element.document {
                #expect(page.contains("```yaml\n\(document)\n```"), "\(element.name)")
                #expect(element.declarations.isEmpty)
                continue
            }
            #expect(!element.declarations.isEmpty, "\(element.name)")
            for declaration in element.declarations {
                let file = root.appendingPathComponent(declaration.path)
                let code = try String(contentsOf: file, encoding: .utf8)
                #expect(
                    code.contains("func \(declaration.name)(")
                        || code.contains("let \(declaration.name):"), "\(declaration)")
                #expect(page.contains("`\(declaration.name)` in `\(declaration.path)`"))
            }
        }
    }

    @Test func `each recorded picture belongs to an element`() throws {
        let there = try FileManager.default.contentsOfDirectory(atPath: Self.snapshots.path)
        #expect(there.sorted() == Self.pictures.map(\.name).sorted())
    }

    @Test func `the pages show every picture, and their links lead to pages`() {
        let pages = Gallery().pages
        let names = Set(pages.map(\.name))
        #expect(names.count == GalleryElement.all.count + 2)
        let text = pages.map(\.text).joined()
        for shown in Self.pictures { #expect(text.contains(shown.name), "\(shown)") }
        for page in pages {
            for link in page.text.matches(of: /\]\(([\w-]+\.md)\)/) {
                #expect(names.contains(String(link.1)), "\(page.name): \(link.1)")
            }
        }
    }

    @Test func `elements have unique names and a summary`() {
        let names = GalleryElement.all.map(\.name)
        #expect(Set(names).count == names.count)
        for element in GalleryElement.all {
            #expect(element.name.allSatisfy { $0.isLowercase || $0 == "-" })
            #expect(element.summary.hasSuffix("."))
        }
    }

    @Test(arguments: Theme.eras)
    func `every value of a theme belongs to exactly one element`(theme: Theme) {
        for value in ThemeValue.values(of: theme) where value.path != "name" {
            let owners = GalleryElement.all.filter { $0.isDecided(by: value.path) }.map(\.name)
            #expect(owners.count == 1, "\(value.path): \(owners)")
            #expect(!value.text.isEmpty, "\(value.path)")
        }
    }

    @Test(arguments: Theme.eras)
    func `no source applies to a part of a value, because the page would not show it`(theme: Theme)
        throws
    {
        let paths = ThemeValue.values(of: theme).map(\.path)
        let hidden = try #require(Theme.provenances(ofThemeNamed: theme.name)).map(\.path).filter {
            provenance in
            paths.contains { provenance.hasPrefix($0 + ".") }
        }
        #expect(hidden == [])
    }

    @Test func `an unproven value is marked, and its source is named`() throws {
        let pages = Gallery().pages
        let page = try #require(pages.first { $0.name == "gallery-cell-styles.md" }).text
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

    @Test func `values have a readable form`() {
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

    @Test func `a gallery of a changed theme shows the changes`() throws {
        var theme = Theme.modern
        theme.table.rowHeight = 60
        let plain = try #require(GalleryElement.all.first { $0.name == "separators" })
        let changed = try plain.picture(in: theme).size.height
        #expect(try changed > plain.picture(in: .modern).size.height)
    }
}
