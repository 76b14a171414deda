import CellRunning
import Foundation
import SourceRewriting
import Tableshot

/// The picture of compiled cells, which a process of its own draws.
struct CellPicture {
    let product: CellCompiler.Product
    var plan: CellRunPlan
    /// Processor time for drawing, in seconds.
    ///
    /// The time until the process is ended is three times as long, because other processes of a
    /// busy machine take their share.
    let seconds: Double

    private var deadline: Double { seconds * 3 }

    /// Bytes that the code may print.
    private static let outputLimit = 1 << 20

    /// A picture, or the pictures of a divided plan.
    struct Output {
        /// Bytes of the picture; none for a divided plan.
        var bytes = Data()
        /// Bytes of the pictures of a divided plan.
        var parts: [Data] = []
        let result: CellRunResult
    }

    /// Draws the picture without the cells whose code fails.
    ///
    /// - Parameter onFailure: called with the failure of each cell that is left out.
    /// - Throws: a `CommandFailure` if no cell is drawn.
    func drawWithoutFailures(
        _ onFailure: (CommandFailure) -> Void
    ) throws -> Output {
        do {
            return try draw()
        } catch let failure as CommandFailure {
            guard plan.cells.count > 1 else { throw failure }
        }
        var whole = self
        whole.plan.cells = try plan.cells.filter { cell in
            var single = self
            single.plan.cells = [cell]
            do {
                _ = try single.draw()
                return true
            } catch let failure as CommandFailure {
                onFailure(failure)
                return false
            }
        }
        guard !whole.plan.cells.isEmpty else {
            throw CommandFailure("no cell can be drawn", path: shownFiles)
        }
        return try whole.draw()
    }

    /// Draws the picture.
    ///
    /// - Throws: a `CommandFailure` that says how the process ended.
    func draw() throws -> Output {
        try run { result, folder in
            guard result.isDrawn else { throw failure(result) }
            var output = Output(result: result)
            let names = plan.isDivided ? result.pictures.map(\.file) : [plan.output]
            output.parts = try names.map { name in
                guard !name.contains("/"),
                    let data = FileManager.default.contents(atPath: folder + "/" + name)
                else { throw failure(result) }
                return data
            }
            if !plan.isDivided { output.bytes = output.parts.removeFirst() }
            return output
        }
    }

    /// Returns the error of a process that ended without a picture.
    func failure(_ result: CellRunResult) -> CommandFailure {
        let reasons = result.problems.filter(\.isError).map(\.message)
        return CommandFailure(reasons.joined(separator: "\n"), path: shownFiles)
    }

    /// Runs the program and reads its result, with its files in a temporary folder.
    ///
    /// - Throws: a `CommandFailure` that says how the process ended, and the errors of `read`.
    func run<Output>(
        _ read: (CellRunResult, _ folder: String) throws -> Output
    ) throws -> Output {
        let folder = try Interrupts.temporaryFolder()
        defer { Interrupts.remove(temporaryFolder: folder) }
        var plan = plan
        plan.folder = folder.realPath ?? folder
        let planPath = folder + "/plan.json"
        try JSONEncoder().encode(plan).write(to: URL(filePath: planPath))
        let ending = try ConfinedProcess(
            path: product.path, arguments: [planPath],
            environment: [
                "HOME": folder, "CFFIXED_USER_HOME": folder, "TMPDIR": folder,
                "SWIFT_BACKTRACE": "enable=no",
                "PATH": "/usr/bin:/bin", "LD_LIBRARY_PATH": product.toolchain.runtime,
            ], seconds: deadline, outputLimit: Self.outputLimit, endsBeyondOutputLimit: true
        ).run()
        let result = FileManager.default.contents(
            atPath: folder + "/" + CellRunPlan.resultName
        ).flatMap { try? JSONDecoder().decode(CellRunResult.self, from: $0) }
        let output = CellOutput(ending.output)
        guard ending.isSuccess, var result else { throw failure(ending, output) }
        for line in output.lines.prefix(100) {
            Console.standard.printError("note: the code printed: \(line)")
        }
        let cell = plan.cells.count == 1 ? plan.cells[0] : nil
        result.problems += output.refusals.map {
            CellRunResult.Problem(cell: cell, isError: false, message: $0)
        }
        return try read(result, folder)
    }

    private var shownFiles: String {
        let paths = product.cells.filter { plan.cells.contains($0.name) }.map(\.path)
        return product.program.files.filter(paths.contains).map(CellSources.shown)
            .joined(separator: ", ")
    }

