import Foundation
import TableMockups
import Testing

@testable import Tableshot

/// The picture of an instant of a carry does not depend on the rate of frames.
@Suite struct CarryingInstantsTests {
    /// Frames per second.
    ///
    /// All rates have a frame at 0, 1 and 2 s, and some share further instants.
    private static let rates = [7, 10, 20, 30, 60]

    /// A carry, and the contents of its table.
    struct Carry: CustomTestStringConvertible {
        let testDescription: String
        let step: String
        var rows = 4
        var style = "plain"

        static let all = [
            Carry(testDescription: "down", step: "carry: [0, 0], to: [0, 3]"),
            Carry(testDescription: "up", step: "carry: [0, 3], to: [0, 0]"),
            Carry(
                testDescription: "to another section", step: "carry: [0, 0], to: [1, 1]",
                style: "insetGrouped"),
            Carry(
                testDescription: "grouped, up to another section",
                step: "carry: [1, 1], to: [0, 1]", style: "grouped"),
            Carry(
                testDescription: "scrolled along", step: "carry: [0, 1], to: [0, 18]", rows: 20),
            Carry(
                testDescription: "with a linear curve",
                step: "carry: [0, 0], to: [0, 3], curve: linear"),
            Carry(
                testDescription: "many rows in a moment",
                step: "carry: [0, 1], to: [0, 190], duration: 0.2", rows: 200),
        ]

        func document(rate: Int) throws -> TableDocument {
            let rows = (0..<rows).map { "{text: Row \($0), movable: true}" }.joined(separator: ", ")
            return try DocumentReader().read(
                text: """
                    screen: {width: 160, height: 300, scale: 1}
                    table:
                      style: \(style)
                      editing: true
                      sections:
                        - {header: One, rows: [\(rows)]}
                        - {header: Two, rows: [{text: A, movable: true}, {text: B, movable: true}]}
                    timeline: [{at: 0.1, \(step.contains("duration") ? step : step + ", duration: 1.3")}]
                    animation: {fps: \(rate)}

                    """)
        }
    }

    @Test(
        "All rates have equal frames at an instant, equal to the picture of the instant",
        arguments: Carry.all)
    func instants(carry: Carry) throws {
        // Frames by instants, in a common unit of all rates.
        let common = 420.0
        var shown: [Int: Bitmap] = [:]
        var compared = 0
        for rate in Self.rates {
            let film = try animate(carry.document(rate: rate))
            try film.forEachFrame { frame in
                let instant = Int((frame.time * common).rounded())
                if let other = shown[instant] {
                    compared += 1
                    #expect(frame.bitmap == other, "\(rate) fps at \(frame.time) s")
                } else {
                    shown[instant] = frame.bitmap
                }
            }
        }
        #expect(compared > 20)
        let document = try carry.document(rate: 20)
        for instant in stride(from: 0.2, to: 1.7, by: 0.15) {
            let place = Int((instant * common).rounded())
            // A short animation has already ended.
            guard let frame = shown[place] else { continue }
            let alone = try render(document, at: instant).bitmap()
            #expect(frame == alone, "alone at \(instant) s")
        }
    }
}
