import Foundation
import Tableshot
import Testing

/// Positions and times of a timeline's touches.
@Suite struct TouchTests {
    private static let size = CGSize(width: 200, height: 300)

    /// Touch and content of an instant.
    private struct Instant {
        var time: Double
        /// Centre of the latest touch on the screen, or `nil` without a touch.
        var finger: CGPoint?
        /// Opacity of the touch, which fades after the finger lifts.
        var opacity: Double
        var offset: CGFloat
    }

    private static func film(
        _ steps: String, theme: String = "modern", bars: String = "", extra: String = "",
        fps: Double = 60, in folder: URL? = nil, numberOfIdleSteps: Int = 0
    ) throws -> [Instant] {
        let rows = (0..<30).map { "{text: Row \($0), movable: true}" }.joined(separator: ", ")
        let text = """
            screen: {width: 200, height: 300, scale: 1}
            theme: \(theme)
            \(bars)
            table: {rowHeight: 44, \(extra) rows: [\(rows)]}
            timeline: [\(steps)]
            animation: {touches: true, duration: 2}
            """
        let name = (folder?.appendingPathComponent("a.yaml").path) ?? "touch.yaml"
        let film = try animate(DocumentReader().read(text: text, name: name), framesPerSecond: fps)
        var result: [Instant] = []
        try film.forEachTree { _, time, tree in
            var instant = Instant(time: time, opacity: 0, offset: 0)
            func look(_ node: RenderNode) {
                if node.name == "touch" {
                    instant.finger = CGPoint(x: node.frame.midX, y: node.frame.midY)
                    instant.opacity = node.opacity
                }
                if node.name == "table" { instant.offset = node.boundsOrigin.y }
                for child in node.children { look(child) }
            }
            look(tree.root)
            result.append(instant)
        }
        // A flick may continue beyond the end.
        let remarks = film.diagnostics.filter { $0.identifier != "timeline.step-cut" }
        let idle = remarks.filter { $0.identifier == "timeline.step-without-effect" }
        #expect(remarks.count == idle.count && idle.count == numberOfIdleSteps, "\(remarks)")
        return result
    }

    @Test(
        "A touch is lifted once, independent of rounding errors at its end",
        arguments: [(0.06, 0.3), (0.1, 0.7), (0.3, 0.1), (1.0 / 3, 0.2), (0.07, 0.36)])
    func roundedEnd(start: Double, duration: Double) throws {
        let carry = "carry: [0, 1], to: [0, 3], duration: \(duration)"
        let drag = "scroll: {by: 50}, duration: \(duration)"
        for step in [carry, drag] {
            let film = try Self.film(
                "{at: \(start), \(step)}", extra: "editing: true,", fps: 59.94)
            let shown = film.filter { $0.finger != nil }
            #expect(!shown.isEmpty && film.last?.finger == nil)
            let lifted = shown.last?.time ?? 0
            #expect(lifted >= start + duration && lifted < start + duration + 1)
        }
    }

    @Test("No touch is shown on a table covered by another screen")
    func covered() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("covered-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("screen: {width: 200, height: 300, scale: 1}\ntable: {rows: [{text: Other}]}".utf8)
            .write(to: folder.appendingPathComponent("other.yaml"))
        let film = try Self.film(
            "{at: 0, push: other.yaml}, {at: 0.8, select: [0, 1]}, {at: 1.2, touch: [0, 2]}",
            in: folder, numberOfIdleSteps: 1)
        let covered = film.filter { $0.time >= 0.75 }
        try #require(!covered.isEmpty)
        #expect(covered.allSatisfy { $0.finger == nil })
    }

