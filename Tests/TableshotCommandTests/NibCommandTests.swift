import Foundation
import Testing

/// Interface Builder files as inputs of the commands.
@Suite struct NibCommandTests {
    @Test func aXibWithASingleCellHasAPictureWithTheNameOfTheFile() throws {
        try Scratch.with { scratch in
            try scratch.file("PriceCell.xib", NibFiles.cell())
            let run = try Command(in: scratch.url).run("render", "PriceCell.xib")
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.text == "PriceCell.png\n")
            let facts = try PNGFacts(scratch.contents("PriceCell.png"))
            #expect(facts.width == 640)
        }
    }

    @Test func severalWidthsProduceAPictureEach() throws {
        try Scratch.with { scratch in
            try scratch.file("PriceCell.xib", NibFiles.cell())
            let run = try Command(in: scratch.url)
                .run("render", "PriceCell.xib", "--width", "320,375", "--scale", "1")
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.text == "PriceCell-320.png\nPriceCell-375.png\n")
            #expect(try PNGFacts(scratch.contents("PriceCell-375.png")).width == 375)
        }
    }

    @Test func documentsHaveASingleWidth() throws {
        try Scratch.with { scratch in
            try scratch.file("hello.table.yaml", Documents.hello)
            let run = try Command(in: scratch.url)
                .run("render", "hello.table.yaml", "--width", "320,375")
            #expect(run.status != 0)
            #expect(run.errors.contains("give a single width"), "\(run.errors)")
            #expect(scratch.names == ["hello.table.yaml"])
        }
    }

    @Test(arguments: ["title=Espresso", "#3=Espresso", "title.text=Espresso"])
    func aValueReplacesTheTextOfTheFile(_ value: String) throws {
        try Scratch.with { scratch in
            try scratch.file("A.xib", NibFiles.cell("Coffee"))
            try scratch.file("B.xib", NibFiles.cell("Espresso"))
            let command = Command(in: scratch.url)
            let first = try command.run("render", "A.xib", "--value", value)
            let second = try command.run("render", "B.xib")
            #expect(first.status == 0 && second.status == 0, "\(first.errors)\(second.errors)")
            let pixels = try PNGFacts(scratch.contents("A.png")).pixels
            #expect(try PNGFacts(scratch.contents("B.png")).pixels == pixels)
        }
    }

    @Test func aValueReplacesTheConstantOfAConstraintsOutlet() throws {
        try Scratch.with { scratch in
            let end = "</connections>"
            let text = NibFiles.cell().replacingOccurrences(
                of: end, with: "<outlet property=\"space\" destination=\"cel-l0-001-c1\"/>\(end)")
            let start = "secondAttribute=\"leading\" constant="
            try scratch.file("A.xib", text)
            try scratch.file(
                "B.xib",
                text.replacingOccurrences(of: "\(start)\"16\"", with: "\(start)\"40\""))
            let command = Command(in: scratch.url)
            let first = try command.run("render", "A.xib", "--value", "space.constant=40")
            let second = try command.run("render", "B.xib")
            #expect(first.status == 0 && second.status == 0, "\(first.errors)\(second.errors)")
            let pixels = try PNGFacts(scratch.contents("A.png")).pixels
            #expect(try PNGFacts(scratch.contents("B.png")).pixels == pixels)
            let plain = try command.run("render", "A.xib")
            #expect(plain.status == 0)
            #expect(try PNGFacts(scratch.contents("A.png")).pixels != pixels)
        }
    }

    @Test func inspectExaminesTheDocumentsAndTheNibsOfAFolder() throws {
        try Scratch.with { scratch in
            try scratch.file("in/hello.table.yaml", Documents.hello)
            try scratch.file("in/Price.xib", NibFiles.cell())
            let command = Command(in: scratch.url)
            let run = try command.run("inspect", "--strict", "in")
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.text.hasPrefix("cell Price in/Price.xib\n"), "\(run.text)")
            #expect(run.text.contains("\nhello in/hello.table.yaml\n"), "\(run.text)")
            try scratch.file("in/A.xib", NibFiles.cell(extra: NibFiles.unknown(id: "fly-00-001")))
            #expect(try command.run("inspect", "--strict", "in").status == 1)
        }
    }

    @Test func foldersContainDocumentsAndNibs() throws {
        try Scratch.with { scratch in
            try scratch.file("in/hello.table.yaml", Documents.hello)
            try scratch.file("in/cells/Price.xib", NibFiles.cell())
            try scratch.file(
                "in/Main.storyboard", NibFiles.storyboard(("Home", "One"), ("Settings", "Two")))
            let run = try Command(in: scratch.url).run("render", "in", "-o", "out")
            #expect(run.status == 0, "\(run.errors)")
            #expect(
                run.text == """
                    out/Main-Home.png
                    out/Main-Settings.png
                    out/Price.png
                    out/hello.png

                    """)
        }
    }

    @Test func filesOfSeveralFoldersWithEqualNamesKeepTheirFolders() throws {
        try Scratch.with { scratch in
            for module in ["a", "b"] {
                try scratch.file("in/\(module)/Base.lproj/Cell.xib", NibFiles.cell())
            }
            try scratch.file("in/a/Other.xib", NibFiles.cell())
            let command = Command(in: scratch.url)
            let run = try command.run("render", "in", "-o", "out")
            #expect(run.status == 0, "\(run.errors)")
            #expect(
                run.text == """
                    out/a/Base.lproj/Cell.png
                    out/a/Other.png
                    out/b/Base.lproj/Cell.png

                    """)
            let files = try command.run(
                "render", "in/a/Base.lproj/Cell.xib", "in/b/Base.lproj/Cell.xib", "-o", "files")
            #expect(
                files.text == "files/a/Base.lproj/Cell.png\nfiles/b/Base.lproj/Cell.png\n",
                "\(files.errors)")
            try scratch.file("in/a/Base.lproj/Cell.table.yaml", Documents.hello)
            let equal = try command.run("render", "in", "-o", "equal")
            #expect(equal.status == 2)
            #expect(equal.errors.contains("have the name Cell.png"), "\(equal.errors)")
        }
    }

    @Test func everyWrongValueIsAnErrorWithASimilarNameOrTheKeyOfAConstant() throws {
        try Scratch.with { scratch in
            let end = "</connections>"
            let text = NibFiles.cell().replacingOccurrences(
                of: end, with: "<outlet property=\"space\" destination=\"cel-l0-001-c1\"/>\(end)")
            try scratch.file("A.xib", text)
            let run = try Command(in: scratch.url).run(
                "render", "A.xib", "--value", "space=40", "--value", "tilte=x", "--value",
                "title.colour=red")
            #expect(run.status == 2)
            #expect(run.errors.contains("give space.constant=40"), "\(run.errors)")
            #expect(run.errors.contains("did you mean \"title\"?"), "\(run.errors)")
            #expect(run.errors.contains("colour"), "\(run.errors)")
        }
    }

    @Test func theOrientationTurnsTheDeviceOfADocumentAndOfAScene() throws {
        try Scratch.with { scratch in
            try scratch.file("own.table.yaml", Documents.hello)
            try scratch.file("hello.table.yaml", "table: {rows: [{text: Hello}]}\n")
            try scratch.file("Main.storyboard", NibFiles.storyboard(("Home", "One")))
            let command = Command(in: scratch.url)
            let run = try command.run(
                "render", "hello.table.yaml", "Main.storyboard", "--orientation", "landscape",
                "--scale", "1")
            #expect(run.status == 0, "\(run.errors)")
            let document = try PNGFacts(scratch.contents("hello.png"))
            #expect(document.width > document.height)
            let scene = try PNGFacts(scratch.contents("Main-Home.png"))
            #expect(scene.width == 667 && scene.height == 375)
            let own = try command.run("render", "own.table.yaml", "--orientation", "landscape")
            #expect(own.status == 2)
            #expect(own.errors.contains("give '--device', too"), "\(own.errors)")
        }
    }

    @Test func aSceneIsSelectedByItsName() throws {
        try Scratch.with { scratch in
            try scratch.file(
                "Main.storyboard", NibFiles.storyboard(("Home", "One"), ("Settings", "Two")))
            let command = Command(in: scratch.url)
            let run = try command.run("render", "Main.storyboard", "--scene", "Settings")
            #expect(run.status == 0 && run.text == "Main-Settings.png\n", "\(run.errors)")
            let unknown = try command.run("render", "Main.storyboard", "--scene", "Setings")
            #expect(unknown.status == 2)
            #expect(unknown.errors.hasPrefix("Main.storyboard: error: "), "\(unknown.errors)")
            #expect(unknown.errors.contains("did you mean \"Settings\"?"), "\(unknown.errors)")
            #expect(unknown.errors.contains("\"Home\" and \"Settings\""), "\(unknown.errors)")
        }
    }

    @Test func theListContainsNamesKindsSizesAndLocations() throws {
        try Scratch.with { scratch in
            try scratch.file("Main.storyboard", NibFiles.storyboard(("Home", "One")))
            let run = try Command(in: scratch.url).run("render", "Main.storyboard", "--list")
            #expect(run.status == 0, "\(run.errors)")
            #expect(
                run.text == """
                    name  kind   size       place
                    Home  scene  375 × 667  Main.storyboard:7:1

                    """)
            #expect(scratch.names == ["Main.storyboard"])
        }
    }

    @Test func undrawnPartsAreWarningsWithTheirLocation() throws {
        try Scratch.with { scratch in
            try scratch.file("A.xib", NibFiles.cell(extra: NibFiles.unknown(id: "fly-00-001")))
            let command = Command(in: scratch.url)
            let run = try command.run("render", "A.xib")
            #expect(run.status == 0 && run.text == "A.png\n")
            let place = /A\.xib:\d+:\d+: warning: .*flyingSaucer/
            #expect(run.errors.contains(place), "\(run.errors)")
            try FileManager.default.removeItem(atPath: scratch.path("A.png"))
            #expect(try command.run("render", "A.xib", "--strict").status == 2)
            #expect(scratch.names == ["A.xib"])
            #expect(try command.run("inspect", "A.xib", "--strict").status == 1)
            #expect(try command.run("inspect", "A.xib").status == 0)
        }
    }

    @Test func aMessageStatesTheNumberOfFurtherWarnings() throws {
        try Scratch.with { scratch in
            let extra = (0..<40).map { NibFiles.unknown(id: "fly-00-\($0)") }
            try scratch.file("A.xib", NibFiles.cell(extra: extra.joined(separator: "\n")))
            let run = try Command(in: scratch.url).run("render", "A.xib")
            let lines = run.errors.split(separator: "\n").filter { $0.contains(": warning: ") }
            #expect(lines.count == 20, "\(run.errors)")
            #expect(run.errors.contains("A.xib: note: "), "\(run.errors)")
        }
    }

    @Test func inspectJSONHasIdentifiersAndFramesOfViews() throws {
        try Scratch.with { scratch in
            try scratch.file("A.xib", NibFiles.cell())
            let run = try Command(in: scratch.url).run("inspect", "A.xib", "--format", "json")
            #expect(run.status == 0, "\(run.errors)")
            let root = try JSONSerialization.jsonObject(with: run.output) as? [String: Any]
            let picture = (root?["pictures"] as? [[String: Any]])?.first
            #expect(picture?["name"] as? String == "A")
            #expect(picture?["kind"] as? String == "cell")
            let views = picture?["views"] as? [[String: Any]]
            let label = views?.first { $0["id"] as? String == "cel-l0-001-title" }
            #expect(label?["element"] as? String == "label")
            #expect(label?["line"] is Int)
            #expect(run.text.contains("\"identifier\" : \"cel-l0-001-title\""))
        }
    }

    @Test func verifyRecordsAndComparesNibs() throws {
        try Scratch.with { scratch in
            try scratch.file("A.xib", NibFiles.cell("Coffee"))
            let command = Command(in: scratch.url)
            #expect(try command.run("verify", ".", "-u").status == 3)
            #expect(scratch.contents("__Snapshots__/A.png").count > 100)
            #expect(try command.run("verify", ".").status == 0)
            try scratch.file("A.xib", NibFiles.cell("Espresso"))
            #expect(try command.run("verify", ".").status == 1)
        }
    }

    @Test func anImageBesideAXibIsNotOverwritten() throws {
        try Scratch.with { scratch in
            try scratch.file("hello.table.yaml", Documents.hello)
            let command = Command(in: scratch.url)
            #expect(try command.run("render", "hello.table.yaml", "-o", "logo.png").status == 0)
            let logo = scratch.contents("logo.png")
            let image = """
                <imageView image="logo" fixedFrame="YES" id="img-00-001">
                <rect key="frame" x="200" y="4" width="36" height="36"/>
                </imageView>
                """
            try scratch.file("logo.xib", NibFiles.cell(extra: image))
            let legend = ["inspect", "logo.xib", "--legend", "logo.png"]
            for arguments in [["render", "logo.xib"], legend] {
                let run = try command.run(arguments)
                #expect(run.status != 0, "\(arguments)")
                #expect(run.errors.contains("logo.png"), "\(run.errors)")
                #expect(scratch.contents("logo.png") == logo, "\(arguments)")
            }
        }
    }

    @Test func diffComparesStoryboardsSceneByScene() throws {
        try Scratch.with { scratch in
            try scratch.file(
                "Old.storyboard",
                NibFiles.storyboard(("Same", "A"), ("Other", "B"), ("Gone", "C")))
            try scratch.file(
                "New.storyboard",
                NibFiles.storyboard(("Same", "A"), ("Other", "X"), ("Fresh", "C")))
            let run = try Command(in: scratch.url)
                .run("diff", "Old.storyboard", "New.storyboard", "-o", "differences")
            #expect(run.status == 1, "\(run.errors)")
            #expect(run.text.contains("changed Other: "), "\(run.text)")
            #expect(
                run.text.contains("added Fresh\n  picture: differences/Fresh.added.png"),
                "\(run.text)")
            #expect(run.text.contains("removed Gone\n"), "\(run.text)")
            #expect(run.text.contains("1 changed, 1 added, 1 removed, 1 equal"), "\(run.text)")
            #expect(scratch.contents("differences/Other.difference.png").count > 100)
            // The removed scene is drawn as in the old file.
            let old = try Command(in: scratch.url)
                .run("render", "Old.storyboard", "--scene", "Gone", "-o", "gone.png")
            #expect(old.status == 0, "\(old.errors)")
            let gone = try PNGFacts(scratch.contents("gone.png")).pixels
            #expect(try PNGFacts(scratch.contents("differences/Gone.removed.png")).pixels == gone)
        }
    }

    static let refused = [
        ("a compiled nib", Data("NIBArchive\u{1}\0\0\0".utf8)),
        ("a property list", Data("bplist00\u{1}".utf8)),
        ("a program", Data([0x7F, 0x45, 0x4C, 0x46, 2, 1, 1, 0, 0, 0xD0])),
        ("the format of Xcode 3", Data("<archive type=\"com.apple.InterfaceBuilder3\"/>".utf8)),
        ("an empty file", Data()),
        ("malformed XML", Data("<document><objects></document>".utf8)),
    ]

    @Test(arguments: refused)
    func otherFormatsAreErrorsAndWriteNoFile(_ name: String, _ contents: Data) throws {
        try Scratch.with { scratch in
            try scratch.file("A.xib", contents)
            for arguments in [["render", "A.xib"], ["inspect", "A.xib"], ["verify", "A.xib"]] {
                let run = try Command(in: scratch.url).run(arguments)
                #expect(run.status == 2, "\(name): \(arguments)")
                #expect(run.errors.hasPrefix("A.xib:"), "\(name): \(run.errors)")
                #expect(run.errors.contains("error: "), "\(name): \(run.errors)")
            }
            #expect(!scratch.names.contains("A.png"))
        }
    }

    @Test func optionsOfNibsRequireANib() throws {
        try Scratch.with { scratch in
            try scratch.file("hello.table.yaml", Documents.hello)
            let run = try Command(in: scratch.url)
                .run("render", "hello.table.yaml", "--scene", "Home")
            #expect(run.status == 64 && run.errors.contains("'--scene'"), "\(run.errors)")
        }
    }
}
