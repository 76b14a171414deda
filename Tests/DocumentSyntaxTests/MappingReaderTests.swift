import Testing

@testable import DocumentSyntax

@Suite struct MappingReaderTests {
    enum Style: String, CaseIterable { case plain, grouped, insetGrouped }

    /// Returns the first lines of the problems of a mapping.
    private func messages(_ text: String, _ read: (MappingReader) -> Void) throws -> [String] {
        let problems = ProblemList()
        let reader = try #require(MappingReader(yaml(text), "a row", problems))
        read(reader)
        return problems.problems.map { problem in
            "\(problem.location.line):\(problem.location.column)+\(problem.length) "
                + problem.message + (problem.note.map { " (\($0))" } ?? "")
        }
    }

    @Test func validValuesAreRead() throws {
        let found = try messages(
            "{t: 12, q: 'a b', b: true, n: 1.5, i: 3.0, s: grouped, l: [a, 1], m: {k: v}}"
        ) {
            #expect($0.string("t") == "12")
            #expect($0.string("q") == "a b")
            #expect($0.bool("b") == true)
            #expect($0.number("n") == 1.5)
            #expect($0.integer("i", 0...10) == 3)
            #expect($0.choice("s", as: Style.self) == .grouped)
            #expect($0.strings("l") == ["a", "1"])
            #expect($0.mapping("m", "a thing")?.string("k") == "v")
            #expect($0.string("absent") == nil)
            $0.finish()
        }
        #expect(found.isEmpty)
    }

    @Test func manyUnknownKeysAreCounted() throws {
        let keys = (0..<1_000).map { "txet\($0): 1" }.joined(separator: ", ")
        let found = try messages("{\(keys)}") {
            _ = $0.string("text")
            $0.finish()
        }
        #expect(found.count == 201)
        #expect(found[0].hasPrefix("1:2+5 found the unknown key \"txet0\" in a row; did you mean"))
        #expect(found[200].contains("800 more problems are not shown"))
    }

    @Test func wrongTypesAreReportedWithTheExpectedForm() throws {
        let found = try messages(
            """
            n: abc
            q: "44"
            b: yes
            t: {city}
            e:
            l: a
            m: [a]
            s: gruoped
            """
        ) {
            #expect($0.number("n") == nil)
            #expect($0.number("q") == nil)
            #expect($0.bool("b") == nil)
            #expect($0.string("t") == nil)
            #expect($0.string("e") == nil)
            #expect($0.strings("l") == nil)
            #expect($0.mapping("m", "a screen") == nil)
            #expect($0.choice("s", as: Style.self) == nil)
        }
        #expect(
            found == [
                "1:4+3 expected a number such as 44, found the text \"abc\"",
                "2:4+4 expected a number such as 44, found the text \"44\" "
                    + "(in quotes it is a text; write it without them)",
                "3:4+3 expected true or false, found the text \"yes\"; did you mean true?",
                "4:4+1 expected a text, found a mapping "
                    + "(a text that begins with \"{\" or \"[\" must stand in quotes)",
                "5:3+1 expected a text, found nothing (an empty text is written \"\")",
                "6:4+1 expected a list of texts such as [a, b], found the text \"a\"",
                "7:4+1 expected a screen, written as keys and values, found a list",
                "8:4+7 found \"gruoped\", expected \"plain\", \"grouped\" or \"insetGrouped\"; "
                    + "did you mean \"grouped\"?",
            ])
    }

    @Test(arguments: ["-5", "0", ".nan", ".inf", "-.inf", "1e999", "10001"])
    func numbersOutOfRangeAreReported(text: String) throws {
        let found = try messages("h: \(text)") {
            #expect($0.number("h", .above(0, through: 10_000, "a height")) == nil)
        }
        #expect(
            found == [
                "1:4+\(text.count) expected a height greater than 0 and at most 10000, found \(text)"
            ])
    }

    @Test func wholeNumbersOutOfRangeAreReported() throws {
        let found = try messages("{a: 4, b: 1.5, c: 99999999999999999999}") {
            for key in ["a", "b", "c"] { #expect($0.integer(key, 0...3, "a scale") == nil) }
        }
        #expect(
            found == [
                "1:5+1 expected a scale from 0 to 3, found 4",
                "1:11+3 expected a scale without a fraction, found 1.5",
                "1:19+20 expected a scale without a fraction, found 99999999999999999999",
            ])
    }

    @Test func unknownKeysAreReportedWithSuggestions() throws {
        let found = try messages("text: a\nsubtitel: b\nxyzzy: c\nTEXT: d\n") {
            _ = $0.string("text")
            $0.declare("subtitle", "detail")
            $0.finish()
        }
        #expect(
            found == [
                "2:1+8 found the unknown key \"subtitel\" in a row; did you mean \"subtitle\"?",
                "3:1+5 found the unknown key \"xyzzy\" in a row "
                    + "(a row knows \"text\", \"subtitle\" and \"detail\")",
                "4:1+4 found the unknown key \"TEXT\" in a row; did you mean \"text\"?",
            ])
    }

    @Test func absentAndExcludingKeysAreReported() throws {
        let found = try messages("txet: a\nb: 1\nc: 2\n") {
            #expect($0.string("text", required: true) == nil)
            #expect($0.string("height", required: true) == nil)
            $0.exclude("c", "b")
            $0.error("wrong", atKey: "b")
            $0.finish()
        }
        #expect(
            found == [
                "1:1+4 found the unknown key \"txet\" in a row; did you mean \"text\"?",
                "1:1+1 a row lacks the key \"height\"",
                "2:1+1 wrong",
                "3:1+1 found \"c\" beside \"b\", expected only one of them in a row",
            ])
    }

    @Test func nodesOtherThanMappingsAreReported() throws {
        let problems = ProblemList()
        #expect(MappingReader(try yaml("[a]"), "a row", problems) == nil)
        #expect(
            problems.problems.map(\.message) == [
                "expected a row, written as keys and values, found a list"
            ])
    }
}
