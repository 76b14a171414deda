import Foundation
import Testing

/// Libraries of a run in its output.
@Suite struct EnvironmentTests {
    /// Libraries that determine pixels through other libraries, or through images.
    private static let further = ["pixman", "libjpeg-turbo", "libwebp", "Little CMS"]

    @Test func doctorAndItsLockNameTheIndirectLibraries() throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            let doctor = try runs.run("doctor")
            for name in Self.further {
                #expect(doctor.text.contains(try Regex("  \(name) +[0-9]+\\.[0-9]+")), "\(name)")
            }
            #expect(try runs.run("doctor --lock lock.json").status == 3)
            #expect(try runs.run("doctor --lock lock.json").status == 0)
            let lock = String(decoding: scratch.contents("lock.json"), as: UTF8.self)
            for name in Self.further {
                let other = lock.replacing(
                    try Regex("\"\(name)\" : \"[^\"]+\""), with: "\"\(name)\" : \"0.1\"")
                #expect(other != lock, "\(name)")
                try scratch.file("lock.json", other)
                let run = try runs.run("doctor --lock lock.json")
                #expect(run.status == 1)
                #expect(run.text.contains("lock.json: \(name): recorded with 0.1, here "))
            }
        }
    }

    #if os(Linux)
        @Test func theVersionIsTheVersionOfTheLoadedLibrary() throws {
            try Scratch.with { scratch in
                let version = try Command.python([
                    "-c",
                    """
                    import ctypes
                    library = ctypes.CDLL("libpixman-1.so.0")
                    library.pixman_version_string.restype = ctypes.c_char_p
                    print(library.pixman_version_string().decode(), end="")
                    """,
                ])
                let doctor = try VerifyRuns(scratch).run("doctor")
                #expect(doctor.text.contains(try Regex("  pixman +\(version)\n")))
            }
        }
    #endif

    /// References from earlier versions state fewer properties, which is no difference.
    @Test(arguments: ["pixman 0.1.0", nil])
    func aFailureNamesTheDifferencesOfTheEnvironment(_ recorded: String?) throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            try runs.write("a", "A")
            try runs.write("b", "B", more: "timeline: [{at: 0.1, select: [0, 0]}]")
            #expect(try runs.run("verify").status == 3)
            let facts = try PNGFacts(scratch.contents("__Snapshots__/a.png"))
            #expect(facts.texts["Further libraries"]?.contains("pixman ") == true)
            for file in ["a.png", "b.apng"] {
                try Command.python([
                    "-c",
                    """
                    import struct, sys, zlib
                    data, text = open(sys.argv[1], "rb").read(), sys.argv[2].encode()
                    place, out, found = 8, data[:8], 0
                    while place < len(data):
                        size, kind = struct.unpack(">I4s", data[place:place + 8])
                        body = data[place + 8:place + 8 + size]
                        place += 12 + size
                        if kind == b"tEXt" and body.startswith(b"Further libraries\\0"):
                            found += 1
                            if not text: continue
                            body = b"Further libraries\\0" + text
                        out += struct.pack(">I", len(body)) + kind + body + struct.pack(
                            ">I", zlib.crc32(kind + body))
                    assert found == 1, found
                    open(sys.argv[1], "wb").write(out)
                    """, scratch.path("__Snapshots__/" + file), recorded ?? "",
                ])
            }
            let before = runs.recorded()
            #expect(try runs.run("verify -u").status == 0, "equal pixels pass, and are kept")
            #expect(runs.recorded() == before)
            try runs.write("a", "Other")
            try runs.write("b", "Other", more: "timeline: [{at: 0.1, select: [0, 0]}]")
            let run = try runs.run("verify --record never")
            #expect(run.status == 1)
            let lines = run.text.split(separator: "\n").filter { $0.contains("environment") }
            #expect(lines.count == (recorded == nil ? 0 : 2), "\(run.text)")
            for line in lines {
                #expect(
                    line.hasPrefix(
                        "  made in another environment: Further libraries: recorded with pixman "
                            + "0.1.0, here pixman "), "\(line)")
            }
        }
    }
}
