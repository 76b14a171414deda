import SourceRewriting
import Testing

@Suite struct SourceStatementsTests {
    /// Leaves out the statement at the mark `⌖` of a source.
    private func omitted(_ marked: String) -> String? {
        let source = marked.replacing("⌖", with: "")
        let before = marked.prefix { $0 != "⌖" }
        let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
        return SourceStatements(source).omission(
            line: lines.count, column: (lines.last?.utf8.count ?? 0) + 1
        )?.applied(to: source)
    }

    @Test(
        "The innermost statement is left out, and a value takes the place of its value",
        arguments: [
            ("func f() {\n    ⌖a.b()\n    c()\n}", "func f() {\n    do { _ = 2 }\n    c()\n}"),
            (
                "func f() {\n    a\n        .⌖b()\n        |> c\n    d()\n}",
                "func f() {\n    do { _ = 2 }\n\n\n    d()\n}"
            ),
            (
                "func f() {\n    label.text = a.⌖b\n}",
                "func f() {\n    label.text = standInValue(\"text\")\n}"
            ),
            (
                "func f() -> Int {\n    return a.⌖b\n}",
                "func f() -> Int {\n    return standInValue(\"f\")\n}"
            ),
            ("var a: Int { b.⌖c }", "var a: Int { return standInValue(\"a\") }"),
            (
                "class A {\n    let b: C = ⌖D(1) { $0 }\n    let e = 1\n}",
                "class A {\n    let b: C = standInValue(\"b\")\n    let e = 1\n}"
            ),
            (
                "func f() {\n    let b = ⌖D()\n    b.e()\n}",
                "func f() {\n    let b = StandIn(\"b\")\n    b.e()\n}"
            ),
            (
                "lazy var a: B = {\n    B() |> ⌖c\n}()",
                "lazy var a: B = {\n    return standInValue(\"a\")\n}()"
            ),
            (
                "func f() {\n    g { [weak self] a, b in\n        ⌖a.c()\n        b.d()\n    }\n}",
                "func f() {\n    g { [weak self] a, b in\n        do { _ = 3 }\n        b.d()\n    }\n}"
            ),
            (
                "func f() {\n    if a.⌖b { c() } else { d() }\n    e()\n}",
                "func f() {\n    do { _ = 2 }\n    e()\n}"
            ),
            (
                "func f() {\n    switch a {\n    case .b: ⌖c()\n    default: d()\n    }\n}",
                "func f() {\n    switch a {\n    case .b: do { _ = 3 }\n    default: d()\n    }\n}"
            ),
            (
                "func f() {\n    switch a {\n    case .⌖b: c()\n    default: d()\n    }\n    e()\n}",
                "func f() {\n    do { _ = 2 }\n\n\n\n    e()\n}"
            ),
        ])
    func statements(source: String, result: String) {
        #expect(omitted(source) == result)
    }

    @Test("The statement around an omission is left out if the omission does not compile")
    func outerStatement() {
        #expect(
            omitted("func f() {\n    a.b {\n        ⌖do { _ = 3 }\n    }\n}")
                == "func f() {\n    do { _ = 2 }\n\n\n}")
        #expect(
            omitted("func f() {\n    a.b = ⌖standInValue(\"b\")\n}")
                == "func f() {\n    do { _ = 2 }\n}")
    }

    @Test("A value is added to a function that ends without one")
    func missingValue() {
        #expect(
            omitted("func f() -> Int {\n    a()\n    b()\n⌖}")
                == "func f() -> Int {\n    a()\n    b(); return standInValue(\"f\")\n}")
    }

    @Test(
        "Declarations, and calls of initializers of the superclass, are not left out",
        arguments: [
            "class A: ⌖B {\n}", "func f(a: ⌖A) {\n}", "init() {\n    super.init(⌖a)\n}",
            "import ⌖A",
        ])
    func declarations(source: String) {
        #expect(omitted(source) == nil)
    }

    @Test("Only whole statements are replaced, at all places")
    func equalStatements() {
        #expect(
            omitted("func f() {\n    ⌖a.b()\n    c.a.b()\n    a.b()\n}")
                == "func f() {\n    do { _ = 2 }\n    c.a.b()\n    do { _ = 2 }\n}")
    }

    @Test("The word 'override' is removed, and a literal gets its type")
    func furtherOmissions() {
        let source = "class A: B {\n    public override func f() {}\n    let c = [d: e, g: h]\n}"
        let statements = SourceStatements(source)
        #expect(
            statements.omissionOfOverride(line: 2, column: 26)?.applied(to: source)
                == source.replacing("override ", with: ""))
        #expect(
            statements.conversion(line: 3, column: 13, to: "[D: Any]")?.applied(to: source)
                == source.replacing("h]", with: "h] as [D: Any]"))
    }

    /// Leaves out the declaration at the mark `⌖` of a source.
    private func omittedDeclaration(_ marked: String, keeping kept: Set<String> = []) -> String? {
        let source = marked.replacing("⌖", with: "")
        let lines = marked.prefix { $0 != "⌖" }
            .split(separator: "\n", omittingEmptySubsequences: false)
        return SourceStatements(source).omissionOfDeclaration(
            line: lines.count, column: (lines.last?.utf8.count ?? 0) + 1, keeping: kept
        )?.applied(to: source)
    }

    @Test(
        "A function or property loses its body, and otherwise the declaration is left out",
        arguments: [
            (
                "class A {\n    func f() -> Int {\n        ⌖a\n    }\n}",
                "class A {\n    func f() -> Int { /* left out */ return standInValue(\"f\") }\n\n\n}"
            ),
            (
                "class A {\n    var b: Int { ⌖c }\n}",
                "class A {\n    var b: Int { /* left out */ get { standInValue(\"b\") } set {} }\n}"
            ),
            ("class A {\n    func f(a: ⌖B) { c() }\n}", "class A {\n    \n}"),
            ("class A {\n    let b: ⌖B = c\n}", "class A {\n    \n}"),
            ("extension ⌖B: C {\n    func f() {}\n}\n", "\n\n\n"),
            (
                "class A {\n    init(b: B) {\n        ⌖c()\n    }\n}",
                "class A {\n    init(b: B) { /* left out */ fatalError(\"this initializer is left out\") }"
                    + "\n\n\n}"
            ),
        ])
    func declarationOmissions(source: String, result: String) {
        #expect(omittedDeclaration(source) == result)
    }

    @Test("A class that is drawn is kept, and loses an inherited type that it cannot have")
    func conformances() {
        #expect(omittedDeclaration("class ⌖A: B {\n}", keeping: ["A"]) == nil)
        let source = "class A<T>: B, C.D, E where T: F {\n}"
        let statements = SourceStatements(source)
        #expect(
            statements.omissionOfConformance(to: "C.D", line: 1)?.applied(to: source)
                == "class A<T>: B , E where T: F {\n}")
        #expect(
            statements.omissionOfConformance(to: "B", line: 1)?.applied(to: source)
                == "class A<T>: C.D, E where T: F {\n}")
    }
}
