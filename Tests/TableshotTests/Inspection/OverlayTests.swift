import Foundation
import Tableshot
import Testing

/// Pixels of overlays: tints on a grey picture, and a key below.
@Suite struct OverlayTests {
    /// Red view on a quarter of the screen, on an opaque blue view that fills the screen.
    private func node(_ overlay: InspectionOverlay, alpha: String = "1", more: String = "") throws
        -> RenderNode
    {
        let document = try DocumentReader().read(
            text: """
                screen: {width: 320, height: 120}
                \(more)
                prototypes:
                  p:
                    height: 120
                    subviews:
                      - {class: View, frame: [0, 0, 320, 120], backgroundColor: blue, isOpaque: true}
                      - {class: View, frame: [160, 60, 160, 60], backgroundColor: red, alpha: \(alpha)}
                table: {separatorStyle: none, rows: [{cell: p}]}
                """)
        return try inspect(document) { $0.overlay(overlay) }.value
    }

    private func bitmap(_ node: RenderNode) throws -> Bitmap {
        let context = RenderContext(traits: TraitCollection(displayScale: 1))
        return try Picture(node, background: .white, context: context).bitmap()
    }

    private func parts(_ pixel: UInt32) -> (red: Int, green: Int, blue: Int) {
        (Int(pixel >> 16 & 0xFF), Int(pixel >> 8 & 0xFF), Int(pixel & 0xFF))
    }

    private func words(_ node: RenderNode) -> [String] {
        let key = node.children.last { $0.name == "key" }
        return (key?.children ?? []).compactMap { child in
            guard case .text(let text, _) = child.contents else { return nil }
            return text.string
        }
    }

    @Test func `the picture below the marks is grey`() throws {
        let picture = try bitmap(node(.frames))
        // Away from all outlines.
        for (x, y) in [(80, 40), (240, 90)] {
            let (red, green, blue) = parts(picture[x, y])
            #expect(abs(red - green) <= 1 && abs(green - blue) <= 1, "\(x), \(y)")
        }
        // Red is lighter than blue.
        #expect(parts(picture[240, 90]).red > parts(picture[80, 40]).red + 20)
    }

    @Test func `opaque areas are green and blended areas red, for all colours of the picture`()
        throws
    {
        let picture = try bitmap(node(.blended, alpha: "0.5"))
        let opaque = parts(picture[80, 40])
        #expect(opaque.green > opaque.red + 20 && opaque.green > opaque.blue + 20)
        let blended = parts(picture[240, 90])
        #expect(blended.red > blended.green + 60 && blended.red > blended.blue + 60)
    }

    @Test func `the key states the percentages of opaque and blended areas`() throws {
        let node = try node(.blended, alpha: "0.5")
        #expect(words(node) == ["opaque 75 %", "blended 25 %"])
        #expect(node.frame.width == 320 && node.frame.height > 140)
        let all = try self.node(.blended)
        #expect(words(all) == ["opaque 100 %", "blended 0 %"])
        // The green of the key is the green of an opaque view on white.
        let key = try #require(node.children.last)
        let picture = try bitmap(node)
        let swatch = parts(picture[12, Int(key.frame.minY) + 17])
        #expect(swatch.green > swatch.red + 40 && abs(swatch.red - swatch.blue) <= 1)
    }

    @Test func `the key shows the colours of the largest opaque and blended areas`() throws {
        let document = try DocumentReader().read(
            text: """
                screen: {width: 320, height: 120}
                prototypes:
                  p:
                    height: 120
                    subviews: [{class: Label, name: t, frame: [0, 0, 320, 40]}]
                table: {separatorStyle: none, rows: [{cell: p, values: {t: .}}]}
                """)
        let node = try inspect(document) { $0.overlay(.blended) }.value
        let key = try #require(node.children.last)
        let picture = try bitmap(node)
        let y = Int(key.frame.minY) + 8
        let swatches = key.children.filter { $0.frame.width == 24 }.map { Int($0.frame.minX) + 2 }
        let places = Set(swatches).sorted()
        try #require(places.count == 2)
        #expect(picture[places[0], y] == picture[200, 100])
        #expect(picture[places[1], y] == picture[300, 10])
    }