    /// Describes an ending without a picture.
    private func failure(
        _ ending: ConfinedProcess.Ending, _ output: CellOutput
    ) -> CommandFailure {
        let message: String
        // Documents have no such option.
        let time = plan.rows == nil ? ", or give more time with '--timeout'" : ""
        let limit = Self.memoryLimit(plan.memory)
        let isLarge = ending.peakMemory > limit / 4 * 3
        let lacksMemory = ["allocate", "out of memory", "failed to map segment"].contains {
            ending.output.contains($0)
        }
        switch ending.reason {
        case .deadline where lacksMemory: message = Self.lackOfMemory(limit)
        case .deadline:
            message =
                "drawing did not end within \(Self.text(deadline)) seconds, so the process was ended; "
                + "look for an endless loop or a busy machine\(time)"
        case .output:
            message =
                "the code printed more than \(Self.outputLimit >> 20) MiB, so the process was ended; "
                + "look for a loop that prints"
        case .signal(SIGKILL) where ending.processorTime + 1 < plan.seconds:
            message =
                "the system ended the process, which had \(ending.peakMemory >> 20) MiB of memory; "
                + "the drawing needs more memory than the machine or the container has"
        case .signal(SIGXCPU), .signal(SIGKILL):
            message =
                "drawing took more than \(plan.seconds) seconds of processor time, so the "
                + "process was ended; look for an endless loop\(time)"
        case .signal(let number) where isLarge || lacksMemory:
            message = Self.lackOfMemory(limit) + " (signal \(number))"
        case .signal(SIGXFSZ):
            message = "the code wrote a file of more than 1 GB and was ended"
        case .signal(let number):
            message = "the code crashed (\(Self.name(of: number)))"
        case .exit(127) where lacksMemory:
            message =
                "the program cannot be loaded with \(limit >> 20) MiB of memory; give more with "
                + "'ulimit -v unlimited'"
        case .exit(let code):
            message =
                "the code ended the process with exit code \(code) before its picture was drawn; "
                + "remove the call of exit()"
        }
        let refusals = output.refusals.map { "\n  " + $0 }.joined()
        let places = CrashPlaces(product).places(of: output.calls)
        var failure = CommandFailure(
            message + rowDetails(output.lastRow) + Self.details(output.lines, places)
                + outletDetails(output.lines) + refusals,
            path: shownFiles)
        failure.places = places
        return failure
    }

    private static func lackOfMemory(_ limit: Int) -> String {
        "the code needed more than \(limit >> 20) MiB of memory and was ended; look for an endless "
            + "recursion or a growing collection"
    }

    /// Names the outlets in a line in which the code found an outlet that is not connected.
    private func outletDetails(_ lines: [Substring]) -> String {
        let error = #/([^\/\s]+\.swift):(\d+): Fatal error: Unexpectedly found nil while impl/#
        guard let match = lines.lazy.compactMap({ $0.firstMatch(of: error) }).first,
            let number = Int(match.2)
        else { return "" }
        for path in product.program.paths where path.hasSuffix("/" + match.1) {
            let text =
                FileManager.default.contents(atPath: path)
                .map { String(decoding: $0, as: UTF8.self) } ?? ""
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            guard lines.indices.contains(number - 1) else { continue }
            let words = lines[number - 1].split { !$0.isLetter && !$0.isNumber && $0 != "_" }
            let outline = SourceOutline(text)
            for type in outline.types {
                let names = outline.outlets(of: type.name).filter { words.contains($0.name[...]) }
                guard let outlet = names.first else { continue }
                return "\n  the outlet '\(outlet.name)' of \(type.name) is not connected; give the "
                    + "folder with the xib or storyboard of \(type.name), which connects it, by '--in'"
            }
        }
        return ""
    }

    /// Names the values of the row of a document that the code filled last.
    private func rowDetails(_ row: Int?) -> String {
        guard let row, let rows = plan.rows?.rows, rows.indices.contains(row),
            !rows[row].values.isEmpty
        else { return "" }
        let values = rows[row].values.sorted { $0.key < $1.key }
            .map { "\($0.key): \($0.value)" }.joined(separator: ", ")
        return "; the last row had the values {\(values)}"
    }

    /// Memory that the process can have, in bytes: the limit of the plan, or of the shell.
    private static func memoryLimit(_ planned: Int) -> Int {
        var limits = rlimit()
        #if os(Linux)
            guard getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limits) == 0 else {
                return planned
            }
        #else
            guard getrlimit(RLIMIT_AS, &limits) == 0 else { return planned }
        #endif
        return Int(min(UInt64(limits.rlim_cur), UInt64(planned)))
    }

    /// Output of the process before its crash, and the lines of the cells' sources that were running.
    private static func details(_ lines: [Substring], _ places: [String]) -> String {
        let trace = lines.firstIndex { $0.hasPrefix("Current stack trace:") } ?? lines.count
        // The Swift runtime writes the name of the module before the file.
        let printed = lines[..<trace].suffix(6).map { line in
            line.hasPrefix("Cells/") ? String(line.dropFirst("Cells/".count)) : String(line)
        }
        // A message of Swift's runtime may begin with the place.
        let others = places.filter { place in
            let name = place.split(separator: "/").last ?? ""
            return !printed.contains { $0.hasPrefix(name + ":") }
        }
        return (printed + others.map { "at " + $0 }).map { "\n  " + $0 }.joined()
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
