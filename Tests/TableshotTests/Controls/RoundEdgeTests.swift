import Foundation
import TableMockups
import Tableshot
import Testing

/// Round edges of controls, bars and bezels, pixel by pixel.
///
/// The curve determines the coverage of each pixel row, so that the edge has no step and no jagged
/// end.
@Suite struct RoundEdgeTests {
    /// Part of a picture on a uniform colour.
    private struct Part {
        let bitmap: Bitmap
        /// Frame in device pixels.
        let box: (x: Int, y: Int, width: Int, height: Int)

        subscript(x: Int, y: Int) -> SIMD4<Double> {
            let pixel = bitmap[box.x + x, box.y + y]
            return SIMD4(
                Double(pixel >> 16 & 0xFF), Double(pixel >> 8 & 0xFF), Double(pixel & 0xFF),
                Double(pixel >> 24 & 0xFF))
        }

        /// Position at which a pixel row begins to be covered from the left or from the right, in
        /// pixels, or `nil` if none of its first pixels is fully covered.
        func edge(
            inRow y: Int, limit: Int, fromRight: Bool = false, full: SIMD4<Double>,
            outside: SIMD4<Double>
        ) -> Double? {
            let difference = full - outside
            let channel = (0..<4).max { abs(difference[$0]) < abs(difference[$1]) } ?? 0
            var empty = 0.0
            for step in 0..<limit {
                let pixel = self[fromRight ? box.width - 1 - step : step, y]
                let ink = (pixel[channel] - outside[channel]) / difference[channel]
                if ink > 0.98 { return empty }
                empty += 1 - max(0, ink)
            }
            return nil
        }
    }

    /// Average position at which a half circle at the left end of a box begins in a pixel row.
    private func circle(_ y: Int, radius: Double) -> Double {
        (0..<16).map { sample in
            let distance = Double(y) + (Double(sample) + 0.5) / 16 - radius
            return radius - max(0, radius * radius - distance * distance).squareRoot()
        }.reduce(0, +) / 16
    }

    private func part(_ name: String, _ text: String, scale: Int = 3) throws -> Part {
        let picture = try render(DocumentReader().read(text: text, name: "d.yaml"))
        func find(_ node: RenderNode, _ origin: CGPoint) -> CGRect? {
            let frame = node.frame.offsetBy(dx: origin.x, dy: origin.y)
            if node.name == name { return frame }
            let inside = CGPoint(
                x: frame.minX - node.boundsOrigin.x, y: frame.minY - node.boundsOrigin.y)
            return node.children.lazy.compactMap { find($0, inside) }.first
        }
        let frame = try #require(find(try picture.renderTree().root, .zero), "no \(name)")
        func pixels(_ length: CGFloat) -> Int { Int((length * CGFloat(scale)).rounded()) }
        return Part(
            bitmap: try picture.bitmap(),
            box: (
                pixels(frame.minX), pixels(frame.minY), pixels(frame.width), pixels(frame.height)
            ))
    }

