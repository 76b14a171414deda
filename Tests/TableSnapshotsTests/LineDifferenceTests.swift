import Testing

@testable import TableSnapshots

@Suite struct LineDifferenceTests {
    @Test func equalTextsHaveNone() {
        #expect(LineDifference(expected: "a\nb", actual: "a\nb") == nil)
    }

    @Test func aChangedLineIsShownAmongItsNeighbours() {
        let old = (1...12).map { "line \($0)" }
        var new = old
        new[5] = "line six"
        new.insert("between", at: 7)
        let difference = LineDifference(
            expected: old.joined(separator: "\n"), actual: new.joined(separator: "\n"))
        #expect(
            difference?.description == """
                @@ line 3 @@
                 line 3
                 line 4
                 line 5
                -line 6
                +line six
                 line 7
                +between
                 line 8
                 line 9
                 line 10
                """)
    }

    @Test func linesAddedAtTheEndAreShown() {
        #expect(
            LineDifference(expected: "a\n", actual: "a\nb\n")?.lines == [
                "@@ line 1 @@", " a", "+b",
            ])
    }

    @Test func anAccentThatIsComposedOtherwiseIsADifference() {
        let difference = LineDifference(expected: "e\u{301}", actual: "\u{E9}")
        #expect(difference?.lines.count == 3)
    }

    @Test func lineEndsOfWindowsAreVisible() {
        #expect(
            LineDifference(expected: "a\r\nb", actual: "a\nb")?.lines == [
                "@@ line 1 @@", "-a␍", "+a", " b",
            ])
    }

    @Test func textsWithoutACommonLineAreCut() {
        let old = (0..<3_000).map { "old \($0)" }.joined(separator: "\n")
        let new = (0..<3_000).map { "new \($0)" }.joined(separator: "\n")
        let lines = LineDifference(expected: old, actual: new)?.lines ?? []
        #expect(lines.count == LineDifference.maximumLines + 2)
        #expect(lines.last == "… 5920 more lines")
    }
}
