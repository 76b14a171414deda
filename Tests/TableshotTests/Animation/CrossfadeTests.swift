import Foundation
import TableSamples
import Tableshot
import Testing

/// Crossfades of selected and deselected rows.
@Suite struct CrossfadeTests {
    private static let size = CGSize(width: 200, height: 220)

    private static func deselection(
        _ fade: SelectionFade = .crossfade, theme: Theme = .modern,
        background: Color? = nil
    ) throws -> Animation {
        try animate(
            size: size, duration: 0.5, framesPerSecond: 30, context: RenderContext(theme: theme)
        ) { clock in
            let table = AnimatedList.table(AnimatedList(rows: 4))
            table.selectionFade = fade
            table.backgroundColor = background
            table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
            clock.at(0.1) { table.deselectRow(at: [0, 1], animated: true) }
            return table
        }
    }

    private static func still(selected: Bool, theme: Theme = .modern) throws -> Bitmap {
        return try render(size: size, context: RenderContext(theme: theme)) {
            let table = AnimatedList.table(AnimatedList(rows: 4))
            if selected {
                table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
            }
            return table
        }.bitmap()
    }

    @Test(
        "The first and the last of 16 frames equal the snapshots of the two states",
        arguments: [
            SelectionFade.crossfade, .twoImages, .background(contentSwitch: .start),
            .background(contentSwitch: .middle), .background(contentSwitch: .end),
        ], Theme.eras)
    func ends(fade: SelectionFade, theme: Theme) throws {
        let frames = try Self.deselection(fade, theme: theme).bitmaps()
        #expect(frames.count == 16)
        #expect(frames.first == (try Self.still(selected: true, theme: theme)))
        #expect(frames.last == (try Self.still(selected: false, theme: theme)))
        #expect(Set(frames.map(\.pixels)).count > 5)
    }

