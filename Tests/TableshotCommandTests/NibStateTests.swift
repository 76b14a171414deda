import Foundation
import Testing

/// States of cells, and the references of Interface Builder files.
@Suite struct NibStateTests {
    @Test func aCellIsDrawnInEachState() throws {
        try Scratch.with { scratch in
            try scratch.file("A.xib", NibFiles.cell())
            let run = try Command(in: scratch.url)
                .run("render", "A.xib", "--state", "all", "--width", "320,375")
            #expect(run.status == 0, "\(run.errors)")
            let states = ["", "-highlighted", "-selected", "-editing"]
            let names = ["A-320", "A-375"].flatMap { name in states.map { "\(name)\($0).png" } }
            #expect(run.text == names.map { $0 + "\n" }.joined())
            let pixels = try states.map {
                try PNGFacts(scratch.contents("A-320\($0).png")).pixels
            }
            // A highlighted cell equals a selected cell in the standard theme.
            #expect(pixels[0] != pixels[1] && pixels[1] == pixels[2] && pixels[0] != pixels[3])
        }
    }

    @Test func aCellWithoutASelectionHasNoSelectedState() throws {
        try Scratch.with { scratch in
            let text = NibFiles.cell().replacingOccurrences(
                of: "selectionStyle=\"default\"", with: "selectionStyle=\"none\"")
            try scratch.file("A.xib", text)
            let run = try Command(in: scratch.url).run("render", "A.xib", "--state", "all")
            #expect(run.text == "A.png\nA-editing.png\n", "\(run.errors)")
        }
    }

    @Test(arguments: ["pressed", "normal,normal", ""])
    func unknownStatesAreErrors(_ states: String) throws {
        try Scratch.with { scratch in
            try scratch.file("A.xib", NibFiles.cell())
            let run = try Command(in: scratch.url).run("render", "A.xib", "--state", states)
            #expect(run.status == 64 && run.errors.contains("--state"), "\(run.errors)")
        }
    }

    @Test func verifyCoversWidthsStatesAndPrototypes() throws {
        try Scratch.with { scratch in
            try scratch.file("A.xib", NibFiles.cell())
            let prototypes = NibFiles.storyboard(("Home", "One"))
                .replacingOccurrences(of: "dataMode=\"static\"", with: "dataMode=\"prototypes\"")
                .replacing(/<sections>\s*<tableViewSection[^>]*>\s*<cells>/, with: "<prototypes>")
                .replacing(
                    /<\/cells>\s*<\/tableViewSection>\s*<\/sections>/, with: "</prototypes>")
            try scratch.file("Main.storyboard", prototypes)
            let command = Command(in: scratch.url)
            let options = ["--nib-width", "320,375", "--state", "normal,selected"]
            let list = try command.run(["verify", ".", "--list"] + options)
            #expect(
                list.text == """
                    A-320
                    A-320-selected
                    A-375
                    A-375-selected
                    Main-Home-320
                    Main-Home-375
                    Main-Home-Price-320
                    Main-Home-Price-320-selected
                    Main-Home-Price-375
                    Main-Home-Price-375-selected

                    """, "\(list.errors)")
            #expect(try command.run(["verify", ".", "-u"] + options).status == 3)
            #expect(try command.run(["verify", "."] + options).status == 0)
            try scratch.file("Main.storyboard", prototypes.replacing("One", with: "Two"))
            let changed = try command.run(["verify", "."] + options)
            #expect(changed.status == 1)
            #expect(changed.errors.contains("Price-375") || changed.text.contains("Price-375"))
        }
    }
}
