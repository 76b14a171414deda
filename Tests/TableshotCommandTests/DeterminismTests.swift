import Foundation
import Testing

/// Equal inputs produce equal bytes in any environment.
@Suite struct DeterminismTests {
    private static let documents: [(name: String, text: String)] = [
        ("latin", Documents.hello),
        (
            "scripts",
            """
            screen: {width: 300, height: content, scale: 2}
            now: 2025-06-15T12:00:00Z
            table:
              rows:
                - {style: subtitle, text: "مرحبا بالعالم", detail: "日本語の表"}
                - {style: value1, text: "שלום", detail: "😀 emoji", accessory: checkmark}
                - {style: value2, text: "e\\u0301tude", detail: "Ελλάδα"}
            """
        ),
        ("tall", Documents.tall(rows: 300)),
        ("classic", "theme: classic\n" + Documents.hello),
    ]

    /// Renders all documents in a separate folder, and returns the pictures by name.
    private func render(
        from place: String = ".", reversed: Bool = false, environment: [String: String] = [:],
        options: [String] = []
    ) throws -> [String: Data] {
        try Scratch.with { scratch in
            for document in Self.documents {
                try scratch.file("deep/er/\(document.name).table.yaml", document.text)
            }
            var command = Command(in: scratch.url.appendingPathComponent("deep/er"))
            var prefix = ""
            if place == "elsewhere" {
                command.folder = scratch.url
                prefix = scratch.url.path + "/deep/er/"
            }
            command.environment.merge(environment) { _, new in new }
            let names = Self.documents.map(\.name)
            let paths = (reversed ? names.reversed() : names).map { prefix + $0 + ".table.yaml" }
            let run = try command.run(["render"] + paths + ["-o", scratch.path("out")] + options)
            try #require(run.status == 0, "\(run.errors)")
            return Dictionary(
                uniqueKeysWithValues: names.map { ($0, scratch.contents("out/\($0).png")) })
        }
    }

    @Test func picturesDoNotDependOnTheEnvironment() throws {
        let plain = try render()
        try #require(!plain.isEmpty)
        #expect(plain.values.allSatisfy { $0.count > 200 })
        #expect(try render(reversed: true) == plain)
        #expect(try render(from: "elsewhere") == plain)
        let surroundings: [[String: String]] = [
            ["TZ": "Asia/Kathmandu"], ["LANG": "ar_EG.UTF-8", "LC_ALL": "tr_TR.UTF-8"],
            ["LANGUAGE": "ja:zh"], ["PANGO_LANGUAGE": "zh-tw:ko"], ["HOME": "/nonexistent"],
            ["FREETYPE_PROPERTIES": "truetype:interpreter-version=35 cff:no-stem-darkening=0"],
            ["PIXMAN_DISABLE": "sse2 ssse3 fast"], ["XDG_CONFIG_HOME": "/nonexistent"],
            ["FONTCONFIG_FILE": "/nonexistent", "FONTCONFIG_PATH": "/nonexistent"],
            ["PANGO_RC_FILE": "/nonexistent", "G_SLICE": "always-malloc"],
        ]
        for environment in surroundings {
            let pictures = try render(environment: environment)
            for (name, picture) in plain {
                #expect(pictures[name] == picture, "\(environment): \(name)")
            }
        }
    }

    @Test func picturesDoNotDependOnTheNumberOfThreads() throws {
        let one = try render(options: ["--threads", "1"])
        for count in ["2", "3", "16"] {
            #expect(try render(options: ["--threads", count]) == one, "\(count) threads")
        }
    }

    @Test func messagesHaveTheOrderOfTheDocuments() throws {
        try Scratch.with { scratch in
            for name in ["c", "a", "b"] { try scratch.file("\(name).table.yaml", "table: \(name)") }
            let run = try Command(in: scratch.url).run(
                "render", "c.table.yaml", "a.table.yaml", "b.table.yaml")
            let files = run.errors.split(separator: "\n").filter { $0.contains(": error: ") }
                .map { $0.prefix(1) }
            #expect(files == ["c", "a", "b"])
        }
    }
}
