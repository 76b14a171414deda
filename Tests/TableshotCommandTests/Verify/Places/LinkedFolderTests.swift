import Foundation
import Testing

/// Other paths of the current folder.
@Suite struct LinkedFolderTests {
    @Test(arguments: [
        "linked/Screens", "app/Screens", "app/../linked/./Screens", "app/Screens/../Screens/",
    ])
    func namesAndPathsAreRelativeToTheCurrentFolder(_ path: String) throws {
        try Scratch.with { scratch in
            try scratch.file("app/Screens/a.table.yaml", VerifyRuns.document("Before"))
            try FileManager.default.createSymbolicLink(
                atPath: scratch.path("linked"), withDestinationPath: "app")
            func run(_ words: String...) throws -> Command.Outcome {
                try Command(in: scratch.url.appendingPathComponent("linked")).run(words)
            }
            let argument = scratch.url.path + "/" + path
            #expect(try run("verify", argument, "--list").text == "Screens/a\n")
            let record = try run("verify", argument)
            #expect(record.status == 3, "\(record.errors)")
            #expect(record.text.hasPrefix("Screens/__Snapshots__/a.png: recorded\n"))
            try scratch.file("app/Screens/a.table.yaml", VerifyRuns.document("After"))
            #expect(try run("verify", argument).status == 1)
            let accept = try run("accept")
            #expect(accept.status == 0, "\(accept.errors)")
            #expect(accept.text == "Screens/__Snapshots__/a.png\n")
            #expect(try run("verify", argument, "--record", "never").status == 0)
            #expect(try run("prune", "--check").status == 0)
        }
    }

    @Test func aLinkInASubfolderKeepsItsName() throws {
        try Scratch.with { scratch in
            try scratch.file("elsewhere/a.table.yaml", VerifyRuns.document("A"))
            try scratch.file("app/.keep", "")
            try FileManager.default.createSymbolicLink(
                atPath: scratch.path("app/Screens"), withDestinationPath: "../elsewhere")
            let command = Command(in: scratch.url.appendingPathComponent("app"))
            for path in ["Screens", scratch.path("app/Screens"), "../app/Screens"] {
                #expect(try command.run("verify", path, "--list").text == "Screens/a\n", "\(path)")
            }
        }
    }
}
