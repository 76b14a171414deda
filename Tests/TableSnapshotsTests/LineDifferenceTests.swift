import Testing

@testable import TableSnapshots

@Suite struct LineDifferenceTests {
    @Test func equalTextsHaveNoDifference() {
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

    @Test func anotherNormalizationOfAnAccentIsADifference() {
        let difference = LineDifference(expected: "e\u{301}", actual: "\u{E9}")
        #expect(difference?.lines.count == 3)
    }

    @Test func lineEndsOfWindowsAreVisible() {
        #expect(
            LineDifference(expected: "a\r\nb", actual: "a\nb")?.lines == [
                "@@ line 1 @@", "-a␍", "+a", " b",
            ])
    }

    @Test func differencesOfTextsWithoutACommonLineAreTruncated() {
        let old = (0..<3_000).map { "old \($0)" }.joined(separator: "\n")
        let new = (0..<3_000).map { "new \($0)" }.joined(separator: "\n")
        let lines = LineDifference(expected: old, actual: new)?.lines ?? []
        #expect(lines.count == LineDifference.maximumLines + 3)
        #expect(lines.count { $0.hasPrefix("-old") } == 40)
        #expect(lines.count { $0.hasPrefix("+new") } == 40)
        #expect(lines[41] == "… 2960 more lines" && lines.last == "… 2960 more lines")
    }

    private static func difference(_ old: [String], _ new: [String]) -> [String] {
        LineDifference(
            expected: old.joined(separator: "\n"), actual: new.joined(separator: "\n"))?.lines ?? []
    }

    @Test func distantChangesAreTwoPartsWithoutTheLinesBetween() {
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

    /// Lines of a long tree with mostly equal rows.
    ///
    /// Few lines are unique.
    private static func rows(_ count: Int) -> [String] {
        (0..<count / 3).flatMap { ["row", "  label \($0 % 7)", "  separator"] }
    }

    @Test(arguments: [false, true])
    func changesAtBothEndsOfALongTextAreTwoSmallParts(_ isRepetitive: Bool) {
        var old = isRepetitive ? Self.rows(3_000) : (0..<3_000).map { "line \($0)" }
        var new = old
        new[0] = "first"
        new[old.count - 1] = "last"
        let lines = Self.difference(old, new)
        #expect(lines.filter { $0.hasPrefix("@@") } == ["@@ line 1 @@", "@@ line 2997 @@"])
        #expect(lines.count { $0.hasPrefix("-") } == 2 && lines.count { $0.hasPrefix("+") } == 2)
        #expect(lines.count == 2 + 10)
        // With other lengths, no line has its old position.
        old[1] = "second"
        new.insert("between", at: 1_500)
        let more = Self.difference(old, new)
        #expect(more.count { $0.hasPrefix("-") } == 3, "\(more)")
        #expect(more.count { $0.hasPrefix("+") } == 4)
        #expect(more.contains("+between"))
    }

    @Test func anInsertionWithinALongTextIsTheOnlyDifference() {
        let old = (0..<5_000).map { "line \($0)" }
        var new = old
        new.insert(contentsOf: ["one", "two"], at: 2_500)
        #expect(
            Self.difference(old, new) == [
                "@@ line 2498 @@", " line 2497", " line 2498", " line 2499", "+one", "+two",
                " line 2500", " line 2501", " line 2502",
            ])
    }

    @Test func everyPlaceIsReportedIfLinesAreOmitted() {
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
        #expect(lines.count { $0 == "… 58 more lines" } == 2, "half of what was, and of what is")
        #expect(lines.count { !$0.hasPrefix("@@") && !$0.hasPrefix("…") } == 80)
        for index in stride(from: 4, to: 1_000, by: 20) { new[index] = "z" }
        let many = Self.difference(old, new)
        // The long part has some lines as well, and the other parts shrink for it.
        #expect(many.count { $0.hasPrefix("@@") } == 34)
        #expect(many.count { $0.hasPrefix("-") } == many.count { $0.hasPrefix("+") })
        #expect(many.last?.hasPrefix("… 12 more places, at line ") == true, "\(many.last ?? "")")
    }

