import Foundation
import Testing

/// `prune` removes only references that certainly no test uses, for results from any folder.
@Suite struct PruneSafetyTests {
    /// Makes documents in two folders.
    ///
    /// One document has been removed since its references were recorded.
    private func suite(_ body: (VerifyRuns) throws -> Void) throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            for name in ["a", "sub/b", "sub/gone"] { try runs.write(name, name) }
            _ = try runs.run("verify --render-tree")
            try FileManager.default.removeItem(atPath: scratch.path("sub/gone.table.yaml"))
            #expect(try runs.run("verify").status == 0)
            try body(runs)
        }
    }

    private static let gone = ["gone.png", "gone.tree.txt"]

    /// Runs a command line in a subfolder of the scratch folder.
    private func run(_ line: String, in folder: String, _ runs: VerifyRuns) throws
        -> Command.Outcome
    {
        var command = Command(in: runs.scratch.url.appendingPathComponent(folder))
        command.environment = runs.environment
        return try command.run(line.split(separator: " ").map(String.init))
    }

    @Test func pathsAreRelativeToTheFolderOfTheRunFromAnyFolder() throws {
        try suite { runs in
            try runs.scratch.file("sub/deep/c.table.yaml", VerifyRuns.document("C"))
            #expect(try runs.run("verify").status == 3)
            #expect(try runs.run("verify").status == 0)
            let check = try run("prune ../.tableshot --check", in: "sub", runs)
            #expect(check.status == 1, "\(check.errors)")
            let prune = try run("prune ../.tableshot", in: "sub", runs)
            #expect(prune.status == 0)
            #expect(
                prune.text == Self.gone.map { "__Snapshots__/\($0)\n" }.joined())
            #expect(runs.recorded("sub/__Snapshots__").keys.sorted() == ["b.png", "b.tree.txt"])
            #expect(runs.recorded().keys.sorted() == ["a.png", "a.tree.txt"])
            // References in the folder above are named from the root.
            try runs.write("sub/b", "changed")
            #expect(try runs.run("verify").status == 1)
            let accept = try run("accept --from ../../.tableshot", in: "sub/deep", runs)
            #expect(accept.status == 0, "\(accept.errors)")
            #expect(accept.text.hasSuffix("/sub/__Snapshots__/b.png\n"))
            #expect(try runs.run("verify --record never").status == 0)
        }
    }

    @Test func resultsOfAnotherFolderAreErrorsWithoutTheirDocuments() throws {
        try suite { runs in
            let elsewhere = runs.scratch.path("elsewhere")
            try FileManager.default.createDirectory(
                atPath: elsewhere, withIntermediateDirectories: true)
            for name in ["a.table.yaml", "__Snapshots__", ".tableshot", "sub"] {
                try FileManager.default.copyItem(
                    atPath: runs.scratch.path(name), toPath: elsewhere + "/" + name)
            }
            // Give the results a folder of another machine.
            let path = elsewhere + "/.tableshot/results.json"
            let text = String(
                decoding: runs.scratch.contents("elsewhere/.tableshot/results.json"), as: UTF8.self)
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
                $0.hasPrefix("  \"root\"") ? "  \"root\" : \"/nowhere/ci\"," : String($0)
            }
            try lines.joined(separator: "\n").write(
                toFile: path, atomically: true, encoding: .utf8)
            let below = try run("prune ../.tableshot", in: "elsewhere/sub", runs)
            #expect(below.status == 2)
            #expect(
                below.errors.contains(
                    "a run in /nowhere/ci, and a.table.yaml is missing in the current"))
            let check = try run("prune --check", in: "elsewhere", runs)
            #expect(check.status == 1, "\(check.errors)")
            #expect(check.text == Self.gone.map { "sub/__Snapshots__/\($0)\n" }.joined())
        }
    }

    @Test func documentsUnknownToTheRunPreventPruning() throws {
        try suite { runs in
            try runs.write("later", "Later")
            #expect(try runs.run("verify later.table.yaml -o other").status == 3)
            for line in ["prune", "prune --check"] {
                let run = try runs.run(line)
                #expect(run.status == 2)
                #expect(
                    run.errors.contains(
                        "later.table.yaml: error: .tableshot has no results of this"))
            }
            #expect(runs.recorded()["later.png"] != nil)
        }
    }

    @Test func documentsChangedSinceTheRunPreventPruning() throws {
        try suite { runs in
            try runs.write("a", "a", more: "matrix: {appearance: [light, dark]}")
            #expect(try runs.run("verify a.table.yaml -o other").status == 3)
            // The results have a later date than the references, as downloaded results do.
            let results = runs.scratch.contents(".tableshot/results.json")
            try results.write(
                to: runs.scratch.url.appendingPathComponent(".tableshot/results.json"))
            let run = try runs.run("prune")
            #expect(run.status == 2)
            #expect(
                run.errors.contains("a.table.yaml: error: this document has changed since the run"))
            #expect(runs.recorded()["a.dark.png"] != nil)
        }
    }

    @Test func aReferenceNewerThanTheRunRemainsAndIsListed() throws {
        try suite { runs in
            let path = runs.scratch.path("sub/__Snapshots__/gone.png")
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSinceNow: 5)], ofItemAtPath: path)
            let run = try runs.run("prune")
            #expect(run.status == 2 && run.errors.contains("gone.png was written after the run"))
            #expect(runs.recorded("sub/__Snapshots__").count == 4)
            // A list needs no certainty.
            #expect(try runs.run("prune --check").status == 1)
        }
    }

    @Test func mergedShardsOfAnotherMachineCanBePruned() throws {
        try suite { runs in
            _ = try runs.run("verify --shard 1/2 -o one")
            _ = try runs.run("verify --shard 2/2 -o two")
            #expect(try runs.run("merge-reports one two -o merged").status == 0)
            // A fresh checkout is newer than the runs of the shards.
            for name in Self.gone {
                try FileManager.default.setAttributes(
                    [.modificationDate: Date(timeIntervalSinceNow: 5)],
                    ofItemAtPath: runs.scratch.path("sub/__Snapshots__/" + name))
            }
            #expect(try runs.run("prune merged --check").status == 1)
            #expect(try runs.run("prune one two --check").status == 1)
            #expect(try runs.run("prune merged").status == 0)
            #expect(runs.recorded("sub/__Snapshots__").keys.sorted() == ["b.png", "b.tree.txt"])
        }
    }

    @Test func filesOfOtherOriginRemain() throws {
        try suite { runs in
            let others = ["notes.txt", "logo.png", "logo.apng", "rendered.png"]
            for name in others.dropLast() {
                try runs.scratch.file("sub/__Snapshots__/" + name, "mine")
            }
            // A rendered picture has Tableshot's stamp, and is not a reference.
            let render = try Command(in: runs.scratch.url).run(
                "render", "sub/b.table.yaml", "-o", "sub/__Snapshots__/rendered.png")
            #expect(render.status == 0, "\(render.errors)")
            let verify = try runs.run("verify")
            #expect(!verify.text.contains("logo.png") && !verify.text.contains("notes.txt"))
            let run = try runs.run("prune")
            #expect(run.status == 0)
            #expect(run.errors.contains("logo.apng and 3 more: the files have no stamp"))
            #expect(
                runs.recorded("sub/__Snapshots__").keys.sorted()
                    == (others + ["b.png", "b.tree.txt"]).sorted())
        }
    }

    @Test func aTreeBesideAClaimedPictureIsClaimed() throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            try runs.write("a", "A")
            _ = try runs.run("verify")
            _ = try runs.run("verify --render-tree -o other")
            #expect(runs.recorded()["a.tree.txt"] != nil)
            #expect(try runs.run("prune").status == 0)
            #expect(runs.recorded()["a.tree.txt"] != nil)
        }
    }

    /// Two projects record into a folder beside them.
    @Test(arguments: ["../refs", "link/refs"])
    func filesOutsideOfTheFolderOfTheRunRemain(_ refs: String) throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            for name in ["one/a", "one/gone", "two/b"] { try runs.write(name, name) }
            try FileManager.default.createSymbolicLink(
                atPath: scratch.path("one/link"), withDestinationPath: "..")
            let refs = refs.hasPrefix("link") ? scratch.path("refs") : refs
            for folder in ["one", "two"] {
                #expect(try run("verify --snapshots \(refs)", in: folder, runs).status == 3)
            }
            try FileManager.default.removeItem(atPath: scratch.path("one/gone.table.yaml"))
            let verify = try run("verify --snapshots \(refs)", in: "one", runs)
            #expect(verify.status == 0)
            // The command reports only files that it can remove as obsolete.
            #expect(!verify.text.contains("obsolete"), "\(verify.text)")
            for line in ["prune --check", "prune"] {
                let prune = try run(line, in: "one", runs)
                #expect(prune.status == 0 && prune.text == "")
                #expect(
                    prune.errors.contains("b.png and 1 more: the file is outside"),
                    "\(prune.errors)")
                #expect(runs.recorded("refs").keys.sorted() == ["a.png", "b.png", "gone.png"])
            }
        }
    }
}
