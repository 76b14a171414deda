import TestSupport
import Testing

@testable import DocumentSyntax

@Suite struct ProblemTests {
    private func rendered(_ line: String, column: Int, length: Int) -> [Substring] {
        let file = SourceFile(path: "d.yaml", text: line)
        let place = DocumentLocation(file: file, line: 1, column: column)
        return DocumentProblem(.error, "m", at: place, length: length).description
            .split(separator: "\n")
    }

    @Test func theOffendingTextIsUnderlined() {
        #expect(
            rendered("  subtitel: x", column: 3, length: 8) == [
                "d.yaml:1:3: error: m",
                "      subtitel: x",
                "      ^~~~~~~~",
            ])
    }

    @Test func namesAreSearchedUpToTheLimitOfProblems() {
        let place = SourceFile(path: "d.yaml", text: "").whole
        func counted(_ problems: ProblemList) -> (found: Int, asked: Int) {
            var (found, asked) = (0, 0)
            func names() -> [String] {
                asked += 1
                return ["style"]
            }
            for _ in 0..<100 where problems.question(for: "sytle", among: names()) != nil {
                found += 1
            }
            return (found, asked)
        }
        #expect(counted(ProblemList(limit: 5)) == (20, 20))
        let full = ProblemList(limit: 1)
        full.error("m", at: place)
        #expect(full.isFull && counted(full) == (0, 0))
    }

    @Test func tabsWideCharactersAndMarksKeepTheCaretInPlace() {
        #expect(rendered("\ta: b", column: 5, length: 1)[1...] == ["        a: b", "           ^"])
        #expect(
            rendered("東京: 時x", column: 5, length: 1)[1...] == ["    東京: 時x", "          ^~"])
        #expect(
            rendered("e\u{301}: x", column: 5, length: 1)[1...]
                == ["    e\u{301}: x", "       ^"])
    }

    @Test func controlCharactersDoNotReachTheTerminal() {
        let lines = rendered("a\u{1B}[2J", column: 2, length: 1)
        #expect(lines[1] == "    a\u{FFFD}[2J")
        #expect("\u{1B}[2J\n".quoted == "\"\u{FFFD}[2J\\n\"")
    }

    @Test func aLongLineIsTruncatedAroundTheProblem() {
        let line = String(repeating: "a", count: 100_000) + "!" + String(repeating: "b", count: 500)
        let lines = rendered(line, column: 100_001, length: 1)
        #expect(lines[1].count < 110)
        let caret = lines[2].distance(from: lines[2].startIndex, to: lines[2].firstIndex(of: "^")!)
        #expect(Array(lines[1])[caret] == "!")
    }

    @Test func aLocationPastTheEndOfTheLineIsMarkedAtTheEnd() {
        #expect(rendered("ab", column: 3, length: 4)[1...] == ["    ab", "      ^"])
    }

    @Test func problemsAreSortedAndRepeatedProblemsAreKeptOnce() {
        let file = SourceFile(path: "d.yaml", text: "a\nb\n")
        let list = ProblemList()
        list.warning("second", at: file.location(utf8Offset: 2))
        #expect(throws: Never.self) { try list.throwIfErrors() }
        list.error("first", at: file.location(utf8Offset: 0), note: "n")
        list.error("first", at: file.location(utf8Offset: 0), note: "n")
        #expect(
            failure { try list.throwIfErrors() } == """
                d.yaml:1:1: error: first
                    a
                    ^
                note: n
                d.yaml:2:1: warning: second
                    b
                    ^
                """)
    }

    @Test func tooManyProblemsAreCounted() {
        let file = SourceFile(path: "d.yaml", text: String(repeating: "a\n", count: 300))
        let list = ProblemList(limit: 10)
        for line in 1...300 {
            list.error("m", at: DocumentLocation(file: file, line: line, column: 1))
        }
        #expect(list.problems.count == 11)
        #expect(list.problems.last?.message == "290 more problems are not shown")
    }

    /// Warnings have a separate limit, so that errors are always reported.
    @Test func warningsDoNotDisplaceErrors() {
        let file = SourceFile(path: "d.yaml", text: String(repeating: "a\n", count: 300))
        let list = ProblemList(limit: 10)
        func place(_ line: Int) -> DocumentLocation {
            DocumentLocation(file: file, line: line, column: 1)
        }
        for line in 1...30 { list.warning("w", at: place(line)) }
        #expect(!list.hasErrors && list.problems.last?.severity == .warning)
        list.error("e", at: place(299))
        #expect(list.problems.filter { $0.severity == .error }.map(\.message) == ["e"])
        #expect(list.problems.last?.message == "20 more problems are not shown")
        #expect(!list.omitsErrors)
        let error = #expect(throws: DocumentError.self) { try list.throwIfErrors() }
        #expect(error?.description.contains("d.yaml:299:1: error: e") == true)
        for line in 1...11 { list.error("e", at: place(line)) }
        #expect(list.omitsErrors && list.problems.last?.severity == .error)
    }
}