    /// Compares both ends of a part with half circles of its height.
    private func checkEnds(_ part: Part, radius: Double, onlyLeft: Bool = false) {
        let limit = Int(radius) + 2
        let outside = part[0, 0]
        for fromRight in onlyLeft ? [false] : [false, true] {
            // Just within the end, in the middle, only the part's colour is visible.
            let probe = Int(radius * 0.3)
            let full = part[fromRight ? part.box.width - 1 - probe : probe, part.box.height / 2]
            var seen = 0
            for y in 0..<part.box.height {
                let fromTop = min(y, part.box.height - 1 - y)
                guard Double(fromTop) < radius,
                    let edge = part.edge(
                        inRow: y, limit: limit, fromRight: fromRight, full: full,
                        outside: outside)
                else { continue }
                seen += 1
                #expect(
                    abs(edge - circle(fromTop, radius: radius)) <= 0.5,
                    "row \(y): \(edge), not \(circle(fromTop, radius: radius))")
            }
            #expect(Double(seen) > radius * 1.2, "\(seen)")
        }
    }

    @Test(arguments: ["flat", "modern", "glass"], [1, 2, 3])
    func `a switch has round ends`(theme: String, scale: Int) throws {
        let part = try part(
            "accessoryView",
            "theme: \(theme)\nscreen: {width: 320, height: 100, scale: \(scale)}\n"
                + "table: {rows: [{text: a, accessoryView: {switch: true}}]}", scale: scale)
        // The knob at the other end is white.
        checkEnds(part, radius: Double(part.box.height) / 2, onlyLeft: true)
    }

    @Test(arguments: [2, 3], [true, false])
    func `a classic knob ends its switch, and its rim hides the track`(
        scale: Int, isOn: Bool
    ) throws {
        let part = try part(
            "accessoryView",
            "theme: classic\nscreen: {width: 320, height: 100, scale: \(scale)}\n"
                + "table: {rows: [{text: a, accessoryView: {switch: \(isOn)}}]}", scale: scale)
        let (width, height) = (part.box.width, part.box.height)
        let radius = Double(height) / 2
        // The rim and each pixel of its edge are gray on white.
        let rim = SIMD4<Double>(0x94, 0x94, 0x94, 255)
        var tested = 0
        for y in 0..<height {
            for step in 0..<Int(radius * 0.9) {
                let pixel = part[isOn ? width - 1 - step : step, y]
                #expect(abs(pixel[0] - pixel[2]) <= 2, "\(step), \(y): \(pixel)")
            }
            let fromTop = min(y, height - 1 - y)
            // Beside the middle, the rim is narrower than its slant.
            guard Double(fromTop) > radius * 0.3,
                let edge = part.edge(
                    inRow: y, limit: height, fromRight: isOn, full: rim,
                    outside: SIMD4(repeating: 255))
            else { continue }
            tested += 1
            #expect(
                abs(edge - circle(fromTop, radius: radius)) <= 0.25,
                "row \(y): \(edge), not \(circle(fromTop, radius: radius))")
        }
        #expect(tested > height / 3)
    }

    @Test(arguments: [1, 2, 3])
    func `a classic search field and back button are vertically symmetric`(
        scale: Int
    ) throws {
        let text =
            "theme: classic\nscreen: {width: 320, height: 200, scale: \(scale)}\n"
            + "bars: {navigationBar: {title: T, back: Back}}\n"
            + "table: {searchBar: {placeholder: Search}, rows: [{text: a}]}"
        for name in ["searchField", "back"] {
            let part = try part(name, text, scale: scale)
            // Position of the first pixel in a row that differs from the bar, by its coverage.
            let edges = (0..<part.box.height).map { y -> Double in
                let outside = part[-2, y]
                for x in -1..<part.box.height {
                    let difference = part[x, y] - outside
                    let strength = (0..<3).reduce(0) { max($0, abs(difference[$1])) }
                    if strength > 24 { return Double(x) }
                }
                return Double(part.box.height)
            }
            // The curve runs from the top to its leftmost point and back. A light edge surrounds
            // the dark edge there. If the light edge has the bar's colour, the first pixel may be
            // the next pixel.
            let shown = edges.filter { $0 < Double(part.box.height) }
            #expect(shown.count > part.box.height / 2, "\(name): \(edges)")
            let leftmost = try #require(shown.min())
            let least = try #require(shown.firstIndex(of: leftmost))
            for index in shown.indices.dropFirst() {
                let step = shown[index] - shown[index - 1]
                #expect(
                    index <= least ? step <= 0 : step >= -1,
                    "\(name), row \(index): \(shown)")
            }
        }
    }

    // The badge of ios6 has a ring and a gloss, so its ends have several colours.
    @Test(arguments: ["flat", "modern", "glass"], ["3", "128"])
    func `a badge has round ends`(theme: String, text: String) throws {
        let part = try part(
            "accessoryView",
            "theme: \(theme)\nscreen: {width: 320, height: 100, scale: 3}\n"
                + "table: {rows: [{text: a, accessoryView: {badge: \"\(text)\"}}]}")
        checkEnds(part, radius: Double(part.box.height) / 2)
    }

    @Test(arguments: [("flat", 5.0), ("modern", 10.0), ("glass", 22.0)])
    func `a search field has round corners`(theme: String, radius: Double) throws {
        // The light field of iOS 26 is almost white, and its rim is darker than the field.
        let part = try part(
            "searchField",
            "theme: {base: \(theme), bars: {searchBar: {fieldBorder: none}}}\n"
                + "appearance: \(theme == "glass" ? "dark" : "light")\n"
                + "screen: {width: 320, height: 200, scale: 3}\n"
                + "table: {searchBar: {placeholder: Search}, rows: [{text: a}]}")
        checkEnds(part, radius: radius * 3)
    }

    @Test(arguments: ["flat", "modern"])
    func `the chevron of a back button is vertically symmetric`(theme: String) throws {
        let part = try part(
            "back",
            "theme: \(theme)\nscreen: {width: 320, height: 200, scale: 2}\n"
                + "bars: {navigationBar: {title: T, back: Back}}\ntable: {rows: [{text: a}]}",
            scale: 2)
        let outside = part[0, 0]
        let columns = 0..<26
        func ink(_ x: Int, _ y: Int) -> Double { abs(part[x, y][0] - outside[0]) }
        // The bar's line lies below it.
        let rows = (0..<part.box.height - 4).filter { y in columns.contains { ink($0, y) > 3 } }
        let (first, last) = (try #require(rows.first), try #require(rows.last))
        #expect(rows.count == last - first + 1 && rows.count > 30)
        let worst = (first...last).flatMap { y in
            columns.map { abs(ink($0, y) - ink($0, first + last - y)) }
        }.max()
        #expect(try #require(worst) <= 10)
    }

    @Test(arguments: ["iphone-15", "iphone-8", "ipad-pro-12.9"], [1, 3])
    func `a bezel's corners are smooth and symmetric`(device: String, scale: Int)
        throws
    {
        let text =
            "screen: {device: \(device), scale: \(scale)}\nbars: {bezel: true}\n"
            + "table: {rows: [{text: a}]}"
        let bitmap = try render(DocumentReader().read(text: text, name: "d.yaml")).bitmap()
        let part = Part(bitmap: bitmap, box: (0, 0, bitmap.width, bitmap.height))
        let opaque = SIMD4<Double>(0, 0, 0, 255)
        func alpha(_ x: Int, _ y: Int) -> Double { part[x, y][3] }
        var edges: [Double] = []
        var worst = 0.0
        for y in 0..<(40 * scale) {
            for x in 0..<bitmap.width / 2 {
                worst = max(worst, abs(alpha(x, y) - alpha(bitmap.width - 1 - x, y)))
            }
            let edge = part.edge(
                inRow: y, limit: bitmap.width / 2, full: opaque, outside: SIMD4(repeating: 0))
            if let edge { edges.append(edge) }
        }
        #expect(worst <= 20)
        #expect(edges.count > 20 * scale)
        let steps = zip(edges, edges.dropFirst()).map { $0 - $1 }
        // A curve that turns in a single direction: each step to the side is smaller than the
        // previous step, and never negative.
        for (step, next) in zip(steps, steps.dropFirst()) {
            #expect(next >= -0.1 && next <= step + 0.25, "\(step), then \(next)")
        }
    }
}
