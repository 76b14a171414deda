import TestSupport
import Testing

@testable import DocumentSyntax

@Suite struct YAMLTests {
    @Test func theTreeKeepsOrderStyleAndLocations() throws {
        let node = try yaml(
            """
            table:   # a comment: with [brackets
              style: plain
              rows:
              - text: "Hello"
                tall: 12
              - [a, 'b: c', {d: e}]
            """)
        #expect(
            node.dump
                == "{table: {style: plain, rows: [{text: 'Hello', tall: 12}, [a, 'b: c', {d: e}]]}}"
        )
        #expect(
            node.places == [
                "table@1:1", "style@2:3", "plain@2:10", "rows@3:3", "text@4:5", "Hello@4:11",
                "tall@5:5", "12@5:11", "a@6:6", "b: c@6:9", "d@6:18", "e@6:21",
            ])
    }

    @Test func blockScalarsAndMultilineTextsAreNotMistakenForStructure() throws {
        let node = try yaml(
            "a: |\n  - - [[{{ *x &y !z\n   ? k\n\nb: >-\n  *no\nc: some\n  - text [ !t *u\nd: 'x\n  - *q'\n"
        )
        #expect(
            node.dump
                == "{a: '- - [[{{ *x &y !z\n ? k\n', b: '*no', c: some - text [ !t *u, d: 'x - *q'}"
        )
    }

    @Test func carriageReturnsEndLines() throws {
        let node = try yaml("a: 1\r\nb:\r\n  - 2\r\n")
        #expect(node.places == ["a@1:1", "1@1:4", "b@2:1", "2@3:5"])
    }

    @Test func anchorsAreExpandedAndMergeKeysMerge() throws {
        let node = try yaml(
            "base: &b {x: 1, y: 2}\nrow:\n  y: 3\n  <<: *b\nall: {<<: [*b, {z: 4, x: 9}]}")
        #expect(
            node.dump
                == "{base: {x: 1, y: 2}, row: {y: 3, x: 1}, all: {x: 1, y: 2, z: 4}}")
    }

    @Test(arguments: [
        ("", "d.yaml:1:1: error: found an empty document"),
        ("# only a comment\n", "d.yaml:1:1: error: found an empty document"),
        ("---\n", "d.yaml:1:1: error: found an empty document"),
        ("a: 1\n---\nb: 2\n", "d.yaml:2:1: error: found a second document"),
        ("a: 1\n...\nb: 2\n", "d.yaml:3:1: error: found a second document"),
        ("a: !foo 1\n", "d.yaml:1:4: error: found the tag \"!foo\""),
        ("a: &x  !t 1\n", "d.yaml:1:8: error: found the tag \"!t\""),
        ("a: ! 1\n", "d.yaml:1:4: error: found the tag \"!\""),
        ("!t a: 1\n", "d.yaml:1:1: error: found the tag \"!t\""),
        ("a: *b\n", "d.yaml:1:4: error: found the use of an anchor that is not defined"),
        ("a: &b [*b]\n", "d.yaml:1:8: error: found the use of an anchor that is not defined"),
        ("a:\n\tb: 1\n", "d.yaml:2:1: error: found a tab, expected spaces"),
        ("a: @b\n", "d.yaml:1:4: error: found \"@\" at the beginning of a text"),
        ("a: b: c\n", "d.yaml:1:5: error: found a colon inside of a text"),
        ("a: [1, 2\nb: 3\n", "d.yaml:2:2: error: found something else where a \",\""),
        ("a: \"b\n", "d.yaml:1:4: error: found the end of the document inside of a quoted"),
        ("a: 1\n b: 2\n", "d.yaml:2:3: error: found a colon inside of a text"),
        ("- a\nb: 2\n", "d.yaml:2:1: error: found an entry that does not fit"),
        ("a: \u{1}\n", "d.yaml:1:4: error: found the control character U+0001"),
        ("a: \"\\q\"\n", "d.yaml:1:5: error: found a backslash"),
        ("a: |0\n  b\n", "d.yaml:1:5: error: found a text block that is indented by 0"),
        ("a: | b\n", "d.yaml:1:6: error: found more behind the sign of a text block"),
        ("a: & b\n", "d.yaml:1:5: error: found an anchor or its use without a name"),
        ("%FOO\n---\na: b\n", "d.yaml:1:5: error: found a directive that cannot be read"),
        ("{a: 1}: 2\n", "d.yaml:1:6: error: found a key that is an alias, a list or a mapping"),
        ("{[a]}\n", "d.yaml:1:4: error: found a key that is an alias, a list or a mapping"),
        ("x: &a 1\ny: {*a : 2}\n", "d.yaml:2:5: error: found a key that is an alias"),
        ("? a\n: b\n", "d.yaml:1:1: error: found a key that begins with \"?\""),
        ("a: 1\n? # why?\n  b\n: c\n", "d.yaml:2:1: error: found a key that begins with \"?\""),
        ("ä: {? a: b}\n", "d.yaml:1:5: error: found a key that begins with \"?\""),
        ("a: {<<: 1}\n", "d.yaml:1:5: error: found the number 1 after \"<<\""),
    ])
    func mistakesHaveLocations(text: String, expected: String) {
        #expect(failure { try yaml(text) }.hasPrefix(expected))
    }

    @Test func everyRepeatedKeyIsReportedWithBothLocations() {
        let text = failure { try yaml("a:\n  b: 1\n  'b': 2\nc: {d: 1, d: 2}\na: 3\n") }
        #expect(
            text == """
                d.yaml:3:3: error: found the key "b" a second time in the same mapping, expected it once
                      'b': 2
                      ^
                note: the first key is at line 2, column 3
                d.yaml:4:11: error: found the key "d" a second time in the same mapping, expected it once
                    c: {d: 1, d: 2}
                              ^
                note: the first key is at line 4, column 5
                d.yaml:5:1: error: found the key "a" a second time in the same mapping, expected it once
                    a: 3
                    ^
                note: the first key is at line 1, column 1
                """)
    }

    @Test(
        "The error for a missing closing bracket states the location of the opening bracket",
        arguments: [("a: [1, 2\nb: 3\n", "["), ("a: {c: 2\nb: 3\n", "{")])
    func openingBracket(_ text: String, _ bracket: String) {
        let failure = failure { try yaml(text) }
        #expect(
            failure.hasSuffix("note: the opening \"\(bracket)\" is at line 1, column 4"),
            "\(failure)")
    }

    @Test func questionMarksInTextsAndCommentsAreNotKeys() throws {
        let node = try yaml("a: what? # why? \nb: [c?, \"?\"]\n# ? d\ne?: 1\n-?f: 2\n")
        #expect(node.dump == "{a: what?, b: [c?, '?'], e?: 1, -?f: 2}")
    }

    @Test func keysMayRepeatInDifferentMappings() throws {
        let node = try yaml(
            "- a: 1\n  b: {a: 1}\n- a: 2\n- {a: 3}\n- x:\n  - a: 1\n  - a: 2\n  a: 3\n")
        #expect(node.sequence?.count == 4)
    }

    @Test func aRepeatedKeyWithEscapesIsReported() {
        let text = failure { try yaml("\"a\\u0062\": 1\nab: 2\n") }
        #expect(text.contains("error: found the key \"ab\""))
    }
}
