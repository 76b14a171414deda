import Foundation
import Testing

/// Memory limits for large inputs and for many inputs.
@Suite struct MemoryTests {
    @Test func aPictureOf200000PixelsHeightTakesLessThan100MiB() throws {
        try Scratch.with { scratch in
            try scratch.file("tall.table.yaml", Documents.tall(rows: 2_000, rowHeight: 50))
            let run = try Command(in: scratch.url).run("render", "tall.table.yaml")
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.peakBytes < 100 << 20, "\(run.peakBytes >> 20) MiB")
            let facts = try PNGFacts(scratch.contents("tall.png"))
            #expect(facts.width == 640 && facts.height == 200_000)
        }
    }

    @Test func aMillionRowsOfCSVRender() throws {
        try Scratch.with { scratch in
            var csv = "city,country\n"
            for row in 0..<1_000_000 { csv += "City \(row),Country \(row % 200)\n" }
            try scratch.file("cities.csv", csv)
            try scratch.file(
                "million.table.yaml",
                """
                screen: {width: 320, height: 200, scale: 2}
                table:
                  rowHeight: 44
                  rows: {from: cities.csv, each: {style: value1, text: "{city}", detail: "{country}"}}
                """)
            let command = Command(in: scratch.url)
            let top = try command.run("render", "million.table.yaml", "-o", "top.png")
            #expect(top.status == 0, "\(top.errors)")
            #expect(top.peakBytes < 500 << 20, "\(top.peakBytes >> 20) MiB")
            let last = try command.run(
                "render", "million.table.yaml", "--row", "0,999999", "-o", "last.png")
            #expect(last.status == 0, "\(last.errors)")

            // The last row equals the picture of a table of the row alone.
            try scratch.file(
                "one.table.yaml",
                """
                screen: {width: 320, height: 200, scale: 2}
                table: {rowHeight: 44, rows: [{style: value1, text: City 999999, detail: Country 199}]}
                """)
            let one = try command.run("render", "one.table.yaml", "--row", "0,0")
            #expect(one.status == 0)
            #expect(scratch.contents("one.png") == scratch.contents("last.png"))
        }
    }

    @Test func aFlickOf5000FramesOverAMillionRowsTakesLittleMoreMemoryThanOneOf100() throws {
        try Scratch.with { scratch in
            try scratch.file(
                "cities.csv", "city\n" + (0..<1_000_000).map { "C\($0)\n" }.joined())
            let steps = (0..<21).map { "{at: \($0 * 4), scroll: {flick: 100000}}" }
            try scratch.file(
                "flick.table.yaml",
                """
                screen: {width: 80, height: 132, scale: 1}
                table: {rowHeight: 44, rows: {from: cities.csv, each: {text: "{city}"}}}
                timeline: [\(steps.joined(separator: ", "))]
                """)
            var command = Command(in: scratch.url)
            command.timeout = 300
            command.stdout = .device("/dev/null")
            func peak(frames: Int) throws -> Int {
                let run = try command.run(
                    "animate", "flick.table.yaml", "-o", "-", "--format", "raw", "--threads", "1",
                    "--duration", "\(Double(frames - 1) / 60)")
                #expect(run.status == 0, "\(run.errors)")
                return run.peakBytes
            }
            let few = try peak(frames: 100)
            let many = try peak(frames: 5_000)
            // The caches of texts and strips are bounded. A leaked bitmap of each frame would need
            // 200 MiB, and a leaked cell of each new row even more.
            #expect(many < 160 << 20, "\(many >> 20) MiB")
            #expect(many - few < 32 << 20, "\((many - few) >> 20) MiB")
        }
    }

    @Test func thousandsOfRendersTakeAsMuchMemoryAsAHundred() throws {
        try Scratch.with { scratch in
            for number in 0..<2_500 {
                // Texts repeat, because their cache is bounded, but not small.
                try scratch.file(
                    "\(number < 100 ? "first" : "rest")/\(number).table.yaml",
                    """
                    screen: {width: 200, height: 88, scale: 1}
                    table:
                      rows:
                        - {style: subtitle, text: Row \(number % 40), detail: \(number % 30)}
                        - {style: value1, text: Row \(number % 7), accessory: checkmark}
                    """)
            }
            var command = Command(in: scratch.url)
            command.timeout = 300
            // A single thread: the number of bands in flight on several threads varies by
            // megabytes.
            let options = ["-o", "out", "--quiet", "--threads", "1"]
            let hundred = try command.run(["render", "first"] + options)
            let thousands = try command.run(["render", "first", "rest"] + options)
            #expect(hundred.status == 0 && thousands.status == 0)
            // A leak of three kibibytes for each render would exceed the limit. The peaks of equal
            // runs differ by about five megabytes, so the test needs this many renders.
            let growth = thousands.peakBytes - hundred.peakBytes
            #expect(growth < 2_400 * 3 << 10, "\(growth >> 10) KiB")
        }
    }
}
