import Foundation
import Testing

@testable import DocumentSyntax

/// The short form of constraints.
@Suite struct ConstraintSyntaxTests {
    /// A text and the constraint in UIKit's form.
    struct Valid: Sendable {
        var text: String
        var expected: String
    }

    /// A text and the mistake in it.
    struct Invalid: Sendable {
        var text: String
        /// Columns, counted from 1.
        var columns: ClosedRange<Int>
        var message: String
    }

    static let valid = [
        Valid(
            text: "title.leading = margins.leading",
            expected: "title.leading == self.margins.leading"),
        Valid(
            text: "title.leading == margins.leading",
            expected: "title.leading == self.margins.leading"),
        Valid(text: "badge.width >= 24 @750", expected: "badge.width >= 24 @750"),
        Valid(text: "badge.width>=24@750", expected: "badge.width >= 24 @750"),
        Valid(text: "width ≤ 24.5 @high", expected: "self.width <= 24.5 @750"),
        Valid(text: "self.width <= 24 @ low", expected: "self.width <= 24 @250"),
        Valid(text: "height = 24 @required", expected: "self.height == 24"),
        Valid(text: "height = -24 + 100", expected: "self.height == 76"),
        Valid(
            text: "title.trailing <= badge.leading - 8",
            expected: "title.trailing <= badge.leading - 8"),
        Valid(text: "a.trailing<=b.leading-8", expected: "a.trailing <= b.leading - 8"),
        Valid(text: "a.trailing = -8 + b.leading", expected: "a.trailing == b.leading - 8"),
        Valid(text: "a.trailing = b.leading − 8 − 2", expected: "a.trailing == b.leading - 10"),
        Valid(text: "image.width = 0.5 * height", expected: "image.width == 0.5*self.height"),
        Valid(text: "a.width = b.width * 0.5 + 4", expected: "a.width == 0.5*b.width + 4"),
        Valid(text: "a.width = b.width / 4", expected: "a.width == 0.25*b.width"),
        Valid(text: "a.width = 4 - 2 * b.width", expected: "a.width == -2*b.width + 4"),
        Valid(
            text: "title.top = superview.top + standard",
            expected: "title.top == superview.top + standard"),
        // The standard space has no sign, so the sides are exchanged.
        Valid(
            text: "title.bottom >= superview.bottom - standard @900",
            expected: "superview.bottom <= title.bottom + standard @900"),
        Valid(
            text: "a.lastBaseline = b.firstBaseline", expected: "a.lastBaseline == b.firstBaseline"),
        Valid(
            text: "card.margins.leading = safeArea.leading",
            expected: "card.margins.leading == self.safeArea.leading"),
        Valid(text: "a.centerX = card.readable.left", expected: "a.centerX == card.readable.left"),
        Valid(text: "a.leadingMargin = trailing", expected: "a.leadingMargin == self.trailing"),
        Valid(text: "price-label.top = top", expected: "price-label.top == self.top"),
        Valid(text: "'price label'.top = 'a.b'.top", expected: "price label.top == a.b.top"),
        Valid(text: "Größe.top = العنوان.top", expected: "Größe.top == العنوان.top"),
        Valid(text: "2nd.top = a.top", expected: "2nd.top == a.top"),
        Valid(text: "a.height = a.width", expected: "a.height == a.width"),
    ]

    @Test("A valid text becomes a constraint", arguments: valid)
    func reads(_ example: Valid) throws {
        let constraint = try ConstraintText(example.text)
        #expect(Self.text(of: constraint) == example.expected)
    }

