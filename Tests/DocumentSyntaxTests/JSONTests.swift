import TestSupport
import Testing

@testable import DocumentSyntax

@Suite struct JSONTests {
    @Test func theTreeEqualsTheTreeOfYAML() throws {
        let text = "{\"table\": {\"rows\": [{\"text\": \"a\", \"n\": -1.5e3}, true, null, []]}}"
        let tree = try json(text)
        #expect(tree.dump == "{table: {rows: [{text: 'a', n: -1.5e3}, true, null, []]}}")
        let same = try yaml(text)
        #expect(tree.dump == same.dump)
        #expect(tree.places == same.places)
    }

    @Test func tabsEscapesAndSurrogatePairsAreJSON() throws {
        let node = try json(
            "\t{\r\n\t\"a\"\t:\t\"\\/\\\"\\\\\\b\\f\\n\\r\\t\\u00e4\\ud83d\\ude00\"\t}\t")
        #expect(node.mapping?["a"]?.scalar?.text == "/\"\\\u{8}\u{C}\n\r\tä😀")
        #expect(node.places.first == "a@2:2")
    }

    @Test(arguments: [
        ("", "d.json:1:1: error: found an empty document"),
        ("{\"a\": 1,}", "d.json:1:8: error: found a comma before the closing \"}\""),
        ("[1 2]", "d.json:1:4: error: found \"2\", expected a comma or the closing \"]\""),
        ("[1", "d.json:1:3: error: found the end of the file, expected a comma"),
        ("[1] x", "d.json:1:5: error: found \"x\" after the end of the document"),
        ("{a: 1}", "d.json:1:2: error: found \"a\", expected a name in double quotes"),
        ("{\"a\" 1}", "d.json:1:6: error: found \"1\", expected a colon after the name \"a\""),
        ("[// x\n]", "d.json:1:2: error: found \"/\", expected a value"),
        ("[True]", "d.json:1:2: error: found \"True\", expected a text in double quotes"),
        ("['a']", "d.json:1:2: error: found \"'a'\", expected a text in double quotes"),
        ("[01]", "d.json:1:2: error: found \"01\", expected a number such as"),
        ("[1.]", "d.json:1:2: error: found \"1.\", expected a number such as"),
        ("[NaN]", "d.json:1:2: error: found \"NaN\""),
        ("[\"a\n\"]", "d.json:1:2: error: found a text that does not end on its line"),
        ("[\"a", "d.json:1:2: error: found the end of the file inside of a text"),
        ("[\"\\x\"]", "d.json:1:3: error: found an unknown escape"),
        ("[\"\\ud83d\"]", "d.json:1:3: error: found half of a surrogate pair"),
        ("[\"\\u12g4\"]", "d.json:1:3: error: expected four hexadecimal digits"),
        ("[\"\\", "d.json:1:3: error: found an unknown escape"),
        ("[\"a\tb\"]", "d.json:1:4: error: found a control character inside of a text"),
    ])
    func mistakesHaveLocations(text: String, expected: String) {
        #expect(failure { try json(text) }.hasPrefix(expected))
    }

    @Test(
        "The error for a missing comma states the location of the opening bracket",
        arguments: [("{\"a\": [1 2]}", "[", 7), (" {\"a\": 1 2}", "{", 2)])
    func openingBracket(_ text: String, _ bracket: String, _ column: Int) {
        let failure = failure { try json(text) }
        #expect(
            failure.hasSuffix("note: the opening \"\(bracket)\" is at line 1, column \(column)"),
            "\(failure)")
    }

    @Test func everyRepeatedKeyIsReported() {
        let text = failure { try json("{\"a\": 1,\n \"a\": 2,\n \"b\": {\"c\": 1, \"c\": 2}}") }
        #expect(text.contains("d.json:2:2: error: found the key \"a\" a second time"))
        #expect(text.contains("note: the first key is at line 1, column 2"))
        #expect(text.contains("d.json:3:16: error: found the key \"c\" a second time"))
    }
}
