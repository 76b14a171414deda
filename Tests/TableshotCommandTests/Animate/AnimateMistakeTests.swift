import Foundation
import Testing

/// Messages of `animate` about wrong input and about options without an effect.
@Suite struct AnimateMistakeTests {
    @Test func framesOmittedFromAGIFAreAWarningAndAnErrorInAStrictRun() throws {
        try Scratch.with { scratch in
            let loose = try AnimationRuns.run("list.table.yaml --fps 60 -o a.gif", in: scratch)
            #expect(loose.status == 0 && loose.text == "a.gif\n")
            #expect(
                loose.errors.hasPrefix(
                    "list.table.yaml: warning: a GIF leaves out frames at 60 a second"),
                "\(loose.errors)")
            #expect(try FrameFacts(scratch.contents("a.gif")).frames.count < 31)
            let strict = try AnimationRuns.run(
                "list.table.yaml --fps 60 --strict -o b.gif", in: scratch)
            #expect(strict.status == 2 && strict.text == "")
            #expect(strict.errors.hasPrefix("list.table.yaml: error: a GIF leaves out frames"))
            #expect(!scratch.names.contains("b.gif"))
            for quiet in [
                "--fps 50 -o c.gif", "--fps 60 --every 2 -o d.gif", "--fps 60 -o e.apng",
            ] {
                let run = try AnimationRuns.run("list.table.yaml --strict \(quiet)", in: scratch)
                #expect(run.status == 0 && run.errors == "", "\(run.errors)")
            }
        }
    }

    @Test func aStepWithoutEffectIsAWarningAndAnErrorInAStrictRun() throws {
        try Scratch.with { scratch in
            let text =
                AnimationRuns.list
                + "timeline:\n  - {at: 0, deselect: [0, 0]}\nanimation: {duration: 1}\n"
            let place = "list.table.yaml:5:5: "
            let message = "the step has no effect: [0, 0] is not selected, but [0, 1]\n"
            let loose = try AnimationRuns.run("list.table.yaml", in: scratch, text)
            #expect(loose.status == 0)
            #expect(loose.errors == place + "warning: " + message)
            let strict = try AnimationRuns.run(
                "list.table.yaml --strict -o b.apng", in: scratch, text)
            #expect(strict.status == 2)
            #expect(strict.errors == place + "error: " + message)
            #expect(!scratch.names.contains("b.apng"))
        }
    }

    @Test(arguments: [
        (
            "--duration 0.2", "at 0.3, deselect: [0, 1]",
            "list.table.yaml:4:12: warning: a step at 0.3 is after the animation's end at 0.2 and "
                + "is not shown"
        ),
        (
            "--duration 0.4", "at 0.3, deselect: [0, 1], duration: 0.5",
            "list.table.yaml:4:12: warning: the step is still under way at the animation's end at "
                + "0.4 s, while something moves until 0.8 s"
        ),
        (
            "--fps 0.5 --duration 0.9", "at 0, deselect: [0, 1], duration: 0.5",
            "list.table.yaml: warning: the first state is shown alone: there is one frame of "
                + "0.9 s at 0.5 frames per second"
        ),
    ])
    func stepsAfterTheEndAreAWarningAndAnErrorInAStrictRun(
        _ options: String, _ step: String, _ message: String
    ) throws {
        try Scratch.with { scratch in
            let step = step.replacingOccurrences(of: "at ", with: "at: ")
            let text = AnimationRuns.list + "timeline: [{\(step)}]\n"
            let loose = try AnimationRuns.run("list.table.yaml \(options)", in: scratch, text)
            #expect(loose.status == 0 && loose.text == "list.apng\n")
            #expect(loose.errors.hasPrefix(message), "\(loose.errors)")
            #expect(loose.errors.split(separator: "\n").count == 1, "\(loose.errors)")
            let strict = try AnimationRuns.run(
                "list.table.yaml --strict \(options) -o b.apng", in: scratch, text)
            #expect(strict.status == 2 && !scratch.names.contains("b.apng"))
            let whole = try AnimationRuns.run(
                "list.table.yaml --strict --duration 0.8 -o c.apng", in: scratch, text)
            #expect(whole.status == 0 && whole.errors == "", "\(whole.errors)")
        }
    }

    @Test func diagnosticsOfPaintingAreErrorsInAStrictRun() throws {
        try Scratch.with { scratch in
            // A row of 33,000 black pixels, more than can be drawn at another size.
            let image = try #require(
                Data(
                    base64Encoded:
                        "iVBORw0KGgoAAAANSUhEUgAAgOgAAAABAQAAAACLeOoAAAAAGklEQVR42u3B"
                        + "AQEAAACCIP+vbkhAAQAAAN8GEB4A"
                        + "AeM6DIYAAAAASUVORK5CYII="))
            try scratch.file("wide.png", image)
            let text =
                "screen: {width: 160, height: 100, scale: 2}\n"
                + "table: {rows: [{text: a, image: {file: wide.png}}, {text: b}]}\n"
                + "timeline: [{at: 0, select: [0, 1]}]\nanimation: {fps: 4, duration: 0.5}\n"
            let loose = try AnimationRuns.run("list.table.yaml -o a.apng", in: scratch, text)
            #expect(
                loose.status == 0 && loose.errors.contains("cannot be scaled"), "\(loose.errors)")
            let strict = try AnimationRuns.run(
                "list.table.yaml --strict -o b.apng", in: scratch, text)
            #expect(strict.status == 2 && strict.text == "")
            #expect(
                strict.errors
                    == loose.errors.replacingOccurrences(of: "warning: ", with: "error: "))
            #expect(!scratch.names.contains("b.apng"))
        }
    }

    @Test func aRegionMayBeginOutsideOfTheScreen() throws {
        try Scratch.with { scratch in
            let run = try AnimationRuns.run(
                "list.table.yaml --crop -10,-20,60,80 -o a.apng", in: scratch)
            #expect(run.status == 0)
            #expect(
                run.errors
                    == "list.table.yaml: warning: the part -10,-20,60,80 is cut at the screen's "
                    + "edge; give one within the screen's 160 × 100 points\n")
            let facts = try FrameFacts(scratch.contents("a.apng"))
            #expect(facts.width == 50 && facts.height == 60)
            let whole = try AnimationRuns.run(
                "list.table.yaml --crop 0,0,160,100 --strict -o b.apng", in: scratch)
            #expect(whole.status == 0 && whole.errors == "", "\(whole.errors)")
        }
    }

    @Test func aTimelineWithoutMovementIsAnErrorThatNamesItsFirstStep() throws {
        try Scratch.with { scratch in
            let text = AnimationRuns.list + "timeline: [{at: 0, refresh: end}]\n"
            let run = try AnimationRuns.run("list.table.yaml -o a.apng", in: scratch, text)
            let lines = run.errors.split(separator: "\n").map(String.init)
            #expect(run.status == 2 && lines.count == 2, "\(run.errors)")
            #expect(
                lines.first?.hasPrefix("list.table.yaml:4:12: warning: the step has no effect")
                    == true, "\(run.errors)")
            #expect(
                lines.last
                    == "list.table.yaml:4:12: error: nothing in the timeline takes time, so that "
                    + "it ends at 0 s; add a step that moves something, or an animation: "
                    + "{duration: …}"
            )
            #expect(!scratch.names.contains("a.apng"))
        }
    }

    @Test func aTimelineOfTwoDocumentsIsNotPlayedAndCausesAWarning() throws {
        try Scratch.with { scratch in
            let message =
                "the timeline is not played, because two documents fade from the first "
                + "picture to the second picture; animate a document with a timeline alone\n"
            for pair in ["list.table.yaml on.table.yaml", "on.table.yaml list.table.yaml"] {
                let loose = try AnimationRuns.run("\(pair) -o a.apng", in: scratch)
                #expect(loose.status == 0)
                #expect(loose.errors == "list.table.yaml:4:12: warning: " + message)
                let strict = try AnimationRuns.run("\(pair) --strict -o b.apng", in: scratch)
                #expect(strict.status == 2 && !scratch.names.contains("b.apng"))
            }
            let quiet = try AnimationRuns.run(
                "on.table.yaml off.table.yaml --strict -o c.apng", in: scratch)
            #expect(quiet.status == 0 && quiet.errors == "", "\(quiet.errors)")
        }
    }

    @Test(arguments: [
        "", "a b c", "list.table.yaml --fps 0", "list.table.yaml --fps 10000",
        "list.table.yaml --duration 0", "list.table.yaml --duration -1",
        "list.table.yaml --every 0",
        "list.table.yaml --loop -1", "list.table.yaml --hold -1", "list.table.yaml --from 2 --to 1",
        "list.table.yaml --crop row", "list.table.yaml --crop 1,2,3",
        "list.table.yaml --crop 0,0,0,10", "list.table.yaml -o a.mov", "list.table.yaml -o",
        "list.table.yaml -o a.gif -o a.gif", "list.table.yaml --strip a.gif",
        "list.table.yaml --format raw", "list.table.yaml -o - --tree 0",
        "list.table.yaml --curve linear", "list.table.yaml --row 0,0", "list.table.yaml --tree x",
    ])
    func wrongUsageEndsWith64(_ arguments: String) throws {
        try Scratch.with { scratch in
            let run = try AnimationRuns.run(arguments, in: scratch)
            #expect(run.status == 64, "\(run.errors)")
            #expect(run.errors.hasPrefix("error: ") && run.text == "")
            #expect(scratch.names == ["list.table.yaml", "off.table.yaml", "on.table.yaml"])
        }
    }

    @Test(arguments: [
        ("2,0,1,1", "x1: found '2', expected a share of the time from 0 to 1"),
        ("0,0,-0.5,1", "x2: found '-0.5', expected a share of the time from 0 to 1"),
        ("0,101,1,1", "y1: found '101', expected a coordinate from -100 to 100"),
        ("0,nan,1,1", "y1: found 'nan', expected a coordinate from -100 to 100"),
        (
            "0,0,1",
            "found 3 numbers, expected four numbers of a cubic Bézier curve: x1,y1,x2,y2"
        ),
        (
            "easeinout",
            "expected \"linear\", \"easeIn\", \"easeOut\", \"easeInOut\" or \"default\", or a cubic "
                + "Bézier curve x1,y1,x2,y2; did you mean \"easeInOut\"?"
        ),
    ])
    func anInvalidCurveIsAnErrorThatStatesTheValidForms(_ curve: String, _ message: String) throws {
        try Scratch.with { scratch in
            let run = try AnimationRuns.run(
                "off.table.yaml on.table.yaml --curve \(curve)", in: scratch)
            #expect(run.status == 64)
            #expect(
                run.errors.hasPrefix(
                    "error: The value '\(curve)' is invalid for '--curve <curve>': \(message)\n"),
                "\(run.errors)")
        }
    }

    @Test(arguments: [
        ("off.table.yaml", "off.table.yaml:1:1: error: the document has no timeline"),
        (
            "list.table.yaml --crop row 0,9",
            "there is no row 9 in a section 0 to be cut out; section 0 has rows 0 to 1 "
                + "at the beginning"
        ),
        (
            "list.table.yaml --crop row 3,0",
            "there is no row 0 in a section 3 to be cut out; the table has section 0 alone"
        ),
        ("list.table.yaml --crop 500,0,10,10", "is beside the screen"),
        ("list.table.yaml --from 3", "expected a stretch within 0 to 0.5 s"),
        ("list.table.yaml --tree 9", "the animation ends at 0.5 seconds"),
        ("list.table.yaml -o nowhere/a.apng", "there is no folder nowhere"),
        ("list.table.yaml -o /dev/full -o a.apng", "give a folder, or a file"),
        ("list.table.yaml a.mp4", "to write this file, give '-o a.mp4'"),
        ("list.table.yaml -o frames/deep/ -o nowhere/a.gif", "there is no folder nowhere"),
        (
            "list.table.yaml -o frames/ --strip strip.png --fps 1000 --duration 2",
            "a strip of 2001 frames is asked for"
        ),
        ("list.table.yaml -o on.table.yaml/", ": on.table.yaml is not a folder"),
        ("list.table.yaml -o ./on.table.yaml/deep/", ": ./on.table.yaml is not a folder"),
        ("none.table.yaml", "none.table.yaml"),
        ("list.table.yaml on.table.yaml --matrix scale=1,2", "the matrix has 2 variants"),
    ])
    func anImpossibleAnimationIsAnErrorAndLeavesNoFile(_ arguments: String, _ reason: String) throws
    {
        try Scratch.with { scratch in
            let run = try AnimationRuns.run(arguments, in: scratch)
            #expect([2, 64].contains(run.status) && run.text == "", "\(run.errors)")
            #expect(run.errors.contains(reason), "\(run.errors)")
            #expect(scratch.names == ["list.table.yaml", "off.table.yaml", "on.table.yaml"])
        }
    }

    @Test func aWrongStepIsReportedAtItsLocation() throws {
        try Scratch.with { scratch in
            let text =
                AnimationRuns.list
                + "timeline:\n  - {at: 0, delete: [0, 1]}\n  - {at: 1, select: [0, 1]}\n"
            let run = try AnimationRuns.run("list.table.yaml", in: scratch, text)
            #expect(run.status == 2)
            #expect(
                run.errors.hasPrefix(
                    "list.table.yaml:6:21: error: section 0 has no row 1 then: "
                        + "it has row 0 alone\n"), "\(run.errors)")
        }
    }

    @Test(arguments: [
        "-o f -o f/", "-o a.apng -o ./a.apng", "-o x/../a.gif -o a.gif", "-o a.png --strip ./a.png",
    ])
    func aRepeatedOutputIsAnError(_ outputs: String) throws {
        try Scratch.with { scratch in
            let run = try AnimationRuns.run("list.table.yaml \(outputs)", in: scratch)
            #expect(run.status == 64)
            #expect(
                run.errors.contains("are the same file or folder; give one of them"),
                "\(run.errors)")
            #expect(scratch.names == ["list.table.yaml", "off.table.yaml", "on.table.yaml"])
        }
    }

    @Test(arguments: ["", "-o a.apng", "-o frames/ -o a.gif", "--strip a.png -o a.gif"])
    func aMatrixCannotBeASingleFile(_ outputs: String) throws {
        try Scratch.with { scratch in
            let run = try AnimationRuns.run(
                "list.table.yaml --matrix scale=1,2 \(outputs)", in: scratch)
            #expect(run.status == 2 && run.text == "")
            #expect(
                run.errors.contains(
                    "which are written only to folders and strips; give '-o FOLDER/'"),
                "\(run.errors)")
            #expect(scratch.names == ["list.table.yaml", "off.table.yaml", "on.table.yaml"])
        }
    }

    @Test func aLongerDurationReplacesTheDocumentsOwnEnd() throws {
        try Scratch.with { scratch in
            let text =
                AnimationRuns.list
                + "timeline:\n  - {at: 1, deselect: [0, 1]}\nanimation: {duration: 0.5}\n"
            let short = try AnimationRuns.run("list.table.yaml", in: scratch, text)
            #expect(short.errors.contains("after the animation's end at 0.5"), "\(short.errors)")
            let long = try AnimationRuns.run("list.table.yaml --duration 3", in: scratch, text)
            #expect(long.status == 0 && long.errors == "", "\(long.errors)")
            let other = try AnimationRuns.run(
                "list.table.yaml --duration 0.7", in: scratch, text)
            #expect(other.errors.contains("after the animation's end at 0.7"), "\(other.errors)")
            #expect(!other.errors.contains("end at 0.5"), "\(other.errors)")
        }
    }
}
