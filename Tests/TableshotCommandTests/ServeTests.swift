import BrowserSupport
import Foundation
import TestSupport
import Testing

/// The page of `serve` in a headless browser, with the built command.
@Suite(.serialized) struct ServeTests {
    private static let hello = "table:\n  rows:\n    - text: Hello\n"

    /// Starts the command for a folder, and calls `body` with the address of the page.
    private func serving(_ folder: TemporaryFolder, _ body: (String) throws -> Void) throws {
        let temporary = try TemporaryFolder()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Command.product("tableshot"))
        process.arguments = ["serve", folder.path, "--port", "0"]
        process.standardInput = FileHandle.nullDevice
        process.environment = ["PATH": "/usr/bin:/bin", "TMPDIR": temporary.path]
        process.standardError = FileHandle.nullDevice
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        defer {
            process.terminate()
            process.waitUntilExit()
        }
        let line = String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
        let address = line.trimmingCharacters(in: .whitespacesAndNewlines)
        try #require(address.hasPrefix("http://127.0.0.1:"))
        try body(address)
        process.terminate()
        process.waitUntilExit()
        #expect(temporary.names == [])
    }

    /// Script that waits until the picture has a natural height in pixels.
    private static let isShown = "document.getElementById('picture').naturalWidth > 0"

    @Test func aSavedDocumentIsDrawnAgainAndAnErrorCoversTheLastPicture() throws {
        let folder = try TemporaryFolder()
        try folder.write("a.table.yaml", Self.hello)
        try serving(folder) { address in
            let texts = "[...document.querySelectorAll('#reading li')].map((li) => li.textContent)"
            let width = "document.getElementById('picture').style.width"
            let source = "document.getElementById('picture').src"
            let visit = try Browser().visit(
                address,
                [
                    .wait(Self.isShown), .wait("\(texts).length == 1"),
                    .run("window.former = \(source); \(texts)"),
                    .write(folder.file("a.table.yaml"), Self.hello + "    - text: World\n"),
                    .wait("\(texts).length == 2"), .wait("\(source) != window.former"),
                    .run(texts), .run("window.former = \(source); window.width = \(width); true"),
                    .write(folder.file("a.table.yaml"), Self.hello + "    - txet: World\n"),
                    .wait("!document.getElementById('errors').hidden"),
                    .run("document.querySelector('#errors .where').textContent"),
                    .run("document.querySelector('#errors .excerpt .at').textContent"),
                    .wait("document.getElementById('canvas').className == 'stale'"),
                    .run("\(width) == window.width"),
                    .write(folder.file("a.table.yaml"), Self.hello),
                    .wait("document.getElementById('errors').hidden && \(texts).length == 1"),
                ])
            #expect(visit.complaints == [])
            #expect(visit.texts(0) == ["1. Hello"])
            #expect(visit.texts(1) == ["1. Hello", "2. World"])
            #expect(visit.text(3)?.hasSuffix("a.table.yaml:4:7") == true)
            #expect(visit.text(4) == "4    - txet: World")
            #expect(visit.number(5) == 1)
            #expect(
                visit.requests.allSatisfy {
                    $0.contains("127.0.0.1") || $0.hasPrefix("data:") || $0.hasPrefix("blob:")
                })
        }
    }

    @Test func hostileNamesAndTextsAreShownAsTexts() throws {
        let folder = try TemporaryFolder()
        let evil = "<img src=x onerror=evil()>"
        let name = "a &<b>+'\"%2F#?.table.yaml"
        try folder.write(name, "table:\n  rows:\n    - text: \"<script>evil()</script>\(evil)\"\n")
        try folder.write("b.table.yaml", "table:\n  rows:\n    - {text: x, \"\(evil)\": 1}\n")
        try serving(folder) { address in
            let visit = try Browser().visit(
                address,
                [
                    .run("window.evil = () => { window.wasEvil = true }; true"),
                    .wait(Self.isShown),
                    .run("[...document.querySelectorAll('#list b')].map((b) => b.textContent)"),
                    .wait("document.querySelector('#reading li') !== null"),
                    .run("document.querySelector('#reading li').textContent"),
                    .key("j"), .wait("!document.getElementById('errors').hidden"),
                    .run("document.querySelector('#errors .what').textContent"),
                    .run("window.wasEvil === undefined"),
                ])
            #expect(visit.complaints == [])
            #expect(visit.texts(1) == ["a &<b>+'\"%2F#?", "b"])
            #expect(visit.text(2)?.contains("<script>evil()</script>") == true)
            #expect(visit.text(3)?.contains(evil) == true)
            #expect(visit.number(4) == 1)
        }
    }

    @Test func controlsDrawTheDocumentInAnotherEnvironmentAndDoNotChangeTheFile() throws {
        let folder = try TemporaryFolder()
        try folder.write("a.table.yaml", Self.hello)
        try serving(folder) { address in
            let width = "document.getElementById('picture').naturalWidth"
            func set(_ name: String, _ value: String) -> Browser.Step {
                .run(
                    "{ const field = document.querySelector('[name=\(name)]'); field.value = '\(value)';"
                        + "field.dispatchEvent(new Event('change')); true }")
            }
            let visit = try Browser().visit(
                address,
                [
                    .wait(Self.isShown), set("scale", "1"), .wait("\(width) == 393"),
                    set("width", "320"), .wait("\(width) == 320"),
                    set("locale", "not a locale!"),
                    .wait("!document.getElementById('errors').hidden"),
                    .run("document.querySelector('#errors .what').textContent"),
                    .key("0"), .wait("\(width) > 1000"), .run("location.hash"),
                ])
            #expect(visit.complaints == [])
            #expect(visit.text(3)?.contains("locale") == true)
            #expect(visit.text(4) == "#document=a.table.yaml")
            #expect(
                try String(contentsOfFile: folder.file("a.table.yaml"), encoding: .utf8)
                    == Self.hello)
        }
    }

    @Test func aTimelineIsPlayedFrameByFrame() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "a.table.yaml",
            Self.hello
                + "timeline:\n  - {at: 0, select: [0, 0]}\n  - {at: 0.1, deselect: [0, 0], duration: 0.2}\n"
                + "animation: {fps: 20}\n")
        try serving(folder) { address in
            let source = "document.getElementById('picture').src"
            let visit = try Browser().visit(
                address,
                [
                    .wait(Self.isShown), .wait("!document.getElementById('timeline').hidden"),
                    .run("window.former = \(source); document.getElementById('scrubber').max"),
                    .key("ArrowRight"), .wait("\(source) != window.former"),
                    .run("document.getElementById('instant').value"), .key(" "),
                    .wait("document.getElementById('scrubber').value == '7'"),
                    .run("document.getElementById('instant').value"),
                ])
            #expect(visit.complaints == [])
            #expect(visit.text(0) == "7")
            #expect(visit.text(1) == "2/8  0.050 s")
            #expect(visit.text(2) == "8/8  0.350 s")
        }
    }

    @Test func onlyTheAcceptButtonWritesReferences() throws {
        let folder = try TemporaryFolder()
        try folder.write("a.table.yaml", Self.hello)
        try serving(folder) { address in
            let visit = try Browser().visit(
                address,
                [
                    .wait(Self.isShown), .key("5"),
                    .wait("document.getElementById('accept') !== null"),
                    .run("document.querySelector('#snapshots p').textContent"),
                    .run("document.getElementById('accept').click(); true"),
                    .wait("document.getElementById('snapshots').textContent.includes('passed')"),
                    .run("document.querySelector('#snapshots p').textContent"),
                ])
            #expect(visit.complaints == [])
            #expect(visit.text(0) == "No reference is recorded yet.")
            #expect(visit.text(2) == "The snapshot passed.")
        }
        #expect(folder.names == ["__Snapshots__", "a.table.yaml"])
    }

    @Test func aClickOnAViewOfThePictureShowsItsLine() throws {
        let folder = try TemporaryFolder()
        try folder.write("a.table.yaml", Self.hello)
        try serving(folder) { address in
            let visit = try Browser().visit(
                address,
                [
                    .wait(Self.isShown), .wait("document.querySelectorAll('#views li').length > 2"),
                    .run(
                        "const box = document.getElementById('picture').getBoundingClientRect();"
                            + "document.getElementById('picture').dispatchEvent(new PointerEvent("
                            + "'pointermove', {clientX: box.x + 40, clientY: box.y + 15}));"
                            + "document.querySelector('#mark span').textContent"),
                    .run(
                        "document.getElementById('picture').dispatchEvent(new MouseEvent("
                            + "'click', {clientX: box.x + 40, clientY: box.y + 15})); true"),
                    .wait("document.querySelector('#problems .at') !== null"),
                    .run("document.querySelector('#problems .at').textContent"),
                ])
            #expect(visit.complaints == [])
            #expect(visit.text(0)?.hasPrefix("textLabel") == true)
            #expect(visit.text(2) == "3    - text: Hello")
        }
    }

    @Test("Links out of the folder are neither shown nor written through")
    func links() throws {
        let (folder, other) = (try TemporaryFolder(), try TemporaryFolder())
        try folder.write("a.table.yaml", Self.hello)
        try other.write("b.table.yaml", Self.hello)
        let files = FileManager.default
        for (link, target) in [
            ("c.table.yaml", other.file("b.table.yaml")), ("sub", other.path),
            ("__Snapshots__", other.path), ("d.table.yaml", folder.file("a.table.yaml")),
        ] {
            try files.createSymbolicLink(
                atPath: folder.file(link), withDestinationPath: target)
        }
        try serving(folder) { address in
            let visit = try Browser().visit(
                address,
                [
                    .wait(Self.isShown),
                    .run("[...document.querySelectorAll('#list b')].map((b) => b.textContent)"),
                    .key("5"), .wait("document.getElementById('accept') !== null"),
                    .run("document.querySelector('#snapshots p').textContent"),
                    .run("document.getElementById('accept').click(); true"),
                    .wait("document.getElementById('snapshots').textContent.includes('a link ')"),
                ])
            #expect(visit.complaints == [])
            #expect(visit.texts(0) == ["a", "d"])
            #expect(visit.text(1) == "No reference is recorded yet.")
            #expect(other.names == ["b.table.yaml"])
        }
    }

    @Test("A menu of pictures follows settings that leave fewer pictures")
    func fewerPictures() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "a.table.yaml",
            "matrix: {appearance: [light, dark], theme: [ios15, ios26]}\n" + Self.hello)
        try serving(folder) { address in
            let visit = try Browser().visit(
                address + "#document=a.table.yaml&index=3",
                [
                    .wait(Self.isShown), .wait("document.getElementById('pictures').value == '3'"),
                    .run(
                        "{ const field = document.querySelector('[name=theme]'); field.value = 'ios6';"
                            + "field.dispatchEvent(new Event('change')); true }"),
                    .wait("document.getElementById('pictures').value == '1'"),
                    .wait("document.getElementById('canvas').className != 'stale'"),
                ])
            #expect(visit.complaints == [])
        }
    }

    @Test func aMissingFolderAndAWrongPortAreErrors() throws {
        let folder = try TemporaryFolder()
        let command = Command(in: URL(fileURLWithPath: folder.path))
        let missing = try command.run("serve", "nowhere")
        #expect(missing.status == 2)
        #expect(missing.errors == "nowhere: error: there is no such file or folder\n")
        let port = try command.run("serve", "--port", "70000")
        #expect(port.status == 64)
        #expect(port.errors.contains("give a number from 0 to 65535"))
        let address = try command.run("serve", "--address", "here")
        #expect(address.status == 64)
        #expect(address.errors.contains("is not an IP address"))
    }
}