    static let invalid = [
        Invalid(
            text: "", columns: 1...1,
            message: "found the end, expected an attribute such as title.leading"),
        Invalid(
            text: "title.leadng = margins.leading", columns: 7...12,
            message: "found the unknown attribute \"leadng\"; did you mean \"leading\"?"),
        Invalid(
            text: "title.leading margins.leading", columns: 15...21,
            message: "found \"margins\", expected \"=\", \"<=\" or \">=\""),
        Invalid(
            text: "title.leading < margins.leading", columns: 15...15,
            message: "found \"<\", expected \"=\", \"<=\" or \">=\""),
        Invalid(
            text: "title.leading - 8 = margins.leading", columns: 15...15,
            message: "found \"-\", expected \"=\", \"<=\" or \">=\""),
        Invalid(
            text: "title.leading = ", columns: 17...17,
            message: "found the end, expected an attribute such as margins.leading, a number of "
                + "points or standard"),
        Invalid(
            text: "title = icon", columns: 1...5,
            message: "found the unknown attribute \"title\", expected left, right, top, bottom, "
                + "leading, trailing, width, height, centerX, centerY, lastBaseline, "
                + "firstBaseline"),
        Invalid(
            text: "a.width = b.leading", columns: 11...19,
            message: "found b.leading, a horizontal position, for a.width, a size"),
        Invalid(
            text: "a.top = margins.leading", columns: 9...23,
            message: "found margins.leading, a horizontal position, for a.top, a vertical position"),
        Invalid(
            text: "a.left = b.leading", columns: 10...18,
            message: "found b.leading for a.left, expected leading and trailing, or left and "
                + "right, on both sides"),
        Invalid(
            text: "a.leading = 8", columns: 13...13,
            message: "found a number for a.leading, which is a position, expected another position"),
        Invalid(
            text: "a.width = standard", columns: 11...18,
            message: "found \"standard\" without an attribute, expected an attribute before "
                + "the space"),
        Invalid(
            text: "a.width = b.width + standard", columns: 21...28,
            message: "found \"standard\" between sizes, expected a number of points"),
        Invalid(
            text: "a.top = b.top + standard + 2", columns: 17...24,
            message: "found \"standard\" beside a number, expected either"),
        Invalid(
            text: "a.top = 2 * b.top + standard", columns: 21...28,
            message: "found \"standard\" beside a multiplier, expected a number of points"),
        Invalid(
            text: "a.top = b.top + standard + standard", columns: 28...35,
            message: "found \"standard\" twice, expected it once"),
        Invalid(
            text: "a.top = b.top + c.top", columns: 17...21,
            message: "found a third attribute \"c.top\", expected two at most"),
        Invalid(
            text: "a.top = 0 * b.top", columns: 9...17,
            message: "found the multiplier 0 of b.top, expected another number"),
        Invalid(text: "a.top = b.top / 0", columns: 17...17, message: "found a division by 0"),
        Invalid(
            text: "a.top = b.top * c", columns: 17...17,
            message: "found \"c\", expected a number as multiplier"),
        Invalid(
            text: "a.top = a.top", columns: 9...13,
            message: "found a.top on both sides, expected another attribute"),
        Invalid(
            text: "a.marins.top = top", columns: 3...8,
            message: "found the unknown guide \"marins\"; did you mean \"margins\"?"),
        Invalid(
            text: "a.margins.b.top = top", columns: 11...11,
            message: "found \"b\" behind a guide, expected an attribute"),
        Invalid(
            text: "margins.firstBaseline = top", columns: 1...21,
            message: "found firstBaseline of the guide margins, which has no margins and no "
                + "baselines"),
        Invalid(
            text: "a.width = 24 @0", columns: 15...15,
            message: "found \"0\", expected a priority from 1 to 1000, required, high or low"),
        Invalid(
            text: "a.width = 24 @huge", columns: 15...18,
            message: "found \"huge\", expected a priority from 1 to 1000, required, high or low"),
        Invalid(
            text: "a.width = 24 @hihg", columns: 15...18,
            message: "found the unknown priority \"hihg\"; did you mean \"high\"?"),
        Invalid(
            text: "a.width = -5", columns: 11...12,
            message: "found a negative length for a.width, expected 0 or more"),
        Invalid(
            text: "a.width = 24 @", columns: 15...15,
            message: "found the end, expected a priority from 1 to 1000, required, high or low"),
        Invalid(
            text: "a.width = 24 24", columns: 14...15,
            message: "found \"24\", expected the end or a priority such as @750"),
        Invalid(
            text: "a.width = 24pt", columns: 11...14,
            message: "found the unknown attribute \"24pt\", expected left, right, top, bottom, "
                + "leading, trailing, width, height, centerX, centerY, lastBaseline, "
                + "firstBaseline"),
        Invalid(
            text: "'a.width = 24", columns: 1...13,
            message: "found a quotation mark that is not closed, expected an attribute such as "
                + "title.leading"),
        Invalid(
            text: "a.width = 2000000", columns: 11...17,
            message: "found 2000000, expected a number up to 1000000"),
        Invalid(
            text: "é.width = 5 ; 5", columns: 13...13,
            message: "found \";\", expected the end or a priority such as @750"),
    ]

    @Test("A mistake has its columns", arguments: invalid)
    func refuses(_ example: Invalid) throws {
        let error = try #require(throws: ConstraintSyntaxError.self) {
            try ConstraintText(example.text)
        }
        #expect(error.message == example.message)
        let first = error.range.lowerBound + 1
        #expect(first...max(first, error.range.upperBound) == example.columns)
    }

    @Test("The message for a multiplier without a sign explains the syntax")
    func multiplierWithoutSign() throws {
        let error = try #require(throws: ConstraintSyntaxError.self) {
            try ConstraintText("a.width = 2 b.width")
        }
        #expect(error.note == "a multiplier is written 2 * b")
    }

    @Test("Any text is read or rejected without a crash")
    func anyText() {
        let parts = [
            "a", ".", "top", "width", "=", "<=", " ", "-", "+", "*", "/", "@", "8", "0.5", "'",
            "standard",
            "superview", "margins", "é", "\u{200F}", "<", "self", "\n",
        ]
        var seed: UInt64 = 7
        var isOutside = false
        for _ in 0..<1_500 {
            var text = ""
            for _ in 0..<12 {
                seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                text += parts[Int((seed >> 33) % UInt64(parts.count))]
                do {
                    _ = try ConstraintText(text)
                } catch {
                    let error = error as ConstraintSyntaxError
                    isOutside = isOutside || error.range.upperBound > text.unicodeScalars.count
                }
            }
        }
        #expect(!isOutside)
    }

    /// Returns the constraint in UIKit's form.
    private static func text(of constraint: ConstraintText) -> String {
        func name(_ anchor: ConstraintText.Anchor) -> String {
            "\(anchor.item ?? "self")." + (anchor.guide.map { "\($0.rawValue)." } ?? "")
                + anchor.attribute.rawValue
        }
        func number(_ value: Double) -> String {
            value == value.rounded() ? "\(Int(value))" : "\(value)"
        }
        let symbols: [ConstraintText.Relation: String] = [
            .equal: "==", .lessThanOrEqual: "<=", .greaterThanOrEqual: ">=",
        ]
        var text = "\(name(constraint.first)) \(symbols[constraint.relation] ?? "") "
        if let second = constraint.second {
            if constraint.multiplier != 1 { text += "\(number(constraint.multiplier))*" }
            text += name(second)
            if constraint.isStandardSpace { text += " + standard" }
            if constraint.constant != 0 {
                text += constraint.constant < 0 ? " - " : " + "
                text += number(abs(constraint.constant))
            }
        } else {
            text += number(constraint.constant)
        }
        if constraint.priority != 1000 {
            text += " @\(Int(constraint.priority))"
        }
        return text
    }
}
