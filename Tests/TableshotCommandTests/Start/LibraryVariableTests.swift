#if os(Linux)
    import Foundation
    import Testing

    @testable import TableshotCommand

    /// Environment variables of libraries, which must not change pictures.
    ///
    /// The names come from the libraries themselves.
    @Suite struct LibraryVariableTests {
        /// Variables of the dynamic linker, and of this program's own folders.
        private static let ours: Set<String> = [
            "PATH", "TMPDIR", "TMP", "TEMP", "CI", "LLVM_PROFILE_FILE", "XML_OUTPUT_FILE",
        ]

        private static func isCertainlyRecorded(_ name: String) -> Bool {
            ours.contains(name)
                || ["LD_", "DYLD_", "GIT_", "TABLESHOT_", "SNAPSHOT_", "TEST_"].contains {
                    name.hasPrefix($0)
                }
        }

        private let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()

        /// Writes a document of many scripts, with pictures of all kinds and shadows, and its
        /// pictures.
        private func prepare(_ scratch: Scratch) throws {
            for name in ["baseline.jpg", "lossy-alpha.webp", "palette.png", "rgb-profile.png"] {
                let file = tests.appendingPathComponent("Fuzz/Seeds/" + name)
                try scratch.file(name, Data(contentsOf: file))
            }
            try scratch.file(
                "drawing.svg",
                """
                <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24">
                <filter id="f"><feGaussianBlur stdDeviation="2"/></filter>
                <circle cx="12" cy="12" r="9" fill="teal" filter="url(#f)"/></svg>
                """)
            try scratch.file(
                "all.table.yaml",
                """
                screen: {width: 200, height: content, scale: 1}
                theme: classic
                table:
                  rowHeight: 30
                  rows:
                    - {text: AVATAR office fi To, image: drawing.svg}
                    - {text: "مرحبا بالعالم שלום", image: baseline.jpg}
                    - {text: "日本語 한국어 नमस्ते 😀", image: lossy-alpha.webp}
                    - {text: "ภาษาไทยไม่มีช่องว่างระหว่างคำแต่ตัดบรรทัดได้", numberOfLines: 2, height: 50}
                    - {text: [{text: Shadow, shadow: {color: red, blur: 3}}], image: palette.png}
                    - {text: Tokyo 12:30, image: rgb-profile.png, accessory: disclosureIndicator}
                """)
        }

        /// Returns the libraries that a process has loaded after rendering the document.
        private func libraries(_ scratch: Scratch) throws -> [String] {
            var command = Command(in: scratch.url)
            command.environment["LD_DEBUG"] = "files"
            command.environment["LD_DEBUG_OUTPUT"] = scratch.path("linker")
            #expect(try command.run("render", "all.table.yaml", "-q").status == 0)
            var found: Set<String> = []
            for name in scratch.names where name.hasPrefix("linker.") {
                for line in String(decoding: scratch.contents(name), as: UTF8.self).split(
                    separator: "\n")
                {
                    guard let call = line.range(of: "calling init: /") else { continue }
                    found.insert("/" + line[call.upperBound...])
                }
            }
            return found.sorted()
        }

        /// Returns the exit code of a run with variables, and the bytes of its file.
        private func outcome(
            _ scratch: Scratch, _ format: String, _ variables: [String: String]
        ) throws -> [Data] {
            var command = Command(in: scratch.url)
            command.environment.merge(variables) { _, new in new }
            let run = try command.run("render", "all.table.yaml", "-q", "-o", "picture." + format)
            let picture = scratch.contents("picture." + format)
            try? FileManager.default.removeItem(atPath: scratch.path("picture." + format))
            return [Data("\(run.status)".utf8), run.output, picture]
        }

        /// Returns the variables that change the result of a run, by bisection.
        private func culprits(
            _ scratch: Scratch, _ format: String, _ names: [String], value: String, plain: [Data]
        ) throws -> [String] {
            let variables = Dictionary(uniqueKeysWithValues: names.map { ($0, value) })
            guard try outcome(scratch, format, variables) != plain else { return [] }
            guard names.count > 1 else { return names }
            let half = names.count / 2
            for part in [Array(names[..<half]), Array(names[half...])] {
                let found = try culprits(scratch, format, part, value: value, plain: plain)
                if !found.isEmpty { return found }
            }
            return names
        }

        /// Returns names of variables: names in the libraries, composed names, and names of the program's own
        /// packages.
        private func variables(_ libraries: [String]) throws -> [String] {
            let script = tests.appendingPathComponent(
                "TableshotCommandTests/Support/library-variables.py")
            let listed = try Command.python([script.path] + libraries)
            let more = ["PANGO_LANGUAGE", "LANGUAGE", "LC_ALL", "TZ"]
            let names = Set(listed.split(separator: "\n").map(String.init) + more)
            return names.filter { !Self.isCertainlyRecorded($0) }.sorted()
        }

        /// Expects that variables with a value do not change a document's picture in a format.
        private func check(
            _ scratch: Scratch, _ format: String, _ names: [String], _ values: [String]
        ) throws {
            let plain = try outcome(scratch, format, [:])
            #expect(plain[0] == Data("0".utf8) && plain[2].count > 200)
            for value in values {
                let found = try culprits(scratch, format, names, value: value, plain: plain)
                #expect(found.isEmpty, "\(format): \(found.prefix(9)) with the value \(value)")
            }
        }

        @Test func `no variable named in a library changes a picture or an exit code`()
            throws
        {
            try Scratch.with { scratch in
                try prepare(scratch)
                let libraries = try libraries(scratch)
                for name in ["harfbuzz", "rsvg", "pixman", "turbojpeg", "webp", "thai"] {
                    #expect(
                        libraries.contains { $0.contains("lib" + name) }, "\(name) was not loaded")
                }
                let names = try variables(libraries)
                for name in [
                    "HB_SHAPER_LIST", "PIXMAN_DISABLE", "G_DEBUG", "FREETYPE_PROPERTIES",
                    "LIBTHAI_DICTDIR",
                    "FC_LANG", "PANGOCAIRO_BACKEND", "GDK_PIXBUF_MODULE_FILE",
                ] { #expect(names.contains(name), "\(name) is in no library") }
                try check(scratch, "png", names, ["fallback", "1", "/nonexistent"])
                try check(scratch, "svg", names, ["fallback"])
                try check(scratch, "pdf", names, ["1"])
            }
        }

        /// Returns the number of times that a run has loaded pixman.
        private func starts(_ scratch: Scratch, _ variables: [String: String]) throws -> Int {
            var command = Command(in: scratch.url)
            command.environment["LD_DEBUG"] = "files"
            command.environment["LD_DEBUG_OUTPUT"] = scratch.path("linker")
            command.environment.merge(variables) { _, new in new }
            #expect(try command.run("render", "plain.table.yaml", "-q").status == 0)
            var count = 0
            for name in scratch.names where name.hasPrefix("linker.") {
                let told = String(decoding: scratch.contents(name), as: UTF8.self)
                count += told.split(separator: "\n").count {
                    $0.contains("calling init: ") && $0.contains("/libpixman")
                }
                try FileManager.default.removeItem(atPath: scratch.path(name))
            }
            return count
        }

        @Test
        func
            `the program restarts once without variables that loaded libraries have read`()
            throws
        {
            try Scratch.with { scratch in
                try scratch.file("plain.table.yaml", Documents.hello)
                #expect(try starts(scratch, ["USER": "ada", "HB_SHAPER_LIST": "fallback"]) == 1)
                #expect(try starts(scratch, ["G_SLICE": "always-malloc"]) == 2)
                #expect(
                    try starts(scratch, ["PIXMAN_DISABLE": "sse2", "G_DEBUG": "fatal-warnings"])
                        == 2)
                #expect(try starts(scratch, ["CFNumberDisableCache": "1"]) == 2)
            }
        }

        @Test func `a program's own variables remain if the program names them`() {
            let names = ["CITY_DATA", "HB_SHAPER_LIST", "HOME", "LC_ALL", "TABLESHOT_RECORD"]
            #expect(
                EnvironmentSanitizer.removed(from: names, keeping: []) == [
                    "CITY_DATA", "HB_SHAPER_LIST", "LC_ALL",
                ])
            #expect(
                EnvironmentSanitizer.removed(from: names, keeping: ["CITY_DATA"]) == [
                    "HB_SHAPER_LIST", "LC_ALL",
                ])
        }
    }
#endif