    @Test(
        "A step's touch is on the control that performs the step",
        arguments: [
            ("{at: 0.5, select: [0, 2]}", "", CGPoint(x: 100, y: 110), 0.5),
            ("{at: 0.5, highlight: [0, 0]}", "", CGPoint(x: 100, y: 22), 0.5),
            ("{at: 0.5, touch: [0, 1]}", "", CGPoint(x: 100, y: 66), 0.5),
            ("{at: 0.5, touch: {x: 30, y: 40}}", "", CGPoint(x: 30, y: 40), 0.5),
            // Delete controls at the leading side, pressed before the row is armed; buttons trailing.
            ("{at: 0.5, arm: [0, 1]}", "editing: true,", CGPoint(x: 26, y: 66), 0.35),
            (
                "{at: 0, swipe: {row: [0, 1]}}, {at: 1.5, confirm: [0, 1]}", "",
                CGPoint(x: 160, y: 66), 1.35
            ),
            ("{at: 0.5, push: detail.yaml}", "", CGPoint(x: 100, y: 22), 0.35),
            // Cards begin 16 points beside the screen's sides, and 18 below its top.
            (
                "{at: 0.5, arm: [0, 1]}", "style: insetGrouped, editing: true,",
                CGPoint(x: 42, y: 84), 0.35
            ),
            (
                "{at: 0, swipe: {row: [0, 1]}}, {at: 1.5, confirm: [0, 1]}", "style: insetGrouped,",
                CGPoint(x: 144, y: 84), 1.35
            ),
        ])
    func places(steps: String, extra: String, place: CGPoint, time: Double) throws {
        let folder = try Self.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let instants = try Self.film(steps, extra: extra, in: folder)
        // Use a frame after the touch has begun and before a movement of the touch.
        let shown = try #require(
            instants.first { $0.finger != nil && $0.time >= time - 0.001 })
        #expect(abs(shown.time - time) < 0.02, "\(shown.time)")
        let finger = try #require(shown.finger)
        #expect(abs(finger.x - place.x) < 1 && abs(finger.y - place.y) < 1, "\(finger)")
    }

    /// Makes a folder with a screen as a target.
    private static func folder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("touches-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let detail = """
            screen: {width: 200, height: 300, scale: 1}
            bars: {navigationBar: {title: Detail, back: List}}
            table: {rows: [{text: Detail}]}
            """
        try detail.write(
            to: folder.appendingPathComponent("detail.yaml"), atomically: true, encoding: .utf8)
        return folder
    }

    @Test("The tap that selects a row also pushes, and a tap on the back button pops")
    func screens() throws {
        let folder = try Self.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let push = try Self.film(
            "{at: 0.2, select: [0, 3]}, {at: 0.5, push: detail.yaml}", in: folder)
        let fingers = Set(push.compactMap(\.finger).map { [$0.x, $0.y] })
        #expect(fingers == [[100, 154]])
        for (theme, direction) in [("modern", "ltr"), ("classic", "ltr"), ("modern", "rtl")] {
            let bars = direction == "rtl" ? "direction: rightToLeft" : ""
            let pop = try Self.film(
                "{at: 0.5, pop: detail.yaml}", theme: theme, bars: bars, in: folder)
            let down = pop.filter { $0.finger != nil }
            #expect(abs((down.first?.time ?? 9) - 0.35) < 0.02)
            let places = Set(down.compactMap(\.finger).map { [$0.x, $0.y] })
            #expect(places.count == 1)
            let finger = try #require(down.first?.finger)
            #expect(finger.y < 44)
            #expect(direction == "rtl" ? finger.x > 140 : finger.x < 60, "\(finger)")
        }
    }

    @Test(
        "A step without an effect shows no touch and is reported",
        arguments: [
            ("{at: 0.5, refresh: pull}", "refreshControl: {},"),
            ("{at: 0.2, refresh: begin}, {at: 0.9, refresh: pull}", ""),
            ("{at: 0.5, scroll: {by: -50}}", ""), ("{at: 0.5, scroll: {by: 0}}", ""),
            ("{at: 0.5, carry: [0, 1], to: [0, 1]}", "editing: true,"),
        ])
    func withoutEffect(steps: String, extra: String) throws {
        let instants = try Self.film(steps, extra: extra, numberOfIdleSteps: 1)
        #expect(instants.count > 100 && instants.allSatisfy { $0.finger == nil })
    }

    @Test("A repeated step without an effect shows no second touch")
    func again() throws {
        for steps in [
            "{at: 0.2, select: [0, 2]}, {at: 1, select: [0, 2]}",
            "{at: 0.2, highlight: [0, 2]}, {at: 1, highlight: [0, 2]}",
            "{at: 0.2, swipe: {row: [0, 2]}}, {at: 1.2, swipe: {row: [0, 2]}}",
            "{at: 0.2, refresh: pull}, {at: 1.2, refresh: pull}",
        ] {
            let instants = try Self.film(steps, numberOfIdleSteps: 1)
            #expect(instants.contains { $0.finger != nil && $0.time < 0.9 })
            #expect(instants.allSatisfy { $0.finger == nil || $0.time < 0.95 }, "\(steps)")
        }
    }

    @Test("Without a back button, a touch drags the screen from its edge")
    func edge() throws {
        let folder = try Self.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        try "screen: {width: 200, height: 300, scale: 1}\ntable: {rows: [{text: Detail}]}".write(
            to: folder.appendingPathComponent("detail.yaml"), atomically: true, encoding: .utf8)
        let pop = try Self.film("{at: 0.5, pop: detail.yaml}", in: folder)
        let places = pop.compactMap(\.finger).map(\.x)
        #expect(places.first == 8 && places.last == 208 && places == places.sorted())
    }

    @Test(
        "A dragging touch moves with the content, and is lifted while a flick continues",
        arguments: [
            ("{at: 0.2, scroll: {flick: 900}}", 0.15), ("{at: 0.2, scroll: {flick: 2000}}", 0.137),
            ("{at: 0.2, scroll: {by: 150}, duration: 0.5}", 0.5),
            // The finger would leave the table.
            ("{at: 0.2, scroll: {by: 900}, duration: 0.5, curve: linear}", 0.1333),
        ])
    func drag(steps: String, length: Double) throws {
        let instants = try Self.film(steps)
        let down = instants.filter {
            $0.finger != nil && $0.time >= 0.2 && $0.time <= 0.2 + length
        }
        #expect(down.count > 1)
        let sums = down.compactMap { instant in instant.finger.map { $0.y + instant.offset } }
        let distance = try #require(sums.max()) - #require(sums.min())
        #expect(distance <= 1, "the finger leaves the content: \(sums)")
        let last = try #require(instants.last { $0.finger != nil })
        // A lifted touch fades for 0.12 s at its last position.
        #expect(abs(last.time - 0.2 - length - 0.12) < 0.035, "\(last.time)")
        let lifted = instants.filter { $0.finger != nil && $0.time > 0.2 + length }
        #expect(Set(lifted.compactMap(\.finger).map(\.y)).count == 1)
        #expect(lifted.map(\.opacity) == lifted.map(\.opacity).sorted().reversed())
        if steps.contains("flick") {
            #expect((instants.last?.offset ?? 0) > last.offset + 30)
        }
    }

    @Test("The position of a lifted touch does not depend on the frames")
    func rates() throws {
        func end(_ fps: Double) throws -> CGFloat? {
            try Self.film("{at: 0.2, scroll: {flick: 900}}", fps: fps)
                .last { $0.finger != nil }?.finger?.y
        }
        let slow = try #require(try end(25))
        #expect(abs(slow - (try #require(try end(100)))) < 0.01)
    }
}
