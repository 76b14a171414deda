#if os(Linux)
    import Foundation
    import Testing

    /// Number of times that a process opens its font files, as valgrind sees its system calls.
    @Suite struct OpenedFontTests {
        /// Returns the names of the fonts that a run opens, once for each time.
        private func opened(_ scratch: Scratch, _ arguments: String...) throws -> [String] {
            // Valgrind cannot read the compiler's debug information.
            let program = scratch.path("tableshot")
            if !FileManager.default.fileExists(atPath: program) {
                try FileManager.default.copyItem(
                    atPath: Command.product("tableshot"), toPath: program)
                var strip = Command(in: scratch.url)
                strip.program = "/usr/bin/strip"
                #expect(try strip.run("--strip-debug", program).status == 0)
            }
            var valgrind = Command(in: scratch.url)
            valgrind.program = "/usr/bin/valgrind"
            let run = try valgrind.run(
                ["--tool=none", "--trace-syscalls=yes", program] + arguments)
            #expect(run.status == 0, "\(run.errors.suffix(2_000))")
            return run.errors.split(separator: "\n").compactMap { line in
                guard line.contains(" sys_open"), let end = line.range(of: ".otf)") else {
                    return nil
                }
                return line[..<end.lowerBound].split(separator: "/").last.map(String.init)
            }
        }

        @Test func `Tableshot and HarfBuzz open a font file once each, and Cairo never`() throws {
            try Scratch.with { scratch in
                try scratch.file("hello.table.yaml", Documents.hello)
                let standard = try opened(scratch, "render", "hello.table.yaml", "--threads", "1")
                #expect(standard == ["Inter-Regular", "Inter-Regular"])

                for name in ["Inter-Regular.otf", "Inter-Bold.otf"] {
                    try scratch.file(
                        "fonts/\(name)",
                        Data(
                            contentsOf: URL(
                                fileURLWithPath: "/usr/share/fonts/opentype/inter/" + name)))
                }
                let given = try opened(
                    scratch, "render", "hello.table.yaml", "--threads", "1", "--fonts", "fonts")
                #expect(given.count { $0 == "Inter-Regular" } == 2, "\(given)")
                // The font is given as an option, so it is examined, and no text uses it.
                #expect(given.count { $0 == "Inter-Bold" } == 1, "\(given)")
            }
        }
    }
#endif
