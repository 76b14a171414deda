import Foundation
import Testing

@testable import TableControls

/// Reading order of rectangles for screen readers.
@Suite struct ReadingOrderTests {
    private static let row: [(name: String, frame: CGRect)] = [
        ("photo", CGRect(x: 10, y: 5, width: 60, height: 70)),
        ("more", CGRect(x: 260, y: 5, width: 50, height: 30)),
        ("title", CGRect(x: 80, y: 10, width: 150, height: 20)),
        ("sub", CGRect(x: 78, y: 40, width: 150, height: 20)),
        ("date", CGRect(x: 240, y: 45, width: 70, height: 20)),
    ]

    private func names(
        _ items: [(name: String, frame: CGRect)], rightToLeft: Bool = false
    ) -> [String] {
        ReadingOrder(frames: items.map(\.frame), isRightToLeft: rightToLeft).indices
            .map { items[$0].name }
    }

    @Test func `a picture beside two lines is read before both or after both`() {
        #expect(names(Self.row) == ["photo", "title", "more", "sub", "date"])
        #expect(
            names(Self.row, rightToLeft: true) == ["more", "title", "date", "sub", "photo"])
    }

    @Test func `the order does not depend on the order of the views`() {
        var generator = SystemRandomNumberGenerator()
        for isRightToLeft in [false, true] {
            let expected = names(Self.row, rightToLeft: isRightToLeft)
            for _ in 0..<200 {
                let shuffled = Self.row.shuffled(using: &generator)
                #expect(names(shuffled, rightToLeft: isRightToLeft) == expected)
            }
        }
    }

    @Test func `ordered elements keep their order`() {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<300 {
            let items = (0..<Int.random(in: 1...9, using: &generator)).map { index in
                (
                    name: "\(index)",
                    frame: CGRect(
                        x: CGFloat(Int.random(in: 0...40, using: &generator) * 10),
                        y: CGFloat(Int.random(in: 0...8, using: &generator) * 10),
                        width: 30, height: CGFloat(Int.random(in: 1...7, using: &generator) * 10))
                )
            }
            let once = ReadingOrder(frames: items.map(\.frame), isRightToLeft: false).indices
            #expect(once.sorted() == Array(items.indices))
            let ordered = once.map { items[$0] }
            let again = ReadingOrder(frames: ordered.map(\.frame), isRightToLeft: false).indices
            #expect(again.map { ordered[$0].frame } == ordered.map(\.frame))
        }
    }

    @Test func `a tall item in the middle is read in its first line`() {
        let items: [(name: String, frame: CGRect)] = [
            ("from", CGRect(x: 0, y: 0, width: 50, height: 20)),
            ("city", CGRect(x: 0, y: 30, width: 50, height: 20)),
            ("arrow", CGRect(x: 60, y: 0, width: 20, height: 50)),
            ("to", CGRect(x: 90, y: 0, width: 50, height: 20)),
            ("other city", CGRect(x: 90, y: 30, width: 50, height: 20)),
        ]
        #expect(names(items) == ["from", "arrow", "to", "city", "other city"])
    }

    @Test func `a line beside a taller item is a single line`() {
        let items: [(name: String, frame: CGRect)] = [
            ("text", CGRect(x: 60, y: 12, width: 50, height: 20)),
            ("icon", CGRect(x: 0, y: 0, width: 44, height: 44)),
            ("below", CGRect(x: 0, y: 50, width: 44, height: 44)),
        ]
        #expect(names(items) == ["icon", "text", "below"])
    }

    @Test func `a low bar beside a text is in the text's line`() {
        let items: [(name: String, frame: CGRect)] = [
            ("text", CGRect(x: 16, y: 38, width: 60, height: 24)),
            ("bar", CGRect(x: 220, y: 38, width: 100, height: 4)),
        ]
        #expect(names(items) == ["text", "bar"])
        #expect(names(items.reversed()) == ["text", "bar"])
        #expect(names(items, rightToLeft: true) == ["bar", "text"])
        let download: [(name: String, frame: CGRect)] = [
            ("title", CGRect(x: 16, y: 10, width: 250, height: 24)),
            ("bar", CGRect(x: 16, y: 40, width: 200, height: 4)),
            ("percent", CGRect(x: 230, y: 30, width: 60, height: 24)),
            ("switch", CGRect(x: 310, y: 24, width: 51, height: 31)),
        ]
        #expect(names(download) == ["title", "bar", "percent", "switch"])
    }
}
