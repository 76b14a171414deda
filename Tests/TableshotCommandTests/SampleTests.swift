import Foundation
import Testing

/// The catalogue, the schema and the doctor.
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

    @Test func everySampleRenders() throws {
        try Scratch.with { scratch in
            let run = try Command(in: scratch.url).run(
                "samples", "--all", "-o", "out", "--strict", "--scale", "1", "--theme", "classic")
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.text.split(separator: "\n").count >= 8)
        }
    }

    @Test func anUnknownSampleIsAnErrorThatNamesTheNearest() throws {
        try Scratch.with { scratch in
            let run = try Command(in: scratch.url).run("samples", "time-zone")
            #expect(run.status == 2)
            #expect(run.errors.contains("time-zones"))
            #expect(scratch.names == [])
        }
    }

    @Test func theSchemaKnowsTheCatalogueAndIsValid() throws {
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
                "cairo", "Pango", "HarfBuzz", "FreeType", "Fontconfig", "ISA-L", "libdeflate",
                "zlib", "libpng", "Inter-Regular", "NimbusSans-Regular",
            ] { #expect(run.text.contains(name), "\(name)") }
            let hashes = run.text.split(separator: " ").filter { word in
                word.count == 32 && word.allSatisfy(\.isHexDigit)
            }
            #expect(hashes.count > 20)
            #expect(run.text.contains("issing"))
        }
    }

    @Test func fontsOfAFolderComeFirst() throws {
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
