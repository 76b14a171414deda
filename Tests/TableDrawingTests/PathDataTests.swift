import Foundation
import TableDrawing
import Testing

/// SVG's path data.
@Suite struct PathDataTests {
    private func points(_ text: String) throws -> [String] {
        func number(_ value: CGFloat) -> String {
            let rounded = (Double(value) * 100).rounded() / 100
            return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
        }
        func point(_ point: CGPoint) -> String { "\(number(point.x)),\(number(point.y))" }
        return try Path(svgPathData: text).elements.map { element in
            switch element {
            case .move(let to): "M\(point(to))"
            case .line(let to): "L\(point(to))"
            case .curve(let to, let first, let second):
                "C\(point(first)) \(point(second)) \(point(to))"
            case .close: "Z"
            }
        }
    }

    static let cases: [(String, [String])] = [
        ("M1 1 L7 6.5 L1 12", ["M1,1", "L7,6.5", "L1,12"]),
        ("m1,1l6,5.5-6,5.5", ["M1,1", "L7,6.5", "L1,12"]),
        ("M1-1.5.5 2", ["M1,-1.5", "L0.5,2"]),
        ("M0 0H4V3h-4z", ["M0,0", "L4,0", "L4,3", "L0,3", "Z"]),
        ("M2 2zl1 1", ["M2,2", "Z", "L3,3"]),
        ("M0 0C0 1 1 2 2 2S4 3 4 4", ["M0,0", "C0,1 1,2 2,2", "C3,2 4,3 4,4"]),
        ("M0 0s1 2 2 2", ["M0,0", "C0,0 1,2 2,2"]),
        ("M0 0Q3 0 3 3T6 6", ["M0,0", "C2,0 3,1 3,3", "C3,5 4,6 6,6"]),
        ("M1e1 2E-1", ["M10,0.2"]),
    ]

    @Test("Commands and numbers are read in every form", arguments: cases)
    func read(text: String, expected: [String]) throws {
        #expect(try points(text) == expected)
    }

    @Test(
        "Invalid path data is an error",
        arguments: [
            ("", PathDataError.noStart), ("L1 1", .noStart), ("M1", .number("")),
            ("M1 x", .number("x")), ("M0 0 A1 1 0 0 1 2 2", .arc), ("M0 0 B1 1", .command("B")),
            ("M0 0 ;", .command(";")), ("M1e9 0", .number("1e9")),
            ("M0 0" + String(repeating: "l1 1", count: 10_001), .tooLong),
        ])
    func wrong(text: String, expected: PathDataError) {
        #expect(throws: expected) { try Path(svgPathData: text) }
    }
}
