import Testing

@testable import DocumentSyntax

@Suite struct TemplateTests {
    private let record = Record(
        columns: ["city", "n"], values: ["Cairo", "12"],
        location: DocumentLocation(
            file: SourceFile(path: "c.csv", text: "Cairo,12", firstLine: 7), line: 7, column: 1))

    private func filled(_ text: String, _ problems: ProblemList = ProblemList()) throws -> String? {
        let node = try #require(try yaml("t: \(text)").mapping?["t"])
        return Template(node, columns: record.columns, problems)?.text(for: record)
    }

    @Test(arguments: [
        ("\"{city}\"", "Cairo"), ("\"{city}, { n }!\"", "Cairo, 12!"),
        ("a {{city}} b", "a {city} b"),
        ("\"{{{city}}}\"", "{Cairo}"), ("plain", "plain"), ("at {n}", "at 12"),
    ])
    func placeholdersAreFilledIn(text: String, expected: String) throws {
        #expect(try filled(text) == expected)
    }

    @Test(arguments: [
        (
            "\"to {ctiy}\"",
            "d.yaml:1:8: error: found the placeholder \"ctiy\", which is no column; did you mean \"city\"?\n    t: \"to {ctiy}\"\n           ^~~~~~\nnote: the columns are \"city\" and \"n\""
        ),
        (
            "\"a {city\"",
            "d.yaml:1:7: error: found a \"{\" without its \"}\"\n    t: \"a {city\"\n          ^~~~~\nnote: a literal brace is doubled: {{"
        ),
        (
            "a }",
            "d.yaml:1:6: error: found a \"}\" without its \"{\"\n    t: a }\n         ^\nnote: a literal brace is doubled: }}"
        ),
    ])
    func wrongPlaceholdersHaveLocations(text: String, expected: String) throws {
        let problems = ProblemList()
        #expect(try filled(text, problems) == nil)
        #expect(problems.problems.map(\.description) == [expected])
    }

    @Test func aWholeValueIsFilledIn() throws {
        let problems = ProblemList()
        let each = try yaml("{text: \"{city}\", height: \"{n}\", tags: [a, \"{{x}}\"], on: true}")
        let node = NodeTemplate(each, columns: record.columns, problems).node(for: record)
        #expect(problems.isEmpty)
        #expect(node.dump == "{text: 'Cairo', height: '12', tags: [a, '{x}'], on: true}")
        let reader = try #require(MappingReader(node, "a row", problems))
        #expect(reader.number("height") == 12)
        #expect(reader.string("height") == "12")
        #expect(reader.bool("on") == true)
        #expect(reader.number("text") == nil)
        #expect(
            problems.problems.map(\.description) == [
                "c.csv:7:1: error: expected a number such as 44, found the text \"Cairo\"\n"
                    + "    Cairo,12\n    ^~~~~\n"
                    + "note: the text is filled in by \"{city}\" at d.yaml:1:8"
            ])
    }
}
