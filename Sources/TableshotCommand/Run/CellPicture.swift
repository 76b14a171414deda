import CellRunning
import Foundation
import Tableshot

/// The picture of compiled cells, which a process of its own draws.
struct CellPicture {
    let product: CellCompiler.Product
    var plan: CellRunPlan
    /// Seconds for drawing.
    let seconds: Double

    /// Draws the picture and returns its bytes.
    ///
    /// - Throws: a `CommandFailure` that says how the process ended.
    func draw() throws -> (bytes: Data, problems: [CellRunResult.Problem]) {
        let folder = try Interrupts.temporaryFolder()
        defer { Interrupts.remove(temporaryFolder: folder) }
        var plan = plan
        plan.folder = folder.realPath ?? folder
        let planPath = folder + "/plan.json"
        try JSONEncoder().encode(plan).write(to: URL(filePath: planPath))
        let ending = try ConfinedProcess(
            path: product.path, arguments: [planPath],
            environment: [
                "HOME": folder, "TMPDIR": folder, "SWIFT_BACKTRACE": "enable=no",
                "PATH": "/usr/bin:/bin",
            ], seconds: seconds, onLine: nil
        ).run()
        let result = FileManager.default.contents(
            atPath: folder + "/" + CellRunPlan.resultName
        ).flatMap { try? JSONDecoder().decode(CellRunResult.self, from: $0) }
        let picture = FileManager.default.contents(atPath: folder + "/" + plan.output)
        guard ending.isSuccess, let result else { throw failure(ending) }
        for line in ending.output.split(separator: "\n").prefix(100) {
            Console.standard.printError("note: the code printed: \(line)")
        }
        guard result.isDrawn, let picture else {
            let reasons = result.problems.filter(\.isError).map(\.message)
            throw CommandFailure(reasons.joined(separator: "\n"), path: shownFiles)
        }
        return (picture, result.problems)
    }

    private var shownFiles: String {
        product.program.files.map(CellSources.shown).joined(separator: ", ")
    }

    /// Describes an ending without a picture.
    private func failure(_ ending: ConfinedProcess.Ending) -> CommandFailure {
        let message: String
        let isLarge = ending.peakMemory > plan.memory / 4 * 3
        let lacksMemory =
            ending.output.contains("allocate") || ending.output.contains("out of memory")
        switch ending.reason {
        case .deadline:
            message =
                "drawing did not end within \(Self.text(seconds)) seconds, so the process was ended; "
                + "look for an endless loop, or give more time with '--timeout'"
        case .signal(SIGXCPU), .signal(SIGKILL):
            message = "drawing took more than \(plan.seconds) seconds of processor time, so the "
                + "process was ended; look for an endless loop, or give more time with '--timeout'"
        case .signal(let number) where isLarge || lacksMemory:
            message =
                "the code asked for more than \(plan.memory >> 20) MB of memory and was ended "
                + "(signal \(number)); look for an endless recursion or a growing collection"
        case .signal(let number):
            message = "the code crashed (\(Self.name(of: number)))"
        case .exit(let code):
            message =
                "the code ended the process with exit code \(code) before its picture was drawn; "
                + "remove the call of exit()"
        }
        let lines = ending.output.split(separator: "\n").filter { !$0.isEmpty }.suffix(8)
        let output = lines.map { "\n  " + Self.plain($0) }.joined()
        return CommandFailure(message + output, path: shownFiles)
    }

    /// A line of the Swift runtime without the name of the module before the file.
    private static func plain(_ line: Substring) -> String {
        line.hasPrefix("Cells/") ? String(line.dropFirst("Cells/".count)) : String(line)
    }

    private static func text(_ seconds: Double) -> String {
        seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
    }

    private static func name(of signal: Int32) -> String {
        switch signal {
        case SIGSEGV: "SIGSEGV: memory that does not exist, or an endless recursion"
        case SIGILL, SIGTRAP: "a trap of Swift, such as an unwrapped nil or an index out of range"
        case SIGABRT: "SIGABRT"
        default: "signal \(signal)"
        }
    }
}
