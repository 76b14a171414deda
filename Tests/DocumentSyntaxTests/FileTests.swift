import Foundation
import TestSupport
import Testing

@testable import DocumentSyntax

@Suite struct FileTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("documents/a.yaml", "a: 1")
        try folder.write("documents/noon.png", "x")
        try folder.write("documents/images/dusk.png", "x")
        try folder.write("assets/photo.png", "x")
        try folder.write("secret.txt", "x")
    }

    private var allowed: AllowedFolders {
        AllowedFolders(
            document: folder.path + "/documents/a.yaml", assets: [folder.path + "/assets"])
    }

    private func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/documents/" + name, withDestinationPath: target)
    }

    @Test(arguments: [
        "noon.png", "./images/dusk.png", "images/../noon.png", "photo.png", "../assets/photo.png",
    ])
    func filesInTheAllowedFoldersAreRead(path: String) throws {
        #expect(try allowed.file(path).read(limit: 10) == [0x78])
    }

    @Test func aLinkInsideOfTheFolderIsFollowed() throws {
        try link("inside.png", to: "images/dusk.png")
        #expect(try allowed.file("inside.png").read(limit: 10) == [0x78])
    }

    /// The layout of Bazel's test files, in any folder.
    @Test func aLinkInsideMayLeadOutside() throws {
        try link("leave.txt", to: folder.path + "/secret.txt")
        try link("images/leave.txt", to: folder.path + "/secret.txt")
        #expect(try allowed.file("leave.txt").read(limit: 10) == [0x78])
        #expect(try allowed.file("images/leave.txt").read(limit: 10) == [0x78])
    }

    @Test(arguments: [
        "../secret.txt", "images/../../secret.txt", "../documents2/x", "../../etc/passwd",
        "up/secret.txt", "images/../leave.txt",
    ])
    func pathsOutsideOfTheFolderAreErrors(path: String) throws {
        try link("leave.txt", to: folder.path + "/secret.txt")
        try link("up", to: "..")
        // A sibling folder with a common prefix is not inside.
        try folder.write("documents2/x", "x")
        let refusal = try #require(throws: AllowedFolders.Refusal.self) { try allowed.file(path) }
        #expect(refusal.description == "found \"\(path)\", which leads out of the allowed folders")
        #expect(refusal.note?.contains("--assets DIR") == true)
    }

    @Test func absolutePathsAreErrors() {
        for path in ["/etc/passwd", folder.path + "/documents/noon.png", "~/x"] {
            #expect(failure { try allowed.file(path) }.hasPrefix("found the absolute path"))
        }
    }

    @Test func aMissingFileIsReportedWithSimilarNames() {
        #expect(
            failure { try allowed.file("noom.png") }
                == "no file \"noom.png\"; did you mean \"noon.png\"?")
        #expect(
            failure { try allowed.file("images/dust.png") }
                == "no file \"images/dust.png\"; did you mean \"dusk.png\"?")
        // Only the extension is similar.
        #expect(failure { try allowed.file("no.png") } == "no file \"no.png\"")
        #expect(failure { try allowed.file("") } == "found \"\", expected a file")
    }

    @Test func foldersPipesAndDevicesAreErrors() throws {
        #expect(mkfifo(folder.path + "/documents/pipe", 0o600) == 0)
        try link("zero", to: "/dev/zero")
        #expect(failure { try allowed.file("images") }.hasPrefix("found a folder at"))
        #expect(failure { try allowed.file("pipe") }.hasPrefix("found a pipe at"))
        #expect(failure { try allowed.file("zero") }.hasPrefix("found a device at"))
        let paths = [
            "/dev/zero": "a device", "/dev/null": "a device", folder.path: "a folder",
            folder.path + "/documents/pipe": "a pipe",
        ]
        for (path, kind) in paths {
            #expect(
                failure { try RegularFile.read(path, limit: 10) }
                    == "found \(kind) at \(path.quoted), expected a file")
        }
    }

    @Test func documentsThatCannotBeReadAreReported() throws {
        let parser = DocumentParser(limits: DocumentLimits(bytes: 3))
        let path = folder.path + "/documents/a.yaml"
        #expect(
            failure { try parser.source(path: "/nowhere/a.yaml") }
                == "/nowhere/a.yaml: error: no file \"/nowhere/a.yaml\"")
        #expect(failure { try parser.source(path: path) }.contains("found more than 3 bytes"))
        #expect(try DocumentParser().parse(DocumentParser().source(path: path)).dump == "{a: 1}")
    }

    @Test func dataFilesAreOpenedByTheirExtension() throws {
        try folder.write("documents/a.csv", "x,y\n1,2\n")
        try folder.write("documents/a.tsv", "x,y\tz\n1\t2\n")
        try folder.write("documents/a.json", "{\"rows\": [{\"x\": 1}]}")
        #expect(try RecordFile().open(allowed.file("a.csv")).columns == ["x", "y"])
        #expect(try RecordFile().open(allowed.file("a.tsv")).columns == ["x,y", "z"])
        #expect(try RecordFile().open(allowed.file("a.json"), key: "rows").columns == ["x"])
        #expect(
            failure { try RecordFile().open(allowed.file("noon.png")) }.hasSuffix(
                "/documents/noon.png: error: found a data file of an unknown kind, expected .csv, "
                    + ".tsv or .json"))
        let small = RecordFile(limits: RecordLimits(csvBytes: 3))
        #expect(
            failure { try small.open(allowed.file("a.csv")) }.contains("found more than 3 bytes"))
    }
}
