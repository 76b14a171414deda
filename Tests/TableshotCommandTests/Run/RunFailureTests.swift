import Foundation
import TestSupport
import Testing

/// Code that fails, or that calls what the system refuses.
@Suite(.enabled(if: RunTools.compiler != nil, "swiftc and libCellRunning.so are needed"))
struct RunFailureTests {
    @Test(
        "Code that fails causes a message and leaves no files",
        arguments: [
            ("while true {}", "so the process was ended; look for an endless loop"),
            ("while true {} // loop", "\n  at BadCell.swift:5\n"),
            ("sleep(600); print(6) // loop", "\n  at BadCell.swift:5\n"),
            ("sleep(600)", "did not end within 6 seconds"),
            ("exit(0)", "ended the process with exit code 0"),
            ("let a: Int? = nil; print(a!)", "Unexpectedly found nil"),
            ("func f(_ a: Int) -> Int { f(a + 1) + a }; print(f(1))", "SIGSEGV"),
            ("func f(_ a: Int) -> Int { f(a + 1) + a }; print(f(1))", "\n  at BadCell.swift:5\n"),
            ("let a = [1]; print(a[Int(bounds.width) + 5])", "\n  at BadCell.swift:5\n"),
            ("let a: Any = 3; print(a as! String)", "\n  at BadCell.swift:5\n"),
            (
                "while true { FileHandle.standardError.write(Data(repeating: 65, count: 100_000)) }",
                "the code printed more than 1 MiB, so the process was ended"
            ),
            (
                "var a: [[Int]] = []; while true { a.append(Array(repeating: 1, count: 9_000_000)) }",
                "memory"
            ),
        ])
    func failures(statements: String, message: String) throws {
        try Scratch.with { scratch in
            try scratch.file("BadCell.swift", RunTools.cell("BadCell", statements))
            let timeout =
                message.contains("6 seconds") || message.contains("loop")
                    || statements.contains("loop") ? "2" : "60"
            let run = try RunTools.command(in: scratch).run(
                "run", "BadCell.swift", "--state", "normal", "--timeout", timeout)
            #expect(run.status == 2)
            #expect(run.errors.contains("BadCell.swift: error: "), "\(run.errors)")
            #expect(run.errors.contains(message), "\(run.errors)")
            #expect(scratch.names == ["BadCell.swift", "home"])
        }
    }

    @Test("Code changes no file outside of its folder, and its other processes are ended")
    func confinement() throws {
        try Scratch.with { scratch in
            let sleeper = "sleep 86\(Int.random(in: 1_000...9_999))"
            try scratch.file("kept.txt", "kept")
            try scratch.file(
                "BadCell.swift",
                RunTools.cell(
                    "BadCell",
                    """
                    let folder = "\(scratch.url.path)"
                    try? "x".write(toFile: folder + "/made.txt", atomically: false, encoding: .utf8)
                    try? "x".write(toFile: folder + "/kept.txt", atomically: false, encoding: .utf8)
                    try? FileManager.default.removeItem(atPath: folder + "/kept.txt")
                    let process = Process()
                    process.executableURL = URL(fileURLWithPath: "/bin/sh")
                    process.arguments = ["-c", "setsid \(sleeper) & \(sleeper)"]
                    try? process.run()
                    """))
            let run = try RunTools.command(in: scratch).run(
                "run", "BadCell.swift", "--state", "normal")
            #expect(run.status == 0, "\(run.errors)")
            #expect(
                run.errors.contains(
                    "BadCell: warning: the code tried to change files outside of its temporary "
                        + "folder, which was refused: \(scratch.url.path)/made.txt, "
                        + "\(scratch.url.path)/kept.txt; "), "\(run.errors)")
            #expect(scratch.names == ["BadCell.png", "BadCell.swift", "home", "kept.txt"])
            #expect(scratch.contents("kept.txt") == Data("kept".utf8))
            let processes = try Command.python([
                "-c",
                "import glob\nfor p in glob.glob('/proc/[0-9]*/cmdline'):\n"
                    + " try: print(open(p).read().replace(chr(0), ' '))\n except OSError: pass",
            ])
            #expect(!processes.contains(sleeper))
        }
    }

    @Test("Code may write into the Documents folder, and a refused connection causes a warning")
    func containers() throws {
        try Scratch.with { scratch in
            let statements = """
                let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
                try! Data([1]).write(to: folder.appendingPathComponent("state.bin"))
                let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
                var address = sockaddr_in()
                address.sin_family = sa_family_t(AF_INET)
                address.sin_port = 9
                address.sin_addr.s_addr = 0x0100007f
                withUnsafeBytes(of: &address) {
                    _ = connect(socket, $0.baseAddress!.assumingMemoryBound(to: sockaddr.self), 16)
                }
                """
            try scratch.file("StateCell.swift", RunTools.cell("StateCell", statements))
            let run = try RunTools.command(in: scratch).run(
                "run", "StateCell.swift", "--state", "normal")
            #expect(run.status == 0, "\(run.errors)")
            #expect(
                run.errors.hasPrefix(
                    "StateCell: warning: the code tried to open a connection to the network"),
                "\(run.errors)")
            #expect(run.errors.split(separator: "\n").count == 1)
        }
    }

    @Test("Code creates no sockets and changes no permissions")
    func refusedCalls() throws {
        try Scratch.with { scratch in
            try scratch.file("kept.txt", "kept")
            let path = scratch.path("kept.txt")
            let mode = { try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] }
            let before = try mode() as? Int
            let statements = """
                let sockets = [AF_INET, AF_INET6, AF_UNIX].map {
                    socket($0, Int32(SOCK_DGRAM.rawValue), 0)
                }
                let file = open("\(path)", O_RDONLY)
                let results = [chmod("\(path)", 0o777), utimes("\(path)", nil), fchmod(file, 0o777)]
                let state = FileManager.default.temporaryDirectory.appendingPathComponent("a")
                try! Data([1]).write(to: state, options: .atomic)
                print("refused", sockets, results, try! Data(contentsOf: state).count)
                """
            try scratch.file("BadCell.swift", RunTools.cell("BadCell", statements))
            let run = try RunTools.command(in: scratch).run(
                "run", "BadCell.swift", "--state", "normal")
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.errors.contains("printed: refused [-1, -1, -1] [-1, -1, 0] 1\n"))
            #expect(
                run.errors.contains(
                    "times or attributes of files, which was refused: \(path); "), "\(run.errors)")
            #expect(run.errors.contains("tried to open a connection"))
            #expect(try mode() as? Int == before)
        }
    }

    @Test("A mistake at the end of a file has a place in the file")
    func endOfFile() throws {
        try Scratch.with { scratch in
            try scratch.file(
                "OpenCell.swift",
                "import UIKit\nclass OpenCell: UITableViewCell {\n    let a = 1\n\n")
            let run = try RunTools.command(in: scratch).run("run", "OpenCell.swift")
            #expect(run.status == 2)
            #expect(
                run.errors.hasPrefix("OpenCell.swift:3:14: error: expected '}' in class"),
                "\(run.errors)")
        }
    }
}
