import Dispatch
import Foundation
import Testing

/// The build of the modules for cells, with a toolchain of scripts in place of Swift's.
@Suite struct RunModuleTests {
    private static let cell = """
        import UIKit
        class PriceCell: UITableViewCell {}
        """

    /// Creates a toolchain whose package manager runs lines of a shell script.
    private func command(in scratch: Scratch, build: String) throws -> Command {
        let information = """
            {"compilerVersion": "Swift version 9.9", "paths": \
            {"runtimeResourcePath": "\(scratch.path("toolchain/lib/swift"))"}}
            """
        try scratch.file("toolchain/lib/swift/kept", "")
        for (name, lines) in [
            (
                "swiftc",
                "[ \"$1\" = -print-target-info ] && { echo '\(information)'; exit; }\n"
                    + "echo 'error: compiled with the modules'; exit 1"
            ),
            ("swift", "echo build >>\(scratch.path("log"))\n" + build),
        ] {
            let path = try scratch.file("toolchain/bin/" + name, "#!/bin/sh\n\(lines)\n")
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o755], ofItemAtPath: path)
        }
        try scratch.file("PriceCell.swift", Self.cell)
        var command = Command(in: scratch.url)
        command.environment = [
            "PATH": "\(scratch.path("toolchain/bin")):/usr/bin:/bin",
            "HOME": scratch.path("home"), "TMPDIR": scratch.path(""),
        ]
        return command
    }

    /// Lines of a script that create the library and a module in the folder after `--scratch-path`.
    private static let products = """
        while [ $# -gt 0 ]; do [ "$1" = --scratch-path ] && scratch="$2"; shift; done
        mkdir -p "$scratch/release/Modules"
        echo module >"$scratch/release/Modules/UIKit.swiftmodule"
        echo library >"$scratch/release/libCellRunning.so"
        """

    @Test("The modules are built once, and moved into the cache as a whole")
    func builtOnce() throws {
        try Scratch.with { scratch in
            let command = try command(in: scratch, build: Self.products)
            let first = try command.run("run", "PriceCell.swift")
            #expect(first.errors.contains("are built once for Swift version 9.9"))
            #expect(first.errors.contains("compiled with the modules"), "\(first.errors)")
            let second = try command.run("run", "PriceCell.swift")
            #expect(!second.errors.contains("are built once"))
            #expect(String(decoding: scratch.contents("log"), as: UTF8.self) == "build\n")
            let modules = "home/.cache/tableshot/modules"
            let names = try FileManager.default.contentsOfDirectory(atPath: scratch.path(modules))
            #expect(names.count == 1)
            #expect(
                scratch.contents("\(modules)/\(names[0])/Modules/UIKit.swiftmodule")
                    == Data("module\n".utf8))
        }
    }

    @Test("A second command waits for the modules of a simultaneous command")
    func twoAtOnce() throws {
        try Scratch.with { scratch in
            let command = try command(in: scratch, build: "sleep 1\n" + Self.products)
            nonisolated(unsafe) var errors = ["", ""]
            DispatchQueue.concurrentPerform(iterations: 2) { index in
                let outcome = try? command.run("run", "PriceCell.swift")
                errors[index] = outcome?.errors ?? ""
            }
            #expect(errors.allSatisfy { $0.contains("compiled with the modules") }, "\(errors)")
            #expect(errors.contains { $0.contains("another process builds the modules") })
            #expect(String(decoding: scratch.contents("log"), as: UTF8.self) == "build\n")
        }
    }

    @Test("A failed build names the missing headers or the errors, and is repeated")
    func failures() throws {
        try Scratch.with { scratch in
            var command = try command(
                in: scratch,
                build:
                    "echo 'warning: you may be able to install cairo using your system-packager:'"
                    + "\necho '    apt-get install libcairo2-dev'\nexit 1")
            for _ in 0..<2 {
                let run = try command.run("run", "PriceCell.swift")
                #expect(run.status == 2)
                #expect(run.errors.contains("apt-get install libcairo2-dev\n"), "\(run.errors)")
            }
            command = try self.command(in: scratch, build: "echo 'x.swift:1:1: error: bad'; exit 1")
            let run = try command.run("run", "PriceCell.swift")
            #expect(run.errors.contains("  x.swift:1:1: error: bad"), "\(run.errors)")
            #expect(scratch.contents("log").count == 3 * "build\n".count)
        }
    }

    @Test("Without Swift's compiler, a message names the source of Swift")
    func noCompiler() throws {
        try Scratch.with { scratch in
            try scratch.file("PriceCell.swift", Self.cell)
            var command = Command(in: scratch.url)
            command.environment = ["PATH": scratch.path(""), "HOME": scratch.path("home")]
            let run = try command.run("run", "PriceCell.swift")
            #expect(run.status == 2)
            #expect(run.errors.contains("'swiftc' is not in PATH; install Swift"), "\(run.errors)")
        }
    }
}
