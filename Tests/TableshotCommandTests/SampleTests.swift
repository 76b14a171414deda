import Foundation
import Testing

/// The commands `samples`, `schema` and `doctor`.
@Suite struct SampleTests {
    @Test func samplesAreListedWithTheirSummaries() throws {
        try Scratch.with { scratch in
            let run = try Command(in: scratch.url).run("samples")
            #expect(run.status == 0)
            #expect(run.text.contains("time-zones"))
            #expect(run.text.contains("TimeZoneCell"))
            #expect(try Command(in: scratch.url).run("tables").text == run.text)
        }
    }

    @Test func aSampleIsRenderedByItsName() throws {
        try Scratch.with { scratch in
            let run = try Command(in: scratch.url).run("samples", "time-zones", "--scale", "1")
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.text == "time-zones.png\n")
            #expect(try PNGFacts(scratch.contents("time-zones.png")).height > 100)
        }
    }

    @Test func eachListedCellHasATable() throws {
        try Scratch.with { scratch in
            let command = Command(in: scratch.url)
            let listed = try command.run("samples").text
            let cells = try #require(listed.components(separatedBy: "Cells for documents").last)
                .split(separator: "\n").dropFirst().compactMap { $0.split(separator: " ").first }
                .map(String.init)
            #expect(cells.count >= 8)
            let run = try command.run(["samples", "-o", "out", "--scale", "1"] + cells)
            #expect(run.status == 0, "\(run.errors)")
            #expect(Set(run.text.split(separator: "\n")).count == cells.count)
            let clock = try command.run("samples", "TimeZoneCell", "--scale", "1")
            #expect(clock.text == "time-zones.png\n")
            let typo = try command.run("samples", "TimeZoneCel")
            #expect(typo.status == 2)
            #expect(typo.errors.contains("TimeZoneCell"))
        }
    }

    @Test func everySampleRenders() throws {
        try Scratch.with { scratch in
            let run = try Command(in: scratch.url).run(
                "samples", "--all", "-o", "out", "--strict", "--scale", "1", "--theme", "classic")
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.text.split(separator: "\n").count >= 8)
        }
    }

    @Test func theErrorForAnUnknownSampleSuggestsSimilarNames() throws {
        try Scratch.with { scratch in
            let run = try Command(in: scratch.url).run("samples", "time-zone")
            #expect(run.status == 2)
            #expect(run.errors.contains("time-zones"))
            #expect(scratch.names == [])
        }
    }

    @Test func theSchemaContainsTheCatalogueAndIsValid() throws {
        try Scratch.with { scratch in
            let run = try Command(in: scratch.url).run("schema")
            #expect(run.status == 0)
            #expect(run.text.contains("TimeZoneCell"))
            let path = try scratch.file("schema.json", run.output)
            try Command.python([
                "-c",
                """
                import json, sys, jsonschema
                schema = json.load(open(sys.argv[1]))
                validator = jsonschema.validators.validator_for(schema)
                validator.check_schema(schema)
                validator(schema).validate({"table": {"rows": [{"text": "Hello"}]}})
                assert not validator(schema).is_valid({"table": {"rows": [{"txt": "Hello"}]}})
                """, path,
            ])
        }
    }

    @Test func theDoctorListsLibrariesAndFontsWithTheirHashes() throws {
        try Scratch.with { scratch in
            let run = try Command(in: scratch.url).run("doctor")
            #expect(run.status == 0, "\(run.text)")
            for name in [
                "cairo", "Pango", "HarfBuzz", "FreeType", "Fontconfig", "libdeflate", "zlib",
                "libpng", "Inter-Regular", "NimbusSans-Regular",
            ] { #expect(run.text.contains(name), "\(name)") }
            let hashes = run.text.split(separator: " ").filter { word in
                word.count == 32 && word.allSatisfy(\.isHexDigit)
            }
            #expect(hashes.count > 20)
            #expect(run.text.contains("issing"))
        }
    }

    @Test func aBrokenFontIsNamed() throws {
        try Scratch.with { scratch in
            try scratch.file("fonts/Broken.ttf", "no font")
            try scratch.file("hello.table.yaml", Documents.hello)
            let command = Command(in: scratch.url)
            let alone = try command.run("render", "hello.table.yaml", "--fonts", "fonts")
            #expect(alone.status == 2)
            #expect(alone.errors.hasPrefix("fonts/Broken.ttf: error: not a font"))
            let diagnosis = try command.run("doctor", "--fonts", "fonts", "--fonts", "nowhere")
            #expect(diagnosis.status == 1 && diagnosis.errors == "")
            #expect(diagnosis.text.contains("  fonts/Broken.ttf: not a font"))
            #expect(diagnosis.text.contains("  nowhere: cannot be read: no such folder"))
            #expect(diagnosis.text.contains("Inter-Regular"))
            #expect(diagnosis.text.contains("spaced like San Francisco."))

            let inter = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
            try scratch.file("fonts/Mine.otf", Data(contentsOf: URL(fileURLWithPath: inter)))
            let beside = try command.run("render", "hello.table.yaml", "--fonts", "fonts")
            #expect(beside.status == 0)
            #expect(beside.errors.hasPrefix("fonts/Broken.ttf: warning: not a font"))
            let strict = try command.run(
                "render", "hello.table.yaml", "--fonts", "fonts", "--strict")
            #expect(strict.status == 2)
            #expect(try command.run("doctor", "--fonts", "fonts").text.contains("Broken.ttf"))
        }
    }

    @Test func fontsOfAFolderPrecedeFontsOfTheSystem() throws {
        try Scratch.with { scratch in
            let inter = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
            let font = try Data(contentsOf: URL(fileURLWithPath: inter))
            try scratch.file("fonts/Mine.otf", font)
            let run = try Command(in: scratch.url).run("doctor", "--fonts", "fonts")
            #expect(run.status == 0)
            let first = run.text.split(separator: "\n").first { $0.hasPrefix("   1  ") }
            #expect(first?.contains("fonts/Mine.otf") == true)
        }
    }
}
