import Foundation
import TableDrawing
import TestSupport
import Testing

@testable import TableImages

/// SVGs that would need too much time are rejected before any drawing, and drawings by people are
/// accepted.
@Suite struct SVGWorkTests {
    private func svg(_ content: String, side: Int = 20) -> Data {
        Data(
            "<svg xmlns='http://www.w3.org/2000/svg' width='\(side)' height='\(side)'>\(content)</svg>"
                .utf8)
    }

    private func refusal(_ data: Data) -> String? {
        guard case .refused(let words) = Decoded(data).reason else { return nil }
        return words
    }

    private let marker = "<marker id='k'><path d='M0 0L1 1L2 2'/></marker>"

    /// Returns a path that runs to and fro.
    private func path(_ points: Int, _ attributes: String) -> String {
        "<path d='M0 0\(String(repeating: "L1 1", count: points))' \(attributes)/>"
    }

    @Test("Markers count for each point of their paths, for every way to state markers")
    func markers() {
        let ways = [
            path(20_000, "marker-mid='url(#k)'"), path(20_000, "style='marker: url(#k)'"),
            "<g marker-mid='url(#k)'>\(path(20_000, ""))</g>",
            "<style>svg > path.a { marker-mid: url(#k) }</style>\(path(20_000, "class='a'"))",
            "<defs>\(path(2_000, "id='p' marker-mid='url(#k)'"))</defs>"
                + String(repeating: "<use href='#p'/>", count: 9),
            "<polyline points='\(String(repeating: "1 2,", count: 20_000))0 0' marker-mid='url(#k)'/>",
        ]
        for way in ways {
            let words = refusal(svg(marker + way))
            #expect(words?.contains("markers at so many points") == true, "\(way.prefix(80))")
        }
        // A chart, and a path without markers.
        #expect(refusal(svg(marker + path(1_000, "marker-mid='url(#k)'"))) == nil)
        #expect(refusal(svg(marker + path(20_000, "fill='none'"))) == nil)
        #expect(refusal(svg(marker + path(20_000, "marker-mid='none'"))) == nil)
    }

    @Test("Selectors count for each element, and for each compared sibling")
    func selectors() {
        func sheet(_ selector: String, rules: Int, elements: Int) -> Data {
            let rules = (0..<rules).map { "\(selector)\($0) { fill: red }" }.joined()
            return svg("<style>\(rules)</style>" + String(repeating: "<g/>", count: elements))
        }
        let cause = "so many selectors for so many elements"
        #expect(refusal(sheet("g ~ .a", rules: 3_000, elements: 3_000))?.contains(cause) == true)
        #expect(refusal(sheet(".a", rules: 9_000, elements: 20_000))?.contains(cause) == true)
        #expect(refusal(sheet(".a", rules: 500, elements: 2_000)) == nil)
        #expect(refusal(sheet("g ~ .a", rules: 50, elements: 500)) == nil)
    }

