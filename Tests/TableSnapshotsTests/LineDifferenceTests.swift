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

    private static func difference(_ old: [String], _ new: [String]) -> [String] {
        LineDifference(
            expected: old.joined(separator: "\n"), actual: new.joined(separator: "\n"))?.lines ?? []
    }

    @Test func changesFarApartAreTwoPartsWithoutTheLinesBetween() {
        let old = (1...200).map { "line \($0)" }
        var new = old
        new[9] = "ten"
        new[149] = "hundred and fifty"
        #expect(
            Self.difference(old, new) == [
                "@@ line 7 @@", " line 7", " line 8", " line 9", "-line 10", "+ten", " line 11",
                " line 12", " line 13",
                "@@ line 147 @@", " line 147", " line 148", " line 149", "-line 150",
                "+hundred and fifty", " line 151", " line 152", " line 153",
            ])
    }

    /// The lines of a long tree whose rows are mostly the same: few lines are there only once.
    private static func rows(_ count: Int) -> [String] {
        (0..<count / 3).flatMap { ["row", "  label \($0 % 7)", "  separator"] }
    }

    @Test(arguments: [false, true])
    func theEndsOfALongTextAreTwoSmallParts(_ isRepetitive: Bool) {
        var old = isRepetitive ? Self.rows(3_000) : (0..<3_000).map { "line \($0)" }
        var new = old
        new[0] = "first"
        new[old.count - 1] = "last"
        let lines = Self.difference(old, new)
        #expect(lines.filter { $0.hasPrefix("@@") } == ["@@ line 1 @@", "@@ line 2997 @@"])
        #expect(lines.count { $0.hasPrefix("-") } == 2 && lines.count { $0.hasPrefix("+") } == 2)
        #expect(lines.count == 2 + 10)
        // With other lengths nothing stands where it stood.
        old[1] = "second"
        new.insert("between", at: 1_500)
        let more = Self.difference(old, new)
        #expect(more.count { $0.hasPrefix("-") } == 3, "\(more)")
        #expect(more.count { $0.hasPrefix("+") } == 4)
        #expect(more.contains("+between"))
    }

    @Test func anInsertionWithinALongTextIsAllThatIsTold() {
        let old = (0..<5_000).map { "line \($0)" }
        var new = old
        new.insert(contentsOf: ["one", "two"], at: 2_500)
        #expect(
            Self.difference(old, new) == [
                "@@ line 2498 @@", " line 2497", " line 2498", " line 2499", "+one", "+two",
                " line 2500", " line 2501", " line 2502",
            ])
    }

    @Test func everyPlaceIsToldWhereLinesAreLeftOut() {
        let old = (1...1_000).map { "line \($0)" }
        var new = old
        for index in 100..<190 { new[index] = "other \(index)" }
        new[499] = "x"
        new[899] = "y"
        let lines = Self.difference(old, new)
        #expect(
            lines.filter { $0.hasPrefix("@@") } == [
                "@@ line 101 @@", "@@ line 497 @@", "@@ line 897 @@",
            ])
        #expect(lines.contains("-line 500") && lines.contains("+y"))
        #expect(lines.contains("… 116 more lines"))
        #expect(lines.count { !$0.hasPrefix("@@") && !$0.hasPrefix("…") } == 80)
        for index in stride(from: 4, to: 1_000, by: 20) { new[index] = "z" }
        let many = Self.difference(old, new)
        #expect(many.count { $0.hasPrefix("@@") } == LineDifference.maximumHunks)
        #expect(many.last?.hasPrefix("… 6 more places, at line ") == true, "\(many.last ?? "")")
    }

    @Test func whatDiffersInSeveralFramesIsToldOnce() {
        func frames(_ word: String, from first: Int = 0) -> [String] {
            (0..<6).flatMap { frame in
                [
                    "frame \(frame) at \(Double(frame) / 60) s", "table",
                    "  label \"\(frame >= first ? word : "old")\"", "  separator \(frame)",
                ]
            }
        }
        let separators = frames("old").map { $0.hasPrefix("  sep") ? "  separator" : $0 }
        var new = frames("new", from: 1).map { $0.hasPrefix("  sep") ? "  separator" : $0 }
        let once = [
            "@@ line 6, the same in frames 1–5 @@", " table", "-  label \"old\"",
            "+  label \"new\"", "   separator",
        ]
        #expect(Self.difference(separators, new) == once)
        new[14] = "  label \"third\""
        let other = [
            "@@ line 14, frame 3 @@", " table", "-  label \"old\"", "+  label \"third\"",
            "   separator",
        ]
        #expect(
            Self.difference(separators, new)
                == ["@@ line 6, the same in frames 1–2, 4–5 @@"] + once.dropFirst() + other)
    }
}