    @Test func equalDifferencesOfSeveralFramesAreReportedOnce() {
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

    /// Frames without a counterpart must not be matched with similar frames.
    @Test func framesAreComparedByTheirNumbers() {
        func frames(_ range: Range<Int>, step: Double = 0.1, _ word: String = "x") -> [String] {
            range.flatMap { frame in
                ["frame \(frame) at \(Double(frame) * step) s", "table", "  label \"\(word)\""]
            }
        }
        let six = frames(0..<6)
        #expect(Self.difference(six, frames(0..<4)) == ["@@ frames 4–5: only expected @@"])
        #expect(Self.difference(frames(0..<5), six) == ["@@ frame 5: only actual @@"])
        var changed = frames(0..<4)
        changed[5] = "  label \"y\""
        #expect(
            Self.difference(six, changed) == [
                "@@ frames 4–5: only expected @@", "@@ line 5, frame 1 @@", " table",
                "-  label \"x\"", "+  label \"y\"",
            ])
        // Other instants are reported frame by frame.
        #expect(
            Self.difference(frames(0..<2), frames(0..<2, step: 0.2)) == [
                "@@ line 4, frame 1 @@", "-frame 1 at 0.1 s", "+frame 1 at 0.2 s", " table",
                "   label \"x\"",
            ])
    }

    // MARK: Repeated lines

    /// Returns lines of a few kinds, equal for equal seeds.
    private static func fewLines(
        _ count: Int, of kinds: UInt64, seed: UInt64
    ) -> [ArraySlice<UInt8>] {
        var state = seed
        return (0..<count).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return ArraySlice("line \((state >> 33) % kinds)".utf8)
        }
    }

    private static func isWhole(
        _ lines: [ComparedLine], _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]
    ) -> Bool {
        lines.filter { $0.sign != .actual }.map(\.text) == old
            && lines.filter { $0.sign != .expected }.map(\.text) == new
    }

    @Test func aRemovedBlockOfALongRepetitiveTextIsTheOnlyDifference() {
        let old = Self.fewLines(9_000, of: 12, seed: 3)
        let added = Self.fewLines(250, of: 12, seed: 4)
        let new = Array(old[..<2_000] + old[2_300..<7_000] + added + old[7_000...])
        let alignment = LineAlignment(old, new)
        #expect(!alignment.isCoarse && Self.isWhole(alignment.lines, old, new))
        #expect(alignment.lines.count { $0.sign == .expected } == 300)
        #expect(alignment.lines.count { $0.sign == .actual } == 250)
    }

    /// The search of a longer difference would take too much time and memory.
    @Test(arguments: [(9_000, 9_000, 2), (6_000, 6_500, 400), (9_000, 100, 2)])
    func aTextWithTooManyDifferencesCountsAsReplaced(_ old: Int, _ new: Int, _ kinds: UInt64) {
        let same: [ArraySlice<UInt8>] = [ArraySlice("same".utf8)]
        let before = same + Self.fewLines(old, of: kinds, seed: 1) + same
        let after = same + Self.fewLines(new, of: kinds, seed: 2) + same
        let alignment = LineAlignment(before, after)
        #expect(alignment.isCoarse && Self.isWhole(alignment.lines, before, after))
        let equal = alignment.lines.filter { $0.sign == .both }
        #expect(alignment.lines.first?.sign == .both && alignment.lines.last?.sign == .both)
        #expect(equal.count < 40)
        let text = { (lines: [ArraySlice<UInt8>]) in
            lines.map { String(decoding: $0, as: UTF8.self) }
        }
        let told = Self.difference(text(before), text(after))
        #expect(told.first == LineDifference.coarse, "\(told.first ?? "")")
    }

    @Test func theReportedChangesAreMinimal() {
        for seed in 0..<60 as Range<UInt64> {
            let old = Self.fewLines(Int(seed * 7 % 41), of: 4, seed: seed)
            let new = Self.fewLines(Int(seed * 11 % 37), of: 4, seed: seed + 100)
            // Length of the longest common subsequence, by dynamic programming.
            var best = [[Int]](
                repeating: [Int](repeating: 0, count: new.count + 1), count: old.count + 1)
            for i in old.indices {
                for j in new.indices {
                    best[i + 1][j + 1] =
                        old[i] == new[j] ? best[i][j] + 1 : max(best[i][j + 1], best[i + 1][j])
                }
            }
            let lines = LineAlignment(old, new).lines
            #expect(
                lines.count { $0.sign == .both } == best[old.count][new.count], "seed \(seed)")
            #expect(Self.isWhole(lines, old, new), "seed \(seed)")
        }
    }
}
