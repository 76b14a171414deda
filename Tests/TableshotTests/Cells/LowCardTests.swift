import Foundation
import Tableshot
import Testing

/// Corners of cards with rows lower than the corners, pixel by pixel.
@Suite struct LowCardTests {
    private static let scale = 3.0

    /// Document of white rows on black.
    private func text(_ sections: String) -> String {
        "theme: {base: glass, colors: {text: \"#fff\"}, separator: {color: \"#fff\"}, insetGrouped: "
            + "{cellBackground: \"#fff\"}}\n"
            + "screen: {width: 320, height: 300, scale: 3}\n"
            + "table: {style: insetGrouped, backgroundColor: \"#000\", sections: [\(sections)]}\n"
    }

    private func bitmap(_ sections: String) throws -> Bitmap {
        try render(DocumentReader().read(text: text(sections), name: "d.yaml")).bitmap()
    }

    /// Number of dark pixels at the left of each pixel row of the first card.
    private func insets(_ bitmap: Bitmap) -> [Double] {
        func ink(_ x: Int, _ y: Int) -> Double { Double(bitmap[x, y] & 0xFF) / 255 }
        let middle = bitmap.width / 2
        guard let top = (0..<bitmap.height).first(where: { ink(middle, $0) > 0.5 }) else {
            return []
        }
        let bottom = (top..<bitmap.height).first { ink(middle, $0) < 0.5 } ?? bitmap.height
        let left = (0..<middle).first { ink($0, (top + bottom) / 2) > 0.5 } ?? 0
        return (top..<bottom).map { y in
            (0..<middle).reduce(0.0) { $0 + 1 - ink($1, y) } - Double(left)
        }
    }

    /// Largest distance of the outline from a circle of a radius in points, at both ends, in
    /// pixels.
    private func deviation(_ insets: [Double], radius: Double) -> Double {
        let radius = radius * Self.scale
        var worst = 0.0
        for (index, inset) in insets.enumerated() {
            let edge = Double(min(index, insets.count - 1 - index)) + 0.5
            // Near the top, an outline runs along the pixel row.
            guard edge > 3 else { continue }
            let up = max(0, radius - edge)
            let expected = radius - (radius * radius - up * up).squareRoot()
            worst = max(worst, abs(inset - expected))
        }
        return worst
    }

    @Test(
        "A card's corners are circles, even if its rows are low",
        arguments: [
            ("{rows: [{height: 36}]}", 18.0), ("{rows: [{height: 44}]}", 22),
            ("{rows: [{height: 51}]}", 25.5),
            ("{rows: [{height: 24}, {height: 51}, {height: 24}]}", 26),
            ("{rows: [{height: 10}, {height: 10}, {height: 51}, {height: 8}, {height: 30}]}", 26),
            ("{rows: [{height: 20}, {height: 20}]}", 20),
        ])
    func corners(sections: String, radius: Double) throws {
        let insets = self.insets(try bitmap(sections))
        #expect(insets.count > 90)
        let deviation = self.deviation(insets, radius: radius)
        #expect(deviation < 0.75)
    }

    @Test(
        "A selected row stays within a classic section, even if it is low",
        arguments: [[8, 8, 30], [44, 12], [8], [12], [5, 5, 5, 30]], [0, 1])
    func classic(heights: [Int], selected: Int) throws {
        func text(_ selected: Int?, _ ground: String) -> String {
            let rows = heights.enumerated().map {
                "{text: \"\", height: \($1)\($0 == selected ? ", selected: true" : "")}"
            }
            return
                "theme: classic\nscreen: {width: 320, height: 120, scale: 3}\n"
                + "table: {style: grouped, backgroundColor: \"\(ground)\", sections: "
                + "[{rows: [\(rows.joined(separator: ", "))]}]}\n"
        }
        func bitmap(_ selected: Int?, _ ground: String = "#0F0") throws -> Bitmap {
            try render(DocumentReader().read(text: text(selected, ground), name: "d.yaml")).bitmap()
        }
        guard selected < heights.count else { return }
        let chosen = try bitmap(selected)
        let plain = try bitmap(nil)
        // Pixels with the corner's colour show the background in the table without a selection.
        let ground = plain[0, 0]
        var outside = 0
        for y in 0..<plain.height {
            for x in 0..<plain.width where plain[x, y] == ground && chosen[x, y] != ground {
                outside += 1
            }
        }
        #expect(outside == 0)
        #expect(chosen.pixels != plain.pixels)
    }

    @Test("A line around a row follows the corners of its card")
    func stroke() throws {
        let text =
            "theme: glass\nscreen: {width: 320, height: 120, scale: 3}\n"
            + "table: {style: insetGrouped, backgroundColor: \"#FFF\", sections: [{rows: "
            + "[{text: \"\", height: 80, backgroundConfiguration: {backgroundColor: \"#FFF\", strokeColor: \"#000\", "
            + "strokeWidth: 2}}]}]}"
        let bitmap = try render(DocumentReader().read(text: text, name: "d.yaml")).bitmap()
        func ink(_ x: Int, _ y: Int) -> Double { 1 - Double(bitmap[x, y] & 0xFF) / 255 }
        let middle = bitmap.width / 2
        let top = try #require((0..<bitmap.height).first { ink(middle, $0) > 0.5 })
        let left = try #require((0..<middle).first { ink($0, top + 120) > 0.5 })
        // Along the diagonal through the corner, the line has its usual width of 2 points.
        var diagonal = 0.0
        for step in 0..<40 { diagonal += ink(left + step, top + step) }
        #expect(abs(diagonal * 2.0.squareRoot() - 6) < 0.7)
    }

    @Test("A card in vector files has the shape of the card in pixels")
    func vectors() throws {
        let text =
            "theme: glass\nscreen: {width: 320, height: 120}\n"
            + "table: {style: insetGrouped, sections: [{rows: [{height: 24}, {height: 51}]}]}"
        let picture = try render(DocumentReader().read(text: text, name: "d.yaml"))
        let row = try #require(picture.renderTree().root.children.first { $0.name == "row 0,0" })
        #expect(Double(row.cornerRadius) == 26 && row.maskedCorners == [.topLeft, .topRight])
        #expect(row.cornerBox.map { Double($0.height) } == 75)
    }

    @Test("A corner radius of more than half of the view's height is limited to a half")
    func views() throws {
        let view = View(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
        view.backgroundColor = .red
        view.layer.cornerRadius = 40
        let capsule = View(frame: view.frame)
        capsule.backgroundColor = .red
        capsule.layer.cornerRadius = 15
        let pictures = try [view, capsule].map { shown in
            try render(context: RenderContext()) { shown }.bitmap()
        }
        #expect(pictures[0].pixels == pictures[1].pixels)
    }

    @Test("A card from which rows are deleted is round in all its frames")
    func animation() throws {
        let text =
            self.text("{rows: [{height: 36}, {height: 36}]}")
            + "timeline: [{at: 0.1, delete: [0, 1], animation: fade, duration: 0.4, curve: linear}]\n"
            + "animation: {fps: 20, duration: 0.7}"
        let frames = try animate(DocumentReader().read(text: text, name: "d.yaml")).bitmaps()
        let heights = Set(frames.map { insets($0).count })
        #expect(heights.count > 5)
        for frame in frames {
            let insets = self.insets(frame)
            let radius = min(26, Double(insets.count) / Self.scale / 2)
            // During the movement, an edge lies between the pixel rows.
            #expect(deviation(insets, radius: radius) < 2)
        }
    }
}
