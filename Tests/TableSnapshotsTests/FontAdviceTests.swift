import Foundation
import TableImages
import TestSupport
import Testing

@testable import TableSnapshots

/// Messages about snapshots recorded with other fonts.
@Suite struct FontAdviceTests {
    private static func stamps(_ fonts: String, library: String = "1.0") -> [PNGText] {
        [PNGText("Fonts", fonts), PNGText("Libraries", "Cairo \(library)")]
    }

    private static func snapshot(
        _ reference: String, fonts: FontDifference?, verdict: SnapshotVerdict = .failed
    ) -> RunSnapshot {
        var snapshot = RunSnapshot(
            name: reference, document: "Refs/a.table.yaml", kind: .picture, reference: reference,
            verdict: verdict)
        snapshot.fontDifference = fonts
        return snapshot
    }

    @Test func `a font with other contents is a difference, and an additional font is ignored`() {
        let recorded = Self.stamps("A B.otf 12ab\nC.otf 34")
        func difference(_ here: [PNGText]) -> FontDifference? {
            StampDifference.fonts(recorded: recorded, here: here)
        }
        #expect(
            difference(Self.stamps("A B.otf 99\nC.otf 34"))
                == FontDifference(names: ["A B.otf"], isOnlyDifference: true))
        #expect(
            difference(Self.stamps("C.otf 35", library: "2.0"))
                == FontDifference(names: ["C.otf"], isOnlyDifference: false))
        #expect(difference(Self.stamps("A B.otf 12ab\nD.otf 1")) == nil)
        #expect(difference(recorded) == nil && difference([]) == nil)
    }

    @Test func `the message names the fonts, the failures and the command for their folder`() {
        let only = FontDifference(names: ["C.otf"], isOnlyDifference: true)
        let advice = FontAdvice(program: "tableshot")
        let line = advice.line(about: [
            Self.snapshot("S/a/__Snapshots__/x.png", fonts: only),
            Self.snapshot("S/b/__Snapshots__/T/y.png", fonts: only),
            Self.snapshot("S/b/__Snapshots__/z.png", fonts: nil),
            Self.snapshot("__Snapshots__/w.png", fonts: only, verdict: .matched),
        ])
        #expect(
            line
                == "only fonts differ: 2 of 3 failed snapshots were recorded with other contents of "
                + "C.otf; to keep the recorded fonts for each machine, type where the snapshots were "
                + "recorded: tableshot fonts --copy S/Fonts S")
        #expect(advice.line(about: [Self.snapshot("a.png", fonts: nil)]) == nil)
    }

    @Test func `the message names other libraries`() {
        let both = FontDifference(names: ["A", "B", "C", "D", "E"], isOnlyDifference: false)
        let line = FontAdvice(program: "cells").line(about: [
            Self.snapshot("out/x.png", fonts: both)
        ])
        #expect(line?.hasPrefix("fonts and libraries differ: the failed snapshot was ") == true)
        #expect(line?.contains("A, B, C, D and 1 more;") == true)
        // Without the usual folder of references, the folder of the document is named.
        #expect(line?.hasSuffix("cells fonts --copy Refs/Fonts Refs") == true)
    }

    @Test func `an existing folder of fonts is named`() throws {
        let folder = try TemporaryFolder()
        try folder.write("Fonts/note.txt", "")
        let line = FontAdvice(program: "tableshot").line(about: [
            Self.snapshot(
                folder.file("__Snapshots__/x.png"),
                fonts: FontDifference(names: ["C.otf"], isOnlyDifference: true))
        ])
        #expect(line?.contains("restore the fonts of \(folder.path)/Fonts") == true)
    }
}