    @Test("Elements count for each use, including uses by patterns and masks")
    func uses() {
        func nested(_ depth: Int) -> String {
            var content = "<rect id='u0' width='1' height='1'/>"
            for index in 1...depth {
                let uses = String(repeating: "<use href='#u\(index - 1)'/>", count: 10)
                content += "<g id='u\(index)'>\(uses)</g>"
            }
            return "<defs>\(content)</defs>"
        }
        #expect(refusal(svg(nested(3) + "<use href='#u3'/>")) == nil)
        #expect(refusal(svg(nested(9) + "<use href='#u9'/>"))?.contains("all uses of them") == true)
        let pattern = "<pattern id='p' width='9' height='9'><use href='#u9'/></pattern>"
        #expect(
            refusal(svg(nested(9) + pattern + "<rect width='9' height='9' fill='url(#p)'/>"))?
                .contains("all uses of them") == true)
        let mask = "<mask id='m'><use href='#u9'/></mask>"
        #expect(
            refusal(svg(nested(9) + mask + "<rect width='9' height='9' mask='url(#m)'/>"))?
                .contains("all uses of them") == true)
        // Undrawn parts have no cost.
        #expect(refusal(svg(nested(9))) == nil)
    }

    @Test("Crossing lines are counted")
    func crossings() {
        func scribble(_ count: Int) -> String {
            var numbers = SampleNumbers(seed: 3)
            let points = (0..<count).map { _ in "\(numbers.next() % 900) \(numbers.next() % 900)" }
            return "<path d='M\(points.joined(separator: "L"))'/>"
        }
        #expect(refusal(svg(scribble(5_000)))?.contains("whose lines cross so often") == true)
        #expect(refusal(svg(scribble(300))) == nil)
        // A long coast.
        let coast = (0..<20_000).map { "l1 \($0 % 2 == 0 ? 1 : -1)" }.joined()
        #expect(refusal(svg("<path d='M0 0\(coast)'/>")) == nil)
    }

    @Test("Stops of gradients count for each fill and stroke, including inherited paints")
    func gradients() {
        func gradient(_ stops: Int, _ id: String = "g", _ attributes: String = "") -> String {
            let stops = String(repeating: "<stop offset='0.5'/>", count: stops)
            return "<linearGradient id='\(id)' \(attributes)>\(stops)</linearGradient>"
        }
        func squares(_ count: Int, _ attributes: String) -> String {
            String(repeating: "<rect width='9' height='9' \(attributes)/>", count: count)
        }
        let ways = [
            gradient(20_000) + squares(20, "fill='url(#g)'"),
            gradient(20_000) + squares(20, "style='stroke: url(#g) red'"),
            gradient(20_000) + "<g fill='url(#g)'>\(squares(20, ""))</g>",
            gradient(20_000) + "<style>rect{fill:url(#g)}</style>" + squares(20, ""),
            gradient(20_000) + gradient(0, "h", "href='#g'") + squares(20, "fill='url(#h)'"),
            gradient(20_000) + "<g fill='url(#g)'><mask id='m'>\(squares(20, ""))</mask></g>"
                + squares(1, "mask='url(#m)'"),
            gradient(20_000) + "<defs><rect id='r' width='9' height='9'/></defs>"
                + String(repeating: "<use href='#r' fill='url(#g)'/>", count: 20),
        ]
        for way in ways {
            let words = refusal(svg(way))
            #expect(words?.contains("gradients with so many stops") == true, "\(way.suffix(80))")
            #expect(words?.contains("drawing it would take too long") == true)
        }
        #expect(refusal(svg(gradient(30) + squares(2_000, "fill='url(#g)'"))) == nil)
        #expect(refusal(svg(gradient(2_000) + squares(20, "fill='url(#g)'"))) == nil)
        #expect(
            refusal(
                svg(gradient(20_000) + "<g fill='url(#g)'>\(squares(20, "fill='red'"))</g>")) == nil
        )
    }

    @Test("Dashes are counted along the outlines of shapes")
    func dashes() {
        let lines = "<path d='M0 0\(String(repeating: "H40H0", count: 5_000))'"
        let dashes = "stroke='red' stroke-dasharray='.1 .2'"
        let ways = [
            "\(lines) \(dashes)/>", "<g \(dashes)>\(lines)/></g>",
            "\(lines) stroke='red' style='stroke-dasharray: 0.1px, 0.02mm'/>",
            "<style>path{stroke:red;stroke-dasharray:1%}</style>"
                + "<path d='M0 0H9999999' class='a'/>",
            "<defs>\(lines) id='p'/></defs><use href='#p' \(dashes)/>",
            "<rect width='999999' height='9' \(dashes)/>", "<circle r='99999' \(dashes)/>",
            "<line x2='999999' \(dashes)/>", "<polyline points='0 0 999999 9' \(dashes)/>",
            "<rect style='width:999999px;height:9px' \(dashes)/>",
            "<path d='M0 0A50000 50000 0 1 0 1 1' \(dashes)/>",
        ]
        for way in ways {
            let words = refusal(svg(way))
            #expect(words?.contains("so many dashes") == true, "\(way.suffix(80))")
            #expect(words?.contains("drawing it would take too long") == true)
        }
        #expect(refusal(svg("\(lines) stroke-dasharray='.1 .2'/>")) == nil, "without a stroke")
        #expect(refusal(svg("\(lines) stroke='red' stroke-dasharray='none'/>")) == nil)
        #expect(refusal(svg("\(lines) stroke='red' stroke-dasharray='0 0'/>")) == nil)
        #expect(refusal(svg("\(lines) stroke='red' stroke-dasharray='40 60'/>")) == nil)
        // The grid of a chart.
        let grid = String(
            repeating: "<path d='M0 0H1000' stroke='red' stroke-dasharray='2 2'/>", count: 300)
        #expect(refusal(svg(grid)) == nil)
    }

    @Test("Filters, masks and groups count for each pixel of the picture")
    func pixels() {
        let blur = "<filter id='f'><feGaussianBlur stdDeviation='2'/></filter>"
        let ways = [
            blur + String(repeating: "<rect width='9' height='9' filter='url(#f)'/>", count: 300),
            blur + "<style>rect{filter:url(#f)}</style>"
                + String(repeating: "<rect width='9' height='9'/>", count: 300),
            "<mask id='m'><rect width='9' height='9'/></mask>"
                + String(
                    repeating: "<g mask='url(#m)'><rect width='9' height='9'/></g>", count: 3_000),
            String(repeating: "<rect width='9' height='9' opacity='50%'/>", count: 20_000),
        ]
        for way in ways {
            let words = refusal(svg(way, side: 400))
            #expect(words?.contains("filters, masks and translucent groups") == true)
        }
        // At a smaller size, the content is drawn.
        #expect(refusal(svg(ways[0], side: 20)) == nil)
        // An illustration with some shadows.
        #expect(
            refusal(
                svg(
                    blur
                        + String(
                            repeating: "<rect width='9' height='9' filter='url(#f)'/>", count: 20),
                    side: 400)) == nil)
    }

    @Test("Tiles of patterns are counted in the filled area")
    func tiles() {
        func pattern(_ attributes: String, _ more: String = "") -> String {
            "<pattern id='p' \(attributes)><circle r='9'/></pattern>\(more)"
        }
        let rect = "<rect width='400' height='400' fill='url(#p)'/>"
        let tiny = "patternUnits='userSpaceOnUse' width='1' height='1'"
        let shapes = String(repeating: rect, count: 20)
        let ways = [
            pattern(tiny) + shapes,
            pattern("width='0.25%' height='0.0025'") + shapes,
            pattern("href='#q'", "<pattern id='q' \(tiny)/>") + shapes,
            pattern(
                "patternUnits='userSpaceOnUse' width='100' height='100' "
                    + "patternTransform='rotate(3) scale(0.01)'") + shapes,
            pattern(tiny)
                + String(
                    repeating: "<circle r='200' fill='none' stroke='url(#p)'/>", count: 20),
        ]
        let drawing = Data(
            ("<svg xmlns='http://www.w3.org/2000/svg' width='4000' height='4000' "
                + "viewBox='0 0 40 24'><pattern id='p' width='0.05' height='0.05' "
                + "patternUnits='userSpaceOnUse'><circle r='9'/></pattern>"
                + "<rect x='2' y='2' width='36' height='20' fill='url(#p)'/></svg>").utf8)
        #expect(refusal(drawing)?.contains("patterns have such small tiles") == true)
        for way in ways {
            let words = refusal(svg(way, side: 400))
            #expect(words?.contains("patterns have such small tiles") == true, "\(way.prefix(90))")
        }
        // The squares of a sheet of paper, and the bars of a chart.
        #expect(
            refusal(
                svg(
                    pattern("patternUnits='userSpaceOnUse' width='10' height='10'") + rect,
                    side: 400)) == nil)
        let bar = "<rect width='30' height='200' fill='url(#p)'/>"
        #expect(
            refusal(
                svg(
                    pattern("patternUnits='userSpaceOnUse' width='4' height='4'")
                        + String(repeating: bar, count: 20), side: 400)) == nil)
    }

    @Test("Lines are read from path data by the rules of SVG")
    func lines() {
        func ends(_ data: String) -> [[Double]] {
            SVGLines(pathData: data).lines.map { [$0.x2, $0.y2] }
        }
        #expect(ends("M1 2 3 4h1v-1H0z") == [[3, 4], [4, 4], [4, 3], [0, 3], [1, 2]])
        #expect(ends("m1-2.5.5.5l1,1e0") == [[1.5, -2], [2.5, -1]])
        #expect(ends("M0 0a1 1 0 01 5 6") == [[5, 6]])
        #expect(ends("M0 0C1 1 2 2 3 3s1 1 2 2") == [[1, 1], [2, 2], [3, 3], [4, 4], [5, 5]])
        #expect(ends("M0 0L1 1 x") == [[1, 1]])
        #expect(ends("") == [])
        #expect(SVGLines(pathData: "M0 0h3v4zM9 9l3 4").length == 17)
        #expect(SVGLines(pathData: "M0 0a5 5 0 0 0 10 0").length == 5 * .pi)
        // 20 lines through a common point cross each other.
        let star = (0..<20).map { "M\($0) 0L\(19 - $0) 20" }.joined()
        #expect(SVGLines(pathData: star).crossings > 100)
    }
}
