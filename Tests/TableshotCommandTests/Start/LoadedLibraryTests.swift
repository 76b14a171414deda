#if os(Linux)
    import Foundation
    import Testing

    /// Libraries that a process has loaded, as listed by the dynamic linker.
    @Suite struct LoadedLibraryTests {
        /// Libraries that a document without pictures does not need.
        private static let rare = [
            "libwebp.so", "libwebpdemux.so", "libwebpmux.so", "libgif.so", "libturbojpeg.so",
            "librsvg-2.so", "liblcms2.so",
        ]

        /// Returns the libraries that a run has loaded, from the list above and the libraries of
        /// every run.
        private func loaded(
            _ scratch: Scratch, _ arguments: String...
        ) throws -> Set<String> {
            var command = Command(in: scratch.url)
            command.environment["LD_DEBUG"] = "files"
            command.environment["LD_DEBUG_OUTPUT"] = scratch.path("linker")
            let run = try command.run(arguments)
            #expect(run.status == 0, "\(run.errors)")
            var found: Set<String> = []
            for name in scratch.names where name.hasPrefix("linker.") {
                let told = String(decoding: scratch.contents(name), as: UTF8.self)
                found.formUnion((Self.rare + ["libcairo.so"]).filter { told.contains("/" + $0) })
                try FileManager.default.removeItem(atPath: scratch.path(name))
            }
            return found
        }

        @Test
        func `a plain document loads no image library, and a document with an image only its own`()
            throws
        {
            try Scratch.with { scratch in
                try scratch.file("plain.table.yaml", Documents.hello)
                #expect(try loaded(scratch, "render", "plain.table.yaml") == ["libcairo.so"])

                try Command.python([
                    "-c",
                    "import sys; from PIL import Image; i = Image.new('RGB', (40, 40), (255, 0, 0)); "
                        + "[i.save(f'{sys.argv[1]}/red.{k}') for k in ('jpg', 'webp')]",
                    scratch.url.path,
                ])
                let libraries = [
                    "jpg": ["libturbojpeg.so"], "webp": ["libwebpdemux.so", "libwebp.so"],
                ]
                for (kind, names) in libraries {
                    try scratch.file("\(kind).table.yaml", Documents.image("red.\(kind)"))
                    let shown = try loaded(scratch, "render", "\(kind).table.yaml")
                    #expect(shown == Set(names + ["libcairo.so"]))
                }
            }
        }

        /// Returns a command whose linker finds only empty files under the names of a library.
        private func command(_ scratch: Scratch, without names: [String]) throws -> Command {
            for name in names { try scratch.file("none/\(name)", "") }
            var command = Command(in: scratch.url)
            command.environment["LD_LIBRARY_PATH"] = scratch.path("none")
            return command
        }

        @Test func `errors and doctor name a library that cannot be loaded`()
            throws
        {
            try Scratch.with { scratch in
                try Command.python([
                    "-c",
                    "import sys; from PIL import Image; "
                        + "Image.new('RGB', (40, 40), (255, 0, 0)).save(sys.argv[1] + '/red.jpg')",
                    scratch.url.path,
                ])
                try scratch.file("red.table.yaml", Documents.image("red.jpg"))
                let none = try command(
                    scratch,
                    without: [
                        "libturbojpeg.so.0", "libturbojpeg.so", "libgif.so.7", "libgif.so",
                    ])
                let red = try none.run("render", "red.table.yaml", "--strict")
                #expect(red.status != 0)
                for word in [
                    "red.jpg", "libjpeg-turbo", "libturbojpeg.so.0", "install libturbojpeg0",
                ] {
                    #expect(red.errors.contains(word), "\(word): \(red.errors)")
                }
                try scratch.file("plain.table.yaml", Documents.hello)
                #expect(try none.run("render", "plain.table.yaml").status == 0)

                let moving = try none.run(
                    "animate", "plain.table.yaml", "--duration", "0.1", "-o", "moving.gif")
                #expect(moving.status != 0)
                #expect(moving.errors.contains("a GIF takes giflib to write, and libgif.so.7"))
                #expect(moving.errors.contains("install libgif7"))
                #expect(!scratch.names.contains("moving.gif"))

                let doctor = try none.run("doctor")
                #expect(doctor.text.contains("  apt-get install libturbojpeg0 libgif7\n"))
                #expect(doctor.text.contains("libturbojpeg0  no JPEG can be read\n"))
                #expect(!doctor.text.contains("Nothing is missing."))
                #expect(
                    try !Command(in: scratch.url).run("doctor").text.contains("Missing libraries"))
            }
        }
    }
#endif