    @Test(
        "A row selected or deselected at the first instant has its old state in the first frame",
        arguments: [
            SelectionFade.crossfade, .twoImages, .background(contentSwitch: .start),
            .background(contentSwitch: .middle), .background(contentSwitch: .end),
        ], Theme.eras)
    func firstInstant(fade: SelectionFade, theme: Theme) throws {
        for selects in [true, false] {
            for style in [TableView.Style.plain, .grouped] {
                func table(selected: Bool) -> TableView {
                    let table = AnimatedList.table(AnimatedList(rows: 3), style: style)
                    table.selectionFade = fade
                    if selected {
                        table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
                    }
                    return table
                }
                let context = RenderContext(theme: theme)
                let film = try animate(size: Self.size, framesPerSecond: 10, context: context) {
                    clock in
                    let table = table(selected: !selects)
                    clock.at(0) {
                        if selects {
                            table.selectRow(at: [0, 0], animated: true, scrollPosition: .none)
                        } else {
                            table.deselectRow(at: [0, 0], animated: true)
                        }
                    }
                    return table
                }
                let first = try render(size: Self.size, context: context) {
                    table(selected: !selects)
                }
                let last = try render(size: Self.size, context: context) {
                    table(selected: selects)
                }
                let count = film.times.count
                #expect(try film.bitmap(ofFrame: 0) == first.bitmap(), "\(selects) \(style)")
                #expect(
                    try film.bitmap(ofFrame: count - 1) == last.bitmap(), "\(selects) \(style)")
                #expect(try film.bitmap(ofFrame: 1) != film.bitmap(ofFrame: 0))
            }
        }
    }

    @Test(
        "Every pixel changes monotonically from the first state to the last",
        arguments: Theme.eras)
    func monotone(theme: Theme) throws {
        let frames = try Self.deselection(theme: theme).bitmaps()
        let first = try #require(frames.first)
        let last = try #require(frames.last)
        var before = first
        for frame in frames {
            var breaks = 0
            for index in frame.pixels.indices {
                for shift in [0, 8, 16, 24] as [UInt32] {
                    func channel(_ bitmap: Bitmap) -> Int {
                        Int(bitmap.pixels[index] >> shift & 0xFF)
                    }
                    let (start, end) = (channel(first), channel(last))
                    let (now, then) = (channel(frame), channel(before))
                    let isBetween = min(start, end) <= now && now <= max(start, end)
                    let goesOn = start <= end ? now >= then : now <= then
                    if !isBetween || !goesOn { breaks += 1 }
                }
            }
            #expect(breaks == 0)
            before = frame
        }
    }

    @Test("The background shines through halfway between two images, but not in an exact fade")
    func twoImages() throws {
        let exact = try Self.deselection(.crossfade, background: .black).bitmaps()
        let images = try Self.deselection(.twoImages, background: .black).bitmaps()
        #expect(exact[8] != images[8])
    }

    @Test("The content changes at the start, in the middle or at the end of the background's fade")
    func contentSwitch() throws {
        func colors(_ contentSwitch: SelectionFade.ContentSwitch) throws -> [String] {
            var result: [String] = []
            let animation = try Self.deselection(
                .background(contentSwitch: contentSwitch), theme: .classic)
            try animation.forEachTree { _, _, tree in
                let line = tree.root.dump.split(separator: "\n").first { $0.contains("Row 1") }
                result.append(line?.contains("#FFFFFF") == true ? "w" : "b")
            }
            return result
        }
        // The fade runs from 0.1 to 0.43 s; a frame takes 1/30 s.
        // The first instant of the fade shows the old state.
        #expect(try colors(.start).joined() == "wwwwbbbbbbbbbbbb")
        #expect(try colors(.middle).joined() == "wwwwwwwwbbbbbbbb")
        #expect(try colors(.end).joined() == "wwwwwwwwwwwwwbbb")
    }

    @Test(
        "An interrupted fade of a background continues from its present value",
        arguments: [SelectionFade.ContentSwitch.start, .middle, .end], [true, false])
    func interrupted(contentSwitch: SelectionFade.ContentSwitch, selects: Bool) throws {
        let film = try animate(
            size: Self.size, framesPerSecond: 40, context: RenderContext(theme: .classic)
        ) { clock in
            let table = AnimatedList.table(AnimatedList(rows: 3))
            table.selectionFade = .background(contentSwitch: contentSwitch)
            func select() { table.selectRow(at: [0, 1], animated: true, scrollPosition: .none) }
            func deselect() { table.deselectRow(at: [0, 1], animated: true) }
            if selects { View.performWithoutAnimation(select) }
            clock.at(0) { selects ? deselect() : select() }
            clock.at(0.15) { selects ? select() : deselect() }
            return table
        }
        var shares: [Double] = []
        try film.forEachTree { _, _, tree in
            let row = tree.root.children.first { $0.name == "row 0,1" }
            let fill = row?.children.first { $0.name == "selectedBackground" }
            shares.append(fill?.opacity ?? 0)
        }
        let ends: Double = selects ? 1 : 0
        #expect(shares.first == ends && shares.last == ends)
        let steps = zip(shares, shares.dropFirst()).map { abs($0 - $1) }
        #expect(try #require(steps.max()) < 0.2, "it jumps: \(shares)")
        #expect(shares.contains { abs($0 - ends) > 0.3 }, "\(shares)")
        #expect(Set(film.times.indices.map { shares[$0] }).count > 10)
    }

    @Test("A cell that fades two screenshots begins and ends as the states' snapshots")
    func ownFade() throws {
        let sample = Sample.fadingState
        let size = CGSize(width: 240, height: 112)
        func still(_ selected: Bool) throws -> Bitmap {
            try render(size: size) {
                let table = sample.makeTableView(size: size)
                if !selected {
                    for row in table.indexPathsForSelectedRows ?? [] {
                        table.deselectRow(at: row, animated: false)
                    }
                }
                return table
            }.bitmap()
        }
        let animation = try animate(size: size, framesPerSecond: 20) { clock in
            let table = sample.makeTableView(size: size)
            clock.at(0) {
                for row in table.indexPathsForSelectedRows ?? [] {
                    table.deselectRow(at: row, animated: true)
                }
            }
            return table
        }
        let frames = try animation.bitmaps()
        #expect(frames.count == 11)
        #expect(frames.last == (try still(false)))
        #expect(frames.first != frames.last)
        #expect(Set(frames.map(\.pixels)).count == 11)
        var views: [Int] = []
        try animation.forEachTree { _, _, tree in
            views.append(tree.root.dump.components(separatedBy: "ImageView ").count - 1)
        }
        #expect(views == [1] + Array(repeating: 2, count: 9) + [0])
        // The old picture lies above the new content, and the new picture above both: at a fraction
        // p of the fade, (1 - p)² of the old picture remains.
        let before = try still(true)
        let after = try still(false)
        let content = try #require(Self.contentRects(animation).last)
        let scale = CGFloat(before.width) / size.width
        for (index, frame) in frames.enumerated() {
            let share = MediaTimingFunction.easeInEaseOut.value(at: Double(index) / 10)
            let rest = (1 - share) * (1 - share)
            var worst = 0.0
            // The separator at its lower edge appears at once.
            for y in Int(content.minY * scale)..<Int((content.maxY - 1) * scale) {
                for x in 0..<frame.width {
                    for shift in [0, 8, 16] as [UInt32] {
                        func channel(_ bitmap: Bitmap) -> Double {
                            Double(bitmap.pixels[y * bitmap.width + x] >> shift & 0xFF)
                        }
                        let expected = channel(after) + (channel(before) - channel(after)) * rest
                        worst = max(worst, abs(channel(frame) - expected))
                    }
                }
            }
            // Two layers, each rounded to a level of a channel.
            #expect(worst <= 2.5, "frame \(index): \(worst)")
        }
    }

    /// Frames, in the table, of the contents of rows that show image views at an instant.
    private static func contentRects(_ film: Animation) throws -> [CGRect] {
        var result: [CGRect] = []
        for row in try film.renderTree(ofFrame: 1).root.children {
            for part in row.children where part.name == "contentView" {
                guard part.dump.contains("ImageView ") else { continue }
                result.append(part.frame.offsetBy(dx: row.frame.minX, dy: row.frame.minY))
            }
        }
        return result
    }

    @Test("Two pictures of equal sizes crossfade, and pictures of different sizes are an error")
    func pictures() throws {
        func picture(_ selected: Bool, height: CGFloat = 220) throws -> Picture {
            try render(size: CGSize(width: 200, height: height)) {
                let table = AnimatedList.table(AnimatedList(rows: 4))
                if selected { table.selectRow(at: [0, 1], animated: false, scrollPosition: .none) }
                return table
            }
        }
        let animation = try crossfade(
            from: picture(true), to: picture(false), duration: 0.25, framesPerSecond: 8)
        let frames = try animation.bitmaps()
        #expect(frames.count == 3)
        #expect(frames.first == (try picture(true).bitmap()))
        #expect(frames.last == (try picture(false).bitmap()))
        for index in frames[1].pixels.indices {
            let (a, b) = (frames[0].pixels[index] & 0xFF, frames[2].pixels[index] & 0xFF)
            let exact = (a * 32_768 + b * 32_768 + 32_768) >> 16
            #expect(frames[1].pixels[index] & 0xFF == exact)
        }
        #expect(
            throws: AnimationError.sizes(
                "the pictures are 200 × 220 points at 2× and 200 × 100 points at 2×; they need "
                    + "the same size and scale")
        ) {
            try crossfade(from: picture(true), to: picture(false, height: 100), duration: 1)
        }
    }

    @Test("Two pictures and a change of a view can fade as two image views")
    func twoPictures() throws {
        func picture(_ color: Color) throws -> Picture {
            try render(size: CGSize(width: 20, height: 20)) {
                let table = AnimatedList.table(AnimatedList([]))
                table.backgroundColor = .black
                table.backgroundView = View(frame: .zero)
                table.backgroundView?.backgroundColor = color
                return table
            }
        }
        for fade in PictureFade.allCases {
            let film = try crossfade(
                from: picture(.white), to: picture(.white), duration: 1, framesPerSecond: 2,
                fade: fade)
            let shades = try film.bitmaps().map { Int($0.pixels[0] & 0xFF) }
            #expect(shades[0] == 255 && shades[2] == 255)
            // A half, and a half of the rest: three quarters of the white, on black.
            #expect(abs(shades[1] - (fade == .exact ? 255 : 191)) <= 1, "\(fade): \(shades)")
            let change = try animate(duration: 1, framesPerSecond: 2) { clock -> View in
                let back = View(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
                back.backgroundColor = .black
                let front = View(frame: back.bounds)
                front.backgroundColor = .white
                back.addSubview(front)
                clock.at(0) {
                    View.transition(
                        with: front, duration: 1,
                        options: [.transitionCrossDissolve, .curveLinear], fade: fade,
                        animations: { front.layer.cornerRadius = 2 })
                }
                return back
            }
            let middle = try change.bitmap(ofFrame: 1)
            let center = middle.width * middle.height / 2 + middle.width / 2
            let shade = Int(middle.pixels[center] & 0xFF)
            #expect(abs(shade - (fade == .exact ? 255 : 191)) <= 1, "\(fade): \(shade)")
        }
    }

    @Test(
        "Durations and rates without frames are errors with a message",
        arguments: [(0.0, 60.0), (-1, 60), (.nan, 60), (1, 0), (1, 10_000), (1, .infinity)])
    func badInput(duration: Double, fps: Double) {
        #expect(throws: FrameTimesError.self) {
            try animate(size: Self.size, duration: duration, framesPerSecond: fps) { _ in
                AnimatedList.table(AnimatedList(rows: 1))
            }
        }
    }
}
