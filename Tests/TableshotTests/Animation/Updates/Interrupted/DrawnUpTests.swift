import Foundation
import TableMockups
import Tableshot
import Testing

/// Batches that move rows of an earlier batch up from below the screen.
@Suite struct DrawnUpTests {
    @Test(
        "Rows that move up from below the screen stay visible, also if they were being pushed out",
        arguments: ["plain", "grouped", "insetGrouped"],
        ["deleteSection: 1, animation: fade", "moveSection: 1, toSection: 3"])
    func drawnUp(style: String, change: String) throws {
        let film = try animate(
            DocumentReader().read(
                text: """
                    screen: {width: 320, height: 260, scale: 1}
                    theme: ios13
                    table:
                      style: \(style)
                      sections:
                        - {header: A, rows: [{text: A0}]}
                        - {header: B, rows: [{text: B0}, {text: B1}, {text: B2}]}
                        - {header: C, rows: [{text: C0}, {text: C1}]}
                    timeline:
                      - {at: 0.1, duration: 0.3, insertSection: 2, section: {header: S, rows: [{text: S0}, {text: S1}]}, animation: fade}
                      - {at: 0.15, duration: 0.3, \(change)}
                    animation: {fps: 200}

                    """))
        let frames = try FilmOfTexts(film).frames
        let names = ["C", "C0", "S", "S0", "S1"]
        for name in ["S", "S0"] {
            try #require(frames.contains { $0[name]?.shown.isEmpty == false }, "\(name)")
        }
        for (number, (before, after)) in zip(frames, frames.dropFirst()).enumerated() {
            for name in names {
                // No part moves by more than 9 points in a frame.
                let change = (before[name]?.height ?? 0) - (after[name]?.height ?? 0)
                #expect(abs(change) < 12, "\(name) at frame \(number + 1): \(change)")
            }
        }
        let last = try #require(frames.last)
        for name in ["C", "S", "S0", "S1"] where style == "plain" {
            #expect(try #require(last[name]).height > 20, "\(name)")
        }
    }
}

extension FilmOfTexts.Text {
    /// Visible height of the text's label, in points.
    fileprivate var height: CGFloat { shown.isEmpty ? 0 : shown.height }
}