    @Test func `views below an opaque view do not count as blended, also in the report`() throws {
        let document = try DocumentReader().read(
            text: """
                screen: {width: 320, height: 120}
                prototypes:
                  p:
                    height: 120
                    subviews:
                      - {class: View, frame: [0, 0, 320, 120], backgroundColor: white}
                      - {class: View, frame: [0, 0, 160, 120], backgroundColor: red, alpha: 0.5}
                      - {class: View, frame: [0, 0, 80, 120], backgroundColor: blue}
                      - {class: View, frame: [0, 60, 40, 60], backgroundColor: red, alpha: 0.5}
                      - {class: View, frame: [120, 0, 40, 60], backgroundColor: red, alpha: 0.5}
                table: {separatorStyle: none, rows: [{cell: p}]}
                """)
        let node = try inspect(document) { $0.overlay(.blended) }.value
        // 80 by 120 points without a cover, and 40 by 60 points above all.
        #expect(words(node) == ["opaque 68.8 %", "blended 31.2 %"])
        let picture = try bitmap(node)
        let key = try #require(node.children.last)
        let y = Int(key.frame.minY) + 8
        let swatches = Set(
            key.children.filter { $0.frame.width == 24 }.map { Int($0.frame.minX) + 2 }
        ).sorted()
        try #require(swatches.count == 2)
        func isNear(_ one: UInt32, _ other: UInt32) -> Bool {
            let (a, b) = (parts(one), parts(other))
            return abs(a.red - b.red) < 60 && abs(a.green - b.green) < 60
        }
        let (green, red) = (parts(picture[swatches[0], y]), parts(picture[swatches[1], y]))
        #expect(green.green > green.red + 40 && red.red > red.green + 60)
        // On white, the colours equal the colours of the key for any number of layers.
        #expect(picture[250, 60] == picture[swatches[0], y])
        for (x, y) in [(100, 90), (140, 30), (20, 90)] {
            let seen = parts(picture[x, y])
            #expect(seen.red > seen.green + 60 && seen.red > seen.blue + 60, "\(x), \(y)")
        }
        let covered = parts(picture[40, 30])
        #expect(covered.green > covered.red + 20)
        let report = try inspect(document) { PerformanceInspector().inspect($0.table) }.value
        #expect(abs(report.blendedPercent - 31.2) < 0.11)
        // With the covered views, more than half of the screen would be blended and cause a
        // finding.
        let words = report.findings.filter { $0.kind == .blending }.map(\.message)
        #expect(words == [])
    }

    @Test func `the key states the percentage for each number of paintings`() throws {
        let words = try words(node(.overdraw))
        let first = try #require(words.first)
        #expect(first.hasPrefix("Times painted (") && first.hasSuffix(" on average)"))
        // The area of the red view is painted once more.
        let counts = stride(from: 1, to: words.count, by: 2).map { (words[$0], words[$0 + 1]) }
        #expect(counts.map(\.1) == ["75 %", "25 %"])
        let numbers = counts.compactMap { Double($0.0) }
        #expect(numbers.count == 2 && numbers[1] == numbers[0] + 1)
        let average = numbers[0] * 0.75 + numbers[1] * 0.25
        let printed = try #require(Double(first.dropFirst(15).prefix { $0 != " " }))
        #expect(abs(printed - average) < 0.051)
    }

    @Test func `the key states the number of views at each depth`() throws {
        let words = try words(node(.frames))
        let first = try #require(words.first)
        let counts = stride(from: 2, to: words.count, by: 2).compactMap { Int(words[$0]) }
        #expect(first == "Views by depth (\(counts.reduce(0, +)) in all)")
        // A cell contains its content view, and the content view the two views.
        #expect(counts.first == 1 && counts.last == 2)
    }

    @Test func `a bar hides the marks below it, also in the key`() throws {
        let bar = "bars: {navigationBar: {title: Bar}}"
        let node = try node(.blended, more: bar)
        #expect(node.children.map(\.name).last == "key")
        let counted = try self.node(.overdraw, more: bar).children.map(\.name)
        #expect(counted.last == "key" && counted.contains { $0.contains("avigation") })
        let shown = words(node)
        #expect(shown.count == 2)
        let picture = try bitmap(node)
        // In the bar, beside its title: a single mark on grey, red or green.
        let mark = parts(picture[4, 10])
        #expect(max(mark.red, mark.green) > mark.blue + 20)
    }

