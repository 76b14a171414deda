import Foundation
import Testing

/// Valgrind finds no leaked memory block that this package allocated.
@Suite struct LeakTests {
    private static let root =
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    @Test func renderingLeaksNoMemory() throws {
        try Scratch.with { scratch in
            var check = Command(in: Self.root)
            check.program = Self.root.appendingPathComponent("Scripts/check-leaks").path
            check.timeout = 600
            let documents = ["world-clock", "languages", "four-styles-modern", "cities"].map {
                "Fixtures/documents/\($0).table.yaml"
            }
            let run = try check.run(
                [Command.product("tableshot"), "render"] + documents
                    + ["-o", scratch.path("pictures")])
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.text.contains("nothing lost"))
        }
    }
}
