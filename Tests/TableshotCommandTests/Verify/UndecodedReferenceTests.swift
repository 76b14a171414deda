import Foundation
import Testing

/// `verify` with references that are decoded only in part.
@Suite struct UndecodedReferenceTests {
    /// Replaces a reference with a file of equal pixels and further contents.
    @Test(arguments: [
        ("b.save(path, save_all=True, append_images=[Image.new('RGB', b.size)])", "still picture"),
        (
            "data = open(path, 'rb').read(); open(path, 'ab').write(data)",
            "bytes behind its end"
        ),
    ])
    func aReferenceWithUndecodedPartsDoesNotMatch(_ script: String, _ words: String) throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            try runs.write("a", "One")
            #expect(try runs.run("verify").status == 3)
            #expect(try runs.run("verify").status == 0)
            try Command.python([
                "-c",
                """
                import sys
                from PIL import Image
                path = sys.argv[1]
                b = Image.open(path).convert('RGB')
                \(script)
                """, scratch.path("__Snapshots__/a.png"),
            ])
            let run = try runs.run("verify --record never")
            #expect(run.status == 1, "\(run.text)\(run.errors)")
            #expect(run.text.contains("not all of the reference was compared"), "\(run.text)")
            #expect(run.text.contains(words), "\(run.text)")
            // A new recording resolves the problem.
            #expect(try runs.run("verify -u").status == 3)
            #expect(try runs.run("verify").status == 0)
        }
    }

    @Test func anAnimationWithUndecodedPartsDoesNotMatch() throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            try scratch.file("a.table.yaml", AnimationRuns.document)
            #expect(try runs.run("verify").status == 3)
            try Command.python([
                "-c",
                """
                import sys
                data = open(sys.argv[1], 'rb').read()
                open(sys.argv[1], 'ab').write(data)
                """, scratch.path("__Snapshots__/a.apng"),
            ])
            let run = try runs.run("verify --record never")
            #expect(run.status == 1, "\(run.text)\(run.errors)")
            #expect(run.text.contains("bytes behind its end"), "\(run.text)")
        }
    }
}