    @Test func `a key on a narrow screen shows its whole text`() throws {
        let document = try DocumentReader().read(
            text: "{screen: {width: 100, height: 80}, table: {rows: [{text: One}]}}")
        let node = try inspect(document) { $0.overlay(.overdraw) }.value
        let key = try #require(node.children.last)
        #expect(node.frame.width == 240 && key.frame.width == 240)
        for part in key.children {
            #expect(part.frame.maxX <= 240 && part.frame.maxY <= key.frame.height)
        }
    }

    @Test func `a shadow around a view is blended with the views below`() throws {
        func blended(_ shadow: String) throws -> Double {
            let document = try DocumentReader().read(
                text: """
                    screen: {width: 320, height: 100}
                    prototypes:
                      p:
                        height: 100
                        subviews:
                          - {class: View, frame: fill, backgroundColor: white}
                          - {class: View, frame: [110, 25, 100, 50], backgroundColor: red\(shadow)}
                    table: {separatorStyle: none, rows: [{cell: p}]}
                    """)
            let node = try inspect(document) { $0.overlay(.blended) }.value
            let said = words(node).first { $0.hasPrefix("blended ") } ?? ""
            return Double(said.dropFirst(8).prefix { $0 != " " }) ?? -1
        }
        #expect(try blended("") == 0)
        #expect(try blended(", clipsToBounds: true, layer.shadowOpacity: 1") == 0)
        // Five points on every side of 100 by 50, without an offset: 110 × 60 minus the view.
        let around = try blended(
            ", layer.shadowOpacity: 1, layer.shadowRadius: 2.5, layer.shadowOffset: [0, 0]")
        #expect(abs(around - 5) <= 0.11, "\(around)")
        // A shadow without blur and with an offset of ten points down is visible only below the
        // view.
        let moved = try blended(
            ", layer.shadowOpacity: 1, layer.shadowRadius: 0, layer.shadowOffset: [0, 10]")
        #expect(abs(moved - 3.1) <= 0.11, "\(moved)")
    }

    @Test func `percentages add up to a hundred`() throws {
        for width in stride(from: 40, through: 160, by: 7) {
            let document = try DocumentReader().read(
                text: """
                    screen: {width: 320, height: 120}
                    prototypes:
                      p:
                        height: 120
                        subviews:
                          - {class: View, frame: [0, 0, \(width), 31], backgroundColor: red}
                          - {class: View, frame: [0, 0, \(width / 2), 17], backgroundColor: red}
                          - {class: View, frame: [0, 40, \(width / 3), 13], backgroundColor: red,
                             alpha: 0.5}
                    table: {separatorStyle: none, rows: [{cell: p}]}
                    """)
            for overlay in [InspectionOverlay.blended, .overdraw] {
                let said = try words(inspect(document) { $0.overlay(overlay) }.value)
                let shares = said.filter { $0.hasSuffix(" %") }.compactMap {
                    Double($0.split(separator: " ").dropLast().last ?? "")
                }
                #expect(abs(shares.reduce(0, +) - 100) < 0.001, "\(said)")
            }
        }
    }

    @Test func `the outline of a row is visible beside the outline of its content`() throws {
        let document = try DocumentReader().read(
            text: "{screen: {width: 320, height: 44}, table: {rows: [{text: One}]}}")
        let node = try inspect(document) { $0.overlay(.frames) }.value
        let row = try #require(node.children.first { $0.name == "row 0,0" })
        let content = try #require(node.children.first { $0.name == "contentView" })
        #expect(row.border?.color != content.border?.color)
        #expect(content.frame.minX == row.frame.minX + 1)
        #expect(content.frame.maxX == row.frame.maxX - 1)
        let picture = try bitmap(node)
        let outer = parts(picture[0, 20])
        let inner = parts(picture[1, 20])
        #expect(outer != inner)
    }
}
