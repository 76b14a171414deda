import Foundation
import TableMockups
import Testing
import Tableshot

/// Hundreds of steps, each during the previous step.
///
/// Depth and size of the render tree remain bounded.
@Suite struct DeepInterruptionTests {
    /// Repeated steps, and the rows' texts.
    struct Repetition: CustomTestStringConvertible {
        let testDescription: String
        let steps: [String]
        var text = "Row"
        var settings = ""

        static let all = [
            Repetition(
                testDescription: "selection", steps: ["select: [0, 1]", "deselect: [0, 1]"]),
            Repetition(
                testDescription: "selection, two images",
                steps: ["select: [0, 1]", "deselect: [0, 1]"],
                settings: ", selectionFade: twoImages"),
            Repetition(
                testDescription: "reloaded row",
                steps: ["reload: [0, 1], row: {text: New #}, animation: fade"]),
            Repetition(
                testDescription: "selected and moved",
                steps: [
                    "select: [0, 1]", "move: [0, 1], to: [0, 0]", "deselect: [0, 0]",
                    "move: [0, 0], to: [0, 1]",
                ]),
            Repetition(
                testDescription: "coming and going above",
                steps: [
                    "insert: [0, 0], row: {text: New #}, animation: top",
                    "delete: [0, 0], animation: top",
                ]),
            Repetition(
                testDescription: "editing", steps: ["editing: true", "editing: false"],
                text: "A text that has room without controls alone"),
            Repetition(
                testDescription: "reloaded section",
                steps: [
                    "reloadSection: 0, section: {header: New #, "
                        + "rows: [{text: New #}, {text: Row}, {text: Row}]}, animation: fade"
                ]),
        ]

        /// - Parameters:
        ///   - pause: Time between two steps, in seconds. Each step takes 0.3 s.
        ///   - rate: Frames per second.
        func film(of number: Int, pause: Double, style: String, rate: Int = 20) throws -> Animation
        {
            let all = (0..<number).map { index in
                let step = steps[index % steps.count]
                    .replacingOccurrences(of: "#", with: "\(index)")
                return "  - {at: \(Double(index) * pause), \(step), duration: 0.3}"
            }
            return try animate(
                DocumentReader().read(
                    text: """
                        screen: {width: 120, height: 200, scale: 1}
                        theme: ios13
                        table:
                          style: \(style)
                          sections:
                            - header: One
                              rows: [{text: \(text)}, {text: \(text)}, {text: \(text)}]
                            - {header: Two, rows: [{text: \(text)}]}
                        timeline:
                        \(all.joined(separator: "\n"))
                        animation: {fps: \(rate)\(settings)}

                        """))
        }
    }

    /// Depth of the render tree in each frame.
    private static func depths(of film: Animation) throws -> [Int] {
        var depths: [Int] = []
        try film.forEachTree { _, _, tree in depths.append(depth(of: tree.root)) }
        return depths
    }

    private static func depth(of node: RenderNode) -> Int {
        var inner = node.children
        if case .mix(let first, let second, _) = node.contents { inner += [first, second] }
        return 1 + inner.reduce(0) { max($0, depth(of: $1)) }
    }

    @Test(
        "The depth of the render tree does not grow with the number of interrupted steps",
        arguments: Repetition.all, ["plain", "grouped"])
    func depth(repetition: Repetition, style: String) throws {
        let depths = try Self.depths(of: repetition.film(of: 200, pause: 0.05, style: style))
        #expect(depths.count > 200)
        #expect(try #require(depths.max()) <= 25)
    }

    @Test(
        "The render tree of a hundred simultaneous changes has a bounded depth",
        arguments: Repetition.all)
    func dense(repetition: Repetition) throws {
        let depths = try Self.depths(of: repetition.film(of: 100, pause: 0.002, style: "plain"))
        #expect(try #require(depths.max()) <= 30)
    }

    /// Largest difference between the bytes of two pictures.
    private static func difference(_ first: Bitmap, _ second: Bitmap) -> Int {
        var greatest = 0
        for (first, second) in zip(first.pixels, second.pixels) where first != second {
            for shift in stride(from: 0, to: 32, by: 8) {
                let bytes = (Int(first >> shift & 0xFF), Int(second >> shift & 0xFF))
                greatest = max(greatest, abs(bytes.0 - bytes.1))
            }
        }
        return greatest
    }

    @Test(
        "No row jumps when fades are folded",
        arguments: ["crossfade", "twoImages"])
    func smooth(fade: String) throws {
        var repetition = Repetition.all[0]
        repetition.settings = ", selectionFade: \(fade)"
        // A step begins at every fourth frame, so each frame is similar to the previous frame.
        let film = try repetition.film(of: 60, pause: 0.02, style: "plain", rate: 200)
        var last: Bitmap?
        var jumps: [Int] = []
        try film.forEachFrame { frame in
            if let last { jumps.append(Self.difference(last, frame.bitmap)) }
            last = frame.bitmap
        }
        #expect(jumps.count > 200)
        #expect(try #require(jumps.max()) <= 8, "\(jumps)")
    }
}
