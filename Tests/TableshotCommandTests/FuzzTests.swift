import Foundation
import TestSupport
import Testing

/// A short run of the fuzzer with a fixed seed, and planted faults.
@Suite(.serialized) struct FuzzTests {
    private static let script =
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Scripts/fuzz").path

    /// Runs `Scripts/fuzz` in a folder, and returns its exit code and output.
    private func fuzz(_ scratch: Scratch, _ words: String...) throws -> (status: Int, text: String)
    {
        var command = Command(in: scratch.url)
        command.program = Self.script
        command.timeout = 600
        let run = try command.run(
            ["--program", Command.product("TableshotFuzz"), "--seed", "26", "--output", "faults"]
                + words)
        return (run.status, run.text + run.errors)
    }

    @Test func `inputs of all kinds neither crash nor hang nor exceed the memory limit`() throws {
        try Scratch.with { scratch in
            let run = try fuzz(scratch, "--count", "56")
            #expect(run.status == 0, "\(run.text)")
            #expect(
                run.text.contains("56 inputs, 0 crashes, 0 hangs, 0 over 500 MiB, 0 odd messages"))
        }
    }

    @Test(arguments: [
        ("planted-crash", "1 crashes, 0 hangs, 0 over"),
        ("planted-hang", "0 crashes, 1 hangs, 0 over"),
        ("planted-memory", "0 crashes, 0 hangs, 1 over"),
    ])
    func `the fuzzer keeps the input of a planted fault and continues`(
        kind: String, figures: String
    ) throws {
        try Scratch.with { scratch in
            let run = try fuzz(
                scratch, "--kind", kind, "--count", "4", "--first", "0", "--seconds", "3")
            #expect(run.status == 1)
            #expect(run.text.contains("4 inputs, " + figures), "\(run.text)")
            let kept = try FileManager.default.contentsOfDirectory(atPath: scratch.path("faults"))
            #expect(kept.count == 1 && kept[0].hasSuffix("-1"), "\(kept)")
            #expect(!scratch.contents("faults/\(kept[0])/report.txt").isEmpty)
        }
    }
}
