import TestSupport
import Testing

@testable import DocumentSyntax

@Suite struct LimitTests {
    static let levels = 10_000

    static let nested: [String: String] = [
        "flow lists": String(repeating: "[", count: levels),
        "flow mappings": String(repeating: "{a: ", count: levels),
        "dashes": String(repeating: "- ", count: levels) + "a",
        "indentation":
            (0..<1000).map { String(repeating: " ", count: $0) + "a:" }.joined(separator: "\n"),
        "lists below keys":
            (0..<1000).map { String(repeating: "  ", count: $0) + "- a:" }.joined(separator: "\n"),
        "pairs in lists": String(repeating: "[a: ", count: levels),
        "lists after a comment": "a: 1 # '\nb: " + String(repeating: "[", count: levels),
        "lists after a block": "a: |\n  '\nb: " + String(repeating: "[", count: levels),
    ]

    @Test(arguments: nested.keys.sorted()) func deepNestingIsAnError(name: String) throws {
        let text = try #require(Self.nested[name])
        #expect(
            failure { try yaml(text) }.contains(
                "error: found lists and mappings nested more than 64 deep"))
    }

    @Test func deepJSONIsAnError() {
        for text in ["[", "{\"a\":"] {
            let nested = String(repeating: text, count: Self.levels)
            #expect(failure { try json(nested) }.contains("nested more than 64 deep"))
        }
    }

    @Test func theLargestValidDepthIsRead() throws {
        let open = String(repeating: "[", count: 64)
        let close = String(repeating: "]", count: 64)
        #expect(try yaml(open + close).dump == open + close)
        #expect(try json(open + close).dump == open + close)
        #expect(failure { try yaml("[" + open + close + "]") }.hasPrefix("d.yaml:1:65: error:"))
        #expect(failure { try json("[" + open + close + "]") }.hasPrefix("d.json:1:65: error:"))
    }

    @Test func bracketsInTextsDoNotNest() throws {
        let brackets = String(repeating: "[", count: 1000)
        for text in ["'\(brackets)'", "\"\\\"\(brackets)\"", "a\(brackets)", "|\n  \(brackets)"] {
            #expect(try yaml("a: \(text)\n").mapping?.entries.count == 1)
        }
        #expect(try yaml("a: 1 # \(brackets)").dump == "{a: 1}")
    }

    @Test func aliasesOfExponentialSizeAreAnError() {
        var text = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
        for level in 1...9 {
            let uses = Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
            text += "a\(level): &a\(level) [\(uses)]\n"
        }
        #expect(
            failure { try yaml(text) }.contains(
                "error: found anchors whose uses stand for more than 1000000 values"))
        // The parser would hash all values of such a key.
        #expect(
            failure { try yaml(text + "z: {*a9 : 1}\n") }.contains("found a key that is an alias"))
        #expect(failure { try yaml(text + "z: {*a9}\n") }.contains("found a key that is an alias"))
        #expect(failure { try yaml(text + "*a9 : 1\n") }.contains("found a key that is an alias"))
        #expect(
            failure { try yaml(text + "z: [*a9 : 1]\n") }.contains("found a key that is an alias"))
    }

    @Test func aliasesAreCounted() {
        let text = "a: &a 1\nb: [" + String(repeating: "*a, ", count: 1001) + "]\n"
        #expect(failure { try yaml(text) }.contains("found more than 1000 uses of anchors"))
    }

    @Test func aliasesThatIncreaseTheNestingAreAnError() {
        var text = "a0: &a0 [[[[[[[[1]]]]]]]]\n"
        for level in 1...10 { text += "a\(level): &a\(level) [[[[[[[*a\(level - 1)]]]]]]]\n" }
        #expect(failure { try yaml(text) }.contains("nested more than 64 deep"))
    }

    @Test func valuesAndBytesAreCounted() {
        let limits = DocumentLimits(bytes: 1000, nodes: 100)
        let list = "[" + Array(repeating: "1", count: 100).joined(separator: ",") + "]"
        #expect(
            failure { try yaml(list, limits: limits) }.contains("found more than 100 values"))
        #expect(
            failure { try json(list, limits: limits) }.contains("found more than 100 values"))
        let long = String(repeating: "a", count: 1001)
        #expect(failure { try yaml(long, limits: limits) }.contains("of 1001 bytes"))
    }
}
