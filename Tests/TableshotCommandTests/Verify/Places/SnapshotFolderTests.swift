import Foundation
import Testing

/// Locations of references with `--snapshots`, for all spellings of the folder.
@Suite struct SnapshotFolderTests {
    /// Runs a command in `app`, the only folder in its parent.
    private func run(_ line: String, _ scratch: Scratch) throws -> Command.Outcome {
        try Command(in: scratch.url.appendingPathComponent("app")).run(
            line.split(separator: " ").map(String.init))
    }

    @Test(arguments: [
        (".", "app"), ("./", "app"), ("refs", "app/refs"), ("./refs/", "app/refs"),
        ("../app/refs", "app/refs"), ("ROOT/app/refs", "app/refs"), ("ROOT/app/refs/", "app/refs"),
        ("ROOT/app", "app"), ("..", ""), ("../refs", "refs"), ("../refs/", "refs"),
        ("ROOT/refs", "refs"),
    ])
    func referencesAreInTheNamedFolder(_ written: String, _ place: String) throws {
        try Scratch.with { scratch in
            // A name that the root of the file system does not contain.
            let name = "s-\(UUID().uuidString)"
            let option = written.replacing("ROOT", with: scratch.url.path)
            let line = "verify \(name) --snapshots \(option)"
            let reference = (place.isEmpty ? "" : place + "/") + name + "/inbox.png"
            try scratch.file("app/\(name)/inbox.table.yaml", VerifyRuns.document("Before"))
            let record = try run(line, scratch)
            #expect(record.status == 3, "\(record.errors)")
            let before = scratch.contents(reference)
            #expect(!before.isEmpty, "\(reference)")
            #expect(access("/\(name)", F_OK) != 0, "outside of what was named")
            #expect(try run(line + " --record never", scratch).status == 0)

            try scratch.file("app/\(name)/inbox.table.yaml", VerifyRuns.document("After"))
            let failed = try run(line + " --record never", scratch)
            #expect(failed.status == 1)
            let accept = try run("accept", scratch)
            if place.hasPrefix("app") {
                let shown = reference.replacing("app/", with: "", maxReplacements: 1)
                #expect(failed.text.contains("\(shown): failed"), "\(failed.text)")
                #expect(
                    failed.text.contains("  to accept this snapshot: tableshot accept --filter "))
                #expect(accept.status == 0, "\(accept.errors)")
                #expect(accept.text == shown + "\n")
            } else {
                // No command that cannot work is printed.
                #expect(
                    failed.text.contains("  to accept this snapshot: record the reference again"),
                    "\(failed.text)")
                #expect(!failed.text.contains("tableshot accept"), "\(failed.text)")
                #expect(accept.status == 2 && accept.errors.contains("record the reference again"))
                #expect(try run(line + " -u", scratch).status == 3)
            }
            #expect(scratch.contents(reference) != before)
            #expect(try run(line + " --record never", scratch).status == 0)
            #expect(access("/\(name)", F_OK) != 0)
        }
    }

    @Test func snapshotsOfDocumentsOutsideOfTheFolderCannotBeAccepted() throws {
        try Scratch.with { scratch in
            try scratch.file("app/.keep", "")
            try scratch.file("Screens/a.table.yaml", VerifyRuns.document("Before"))
            #expect(try run("verify ../Screens", scratch).status == 3)
            try scratch.file("Screens/a.table.yaml", VerifyRuns.document("After"))
            let failed = try run("verify ../Screens --report page", scratch)
            #expect(failed.status == 1 && !failed.text.contains("tableshot accept"))
            let page = String(decoding: scratch.contents("app/page/index.html"), as: UTF8.self)
            #expect(!page.isEmpty && !page.contains("accept --filter"))
        }
    }

    /// Other pictures beside references and documents are not obsolete.
    @Test(arguments: [".", ".."]) func onlyReferencesAreObsolete(_ folder: String) throws {
        try Scratch.with { scratch in
            let place = folder == "." ? "app/S/" : "S/"
            for name in ["a", "b"] {
                try scratch.file("app/S/\(name).table.yaml", VerifyRuns.document(name))
            }
            try scratch.file("app/T/own.table.yaml", VerifyRuns.document("own"))
            #expect(try run("verify T", scratch).status == 3)
            #expect(try run("verify S --snapshots \(folder)", scratch).status == 3)
            for picture in ["S/drawn.png", "drawn.png"] {
                #expect(try run("render S/a.table.yaml -o \(picture)", scratch).status == 0)
            }
            try FileManager.default.copyItem(
                atPath: scratch.path("app/S/drawn.png"),
                toPath: scratch.path(place + "drawn-too.png"))
            try FileManager.default.removeItem(atPath: scratch.path("app/S/b.table.yaml"))
            let verify = try run("verify . --snapshots \(folder) --record missing", scratch)
            #expect(verify.status == 3, "\(verify.errors)")
            let prune = try run("prune", scratch)
            #expect(prune.status == 0, "\(prune.errors)")
            guard folder == "." else {
                // Another run may have recorded references above the folder of the run.
                #expect(!verify.text.contains("obsolete"), "\(verify.text)")
                #expect(
                    prune.text == "" && prune.errors.contains("kept: ../S/b.png: the file is out"))
                #expect(access(scratch.path("S/b.png"), F_OK) == 0)
                return
            }
            #expect(verify.text.contains("1 obsolete"), "\(verify.text)")
            #expect(prune.text.hasSuffix("S/b.png\n"))
            #expect(prune.text.split(separator: "\n").count == 1, "\(prune.text)")
            #expect(access(scratch.path(place + "b.png"), F_OK) != 0)
            for kept in ["app/S/drawn.png", "app/drawn.png", "app/T/__Snapshots__/own.png"] {
                #expect(access(scratch.path(kept), F_OK) == 0, "\(kept)")
            }
        }
    }
}
