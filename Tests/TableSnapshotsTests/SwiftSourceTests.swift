import Testing

@testable import TableSnapshots

/// What is read of the source files of tests.
@Suite struct SwiftSourceTests {
    @Test func assertionsAreFoundInCodeAlone() {
        let source = SwiftSource(
            ##"""
            // assertSnapshot(of: 1)
            /* verifySnapshot( /* nested */ assertSnapshot() */
            let text = "assertSnapshot(of: \(verifySnapshot(of: "a(")))"
            let raw = #"assertSnapshot(of: "x" \(no) "#
            assertSnapshot(
                of: f(")"), as: .image(),
                named: "long name")
            func assertSnapshot(of value: Int) {}
            func check(line: UInt = #line) {
                assertSnapshot(of: 1, as: .lines, named: "x", line: line)
            }
            let long = """
                assertSnapshot( \( "inner" )
                """
            my_assertSnapshot(); assertSnapshots()
            verifySnapshot <Int> (of: 2)
            """##)
        #expect(source.assertions.map(\.lines) == [3...3, 5...7, 10...10, 16...16])
        #expect(source.assertions.map(\.isForwarding) == [false, false, true, false])
        #expect(source.literals.isSuperset(of: ["a(", "long name", "x", "inner", ")"]))
        #expect(source.condition == nil)
    }

    @Test(arguments: [
        ("@Test(.disabled(\"slow\")) func a() {}", ".disabled"),
        ("@Suite(.enabled(if: isFast))", ".enabled"), ("throw XCTSkip(\"x\")", "XCTSkip"),
        ("try XCTSkipIf(true)", "XCTSkipIf"), ("#if DEBUG", "#if"),
        ("withKnownIssue { }", "withKnownIssue"), ("// .disabled", nil), ("\"XCTSkip\"", nil),
        ("view.disabledColor", nil), ("#ifx", nil),
        ("@Test(.onLinux) func a() {}", "the trait .onLinux"),
        ("@Suite(\"Rows\", .serialized, Fast(x: 1))", "the trait Fast"),
        ("@Test(.snapshots(record: .never), .tags(.a)) func a() {}", nil),
        ("@Test(\"A, b\", .timeLimit(.minutes(1)), arguments: [Kind.a], other) func a() {}", nil),
        ("@Test func a() { f(.onLinux) }", nil), ("@Tested(.onLinux) var a", nil),
    ])
    func wordsThatSkipAreFound(_ text: String, _ word: String?) {
        let found = SwiftSource("let a = 1\n" + text).condition
        #expect(found?.word == word)
        #expect(found?.line == (word == nil ? nil : 2))
    }

    @Test(arguments: [
        "\"", "\"\"\"", "#\"", "/*", "\"\\", "\"\\(", "assertSnapshot(", "\"\\(a\n", "",
    ])
    func whatIsNotEndedEndsWithTheFile(_ text: String) {
        let source = SwiftSource(text)
        #expect(source.assertions.isEmpty)
        #expect(source.code.count == text.count)
    }
}
