import Foundation
import TableMockups
import Tableshot
import Testing

/// Rows reloaded by a fade: unchanged pixels stay equal, and changed pixels are linear mixes.
@Suite struct ReloadFadeTests {
    private static func frames(
        _ steps: String, rows: String, style: String = "plain", fps: Double = 20
    ) throws -> [Bitmap] {
        let text = """
            screen: {width: 220, height: 260, scale: 2}
            table: {style: \(style), rows: [\(rows)]}
            timeline: [\(steps)]
            animation: {fps: \(fps)}

            """
        return try animate(DocumentReader().read(text: text)).bitmaps()
    }

    private static func channels(_ color: UInt32) -> [Double] {
        [0, 8, 16].map { Double(color >> $0 & 0xFF) }
    }

    /// Returns the largest distance of a frame's pixels from a mix of two frames, in levels of 255,
    /// and the share of the second frame.
    ///
    /// The pixel with the largest change determines the share.
    private static func distance(
        of frame: Bitmap, fromMixOf first: Bitmap, _ last: Bitmap
    ) -> (levels: Double, share: Double, unchanged: Int) {
        var (largest, share) = (0.0, 0.0)
        var unchanged = 0
        func forEach(_ body: (Double, Double, Double) -> Void) {
            for y in 0..<frame.height {
                for x in 0..<frame.width {
                    let values = [first, last, frame].map { channels($0[x, y]) }
                    for channel in 0..<3 {
                        body(values[0][channel], values[1][channel], values[2][channel])
                    }
                }
            }
        }
        forEach { before, after, shown in
            if before == after, before != shown { unchanged += 1 }
            guard abs(after - before) > largest else { return }
            (largest, share) = (abs(after - before), (shown - before) / (after - before))
        }
        var levels = 0.0
        forEach { before, after, shown in
            levels = max(levels, abs(before + (after - before) * share - shown))
        }
        return (levels, share, unchanged)
    }

    @Test(
        "A reloaded row is an exact mix of both looks",
        arguments: ["plain", "grouped", "insetGrouped"])
    func mix(style: String) throws {
        let row = "{text: Sleep, accessoryView: {switch: true}}"
        let frames = try Self.frames(
            """
            {at: 0, reload: [0, 1], row: {text: Sleep, accessoryView: {switch: false}},
              animation: fade}
            """, rows: "{text: One}, \(row), {text: Three}", style: style)
        let (first, last) = (try #require(frames.first), try #require(frames.last))
        #expect(first != last)
        var shares: [Double] = []
        for frame in frames.dropFirst().dropLast() {
            let (levels, share, unchanged) = Self.distance(of: frame, fromMixOf: first, last)
            #expect(levels <= 1.5)
            #expect(unchanged == 0)
            shares.append(share)
        }
        #expect(shares == shares.sorted())
        #expect(shares.contains { $0 > 0.2 && $0 < 0.8 })
    }

    @Test("An unchanged row of a reload by fade keeps all pixels")
    func unchanged() throws {
        let row = "{text: Same, detail: Text, style: subtitle, accessory: disclosureIndicator}"
        let frames = try Self.frames(
            "{at: 0, reload: [0, 0], row: \(row), animation: fade}", rows: "\(row), {text: Two}",
            style: "insetGrouped")
        #expect(frames.count > 4)
        #expect(frames.allSatisfy { $0 == frames[0] })
    }

    @Test("A second reload during the fade begins at the displayed mix")
    func interrupted() throws {
        let frames = try Self.frames(
            """
            {at: 0, reload: [0, 0], row: {text: Row, accessoryView: {switch: false}}},
            {at: 0.15, reload: [0, 0], row: {text: Row, accessoryView: {switch: true}}}
            """, rows: "{text: Row, accessoryView: {switch: true}}, {text: Two}", fps: 100)
        #expect(frames.first == frames.last)
        for (one, next) in zip(frames, frames.dropFirst()) {
            var step = 0.0
            for y in 0..<one.height {
                for x in 0..<one.width where one[x, y] != next[x, y] {
                    let values = zip(Self.channels(one[x, y]), Self.channels(next[x, y]))
                    step = max(step, values.map { abs($0 - $1) }.max() ?? 0)
                    // The switch is on the right.
                    #expect(x > 280 && y < 90)
                }
            }
            #expect(step < 24)
        }
    }

    @Test("A row that grows by a reload is clipped above the next row", arguments: [true, false])
    func heights(grows: Bool) throws {
        let rows = ["{text: Row, height: 44}", "{text: Row, height: 88}"]
        let frames = try Self.frames(
            "{at: 0, reload: [0, 0], row: \(rows[grows ? 1 : 0]), animation: fade}",
            rows: "\(rows[grows ? 0 : 1]), {text: Two, backgroundColor: red}")
        // A column beside all texts.
        let edges = frames.map { frame in
            (0..<frame.height).first { y in
                let color = Self.channels(frame[430, y])
                return (color.max() ?? 0) - (color.min() ?? 0) > 200
            } ?? -1
        }
        #expect(edges.first == (grows ? 88 : 176))
        #expect(edges.last == (grows ? 176 : 88))
        #expect(edges == (grows ? edges.sorted() : edges.sorted(by: >)))
        #expect(Set(edges).count > 4)
    }

    @Test("The first rows of a reloaded section fade in place, and further rows appear below")
    func section() throws {
        let text = """
            screen: {width: 220, height: 260, scale: 2}
            table: {sections: [{rows: [{text: One}, {text: Two}]}]}
            timeline:
              - at: 0
                reloadSection: 0
                section: {rows: [{text: One}, {text: Two}, {text: Three}]}
                animation: fade
            animation: {fps: 20}

            """
        let frames = try animate(DocumentReader().read(text: text)).bitmaps()
        #expect(frames.first != frames.last)
        for frame in frames {
            for y in 0..<174 {
                for x in 0..<440 { #expect(frame[x, y] == frames[0][x, y]) }
            }
        }
    }
}
