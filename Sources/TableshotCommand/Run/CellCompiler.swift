import Foundation
import SourceRewriting
import Tableshot

/// Compilation of cells with the files they need.
///
/// The compiler's messages name what is missing. The files that declare it are added, and the
/// program is compiled again, until nothing is missing.
struct CellCompiler {
    let toolchain: SwiftToolchain
    let modules: CellModules
    let cache: CacheFolder
    let sources: CellSources
    /// Whether declarations that are nowhere are stood in for.
    let stubs: Bool

    /// Compilations before the search ends.
    private static let rounds = 60
    /// Programs that the cache keeps.
    private static let programLimit = 60
    /// Name of the file with the stand-ins.
    static let stubsName = "stand-ins.swift"
    /// Seconds for a compilation.
    private static let seconds = 120.0

    /// A program that draws cells.
    struct Product {
        /// Path of the program.
        let path: String
        let program: CellProgram
        let cells: [CellClass]
        /// Whether the program was in the cache.
        let isCached: Bool
        let toolchain: SwiftToolchain
    }

    /// The messages of a compilation that failed.
    struct Failure: Error {
        let messages: [CompilerMessage]
        let program: CellProgram
    }

    /// Returns a program for the cells of files.
    ///
    /// - Parameter isPart: whether statements may fit none of the cells, because they may be meant
    ///   for the cells of other files.
    /// - Throws: a `Failure` with the compiler's messages, or a `CommandFailure`.
    func product(
        of files: [String], statements: [String], isPart: Bool = false
    ) throws -> Product {
        let saved = savedProgram(setName(files, statements))
        return try product(
            from: saved ?? CellProgram(files: files, statements: statements), isPart: isPart)
    }

    /// Returns a program with the files that another program needs.
    ///
    /// - Throws: a `Failure` with the compiler's messages, or a `CommandFailure`.
    func product(from program: CellProgram, isPart: Bool) throws -> Product {
        var program = program
        let cells = try program.files.flatMap(sources.cells)
        let nibs = cells.compactMap { sources.folder.nib(of: $0.nibName, near: $0.path) }
        let setName = setName(program.files, program.statements)
        addClasses(of: nibs, to: &program)
        var causes: [CompilerMessage]?
        for _ in 0..<Self.rounds {
            let main = program.main(
                cells,
                nibClasses: try nibs.isEmpty && sources.nibs(of: program.paths).isEmpty
                    && cells.allSatisfy { try sources.outlets(of: $0, program.paths).isEmpty }
                    ? "" : sources.nibClasses(program.paths, program.stubs),
                makers: try program.makesViews ? sources.makers(program.paths) : "")
            let key = try key(of: program, main)
            let folder = cache.path + "/cells/" + key
            if FileManager.default.isExecutableFile(atPath: folder + "/cells") {
                try? FileManager.default.setAttributes(
                    [.modificationDate: Date()], ofItemAtPath: folder)
                save(program, as: setName)
                return Product(
                    path: folder + "/cells", program: program, cells: cells, isCached: true,
                    toolchain: toolchain)
            }
            let messages = try compile(program, main, into: folder)
            guard !messages.isEmpty else {
                save(program, as: setName)
                cache.prune("cells", keeping: Self.programLimit)
                return Product(
                    path: folder + "/cells", program: program, cells: cells, isCached: false,
                    toolchain: toolchain)
            }
            if try extend(&program, cells, messages, isPart: isPart) { continue }
            let kept = Set(cells.flatMap { [$0.name] + sources.superclasses(of: $0.name) })
            if try omitUnusedDeclarations(&program, messages, keeping: kept) {
                causes = causes ?? messages
                continue
            }
            // A declaration that is left out is missing where it is used.
            let all = causes ?? messages
            let own = all.filter { message in
                !program.guessed.contains { CellSources.shown($0) == message.path }
            }
            throw Failure(
                messages: try placed(own.isEmpty ? all : own, program), program: program)
        }
        throw CommandFailure(
            "the files that are needed were not found in \(Self.rounds) compilations; give them on "
                + "the command line")
    }

    // MARK: Compilation

    /// Returns a file of a program as it is compiled.
    func text(of path: String, in program: CellProgram) throws -> String {
        program.adapted(try sources.rewritten(path).text, path: CellSources.shown(path))
    }

    /// Compiles a program into a folder of the cache, and returns the errors.
    private func compile(
        _ program: CellProgram, _ main: String, into folder: String
    ) throws -> [CompilerMessage] {
        let work = try Interrupts.temporaryFolder()
        defer { Interrupts.remove(temporaryFolder: work) }
        var paths: [String] = []
        func add(_ name: String, _ text: String) throws {
            let path = work + "/" + name
            guard FileManager.default.createFile(atPath: path, contents: Data(text.utf8)) else {
                throw CommandFailure("the file cannot be written; is the disk full?", path: path)
            }
            paths.append(path)
        }
        for (number, path) in program.paths.enumerated() {
            // Files of different folders may have equal names.
            let name = path.split(separator: "/").last ?? "cell.swift"
            try add("\(number)-\(name)", try text(of: path, in: program))
        }
        if !program.assetSymbols.isEmpty {
            try add("asset-symbols.swift", program.assetSource)
        }
        if program.needsStandIns || main.contains("standInValue(") {
            try add(Self.stubsName, program.stubs.source)
        }
        let localization = try LocalizationSource.text(for: program, sources)
        if !localization.isEmpty { try add("localization.swift", localization) }
        try add("main.swift", main)
        let binary = work + "/cells"
        // The compiler leaves an empty folder behind.
        var environment = SwiftToolchain.environment
        environment["TMPDIR"] = work
        let ending = try ConfinedProcess(
            path: toolchain.compiler,
            arguments: [
                "-swift-version", "5", "-module-name", "Cells", "-Onone", "-wmo", "-D", "DEBUG",
                "-suppress-warnings", "-diagnostic-style=llvm", "-gline-tables-only", "-I",
                modules.modules,
                "-Xcc", "-fmodule-map-file=" + modules.moduleMap,
                "-module-cache-path", modules.moduleCache, "-L", modules.libraries, "-lCellRunning",
                "-Xlinker", "-rpath", "-Xlinker", modules.libraries, "-o", binary,
            ] + paths,
            environment: environment, seconds: Self.seconds
        ).run()
        guard ending.isSuccess else { return try errors(of: ending, program, work) }
        try install(binary, into: folder)
        return []
    }

    private func errors(
        of ending: ConfinedProcess.Ending, _ program: CellProgram, _ work: String
    ) throws -> [CompilerMessage] {
        guard ending.reason != .deadline else {
            throw CommandFailure(
                "the compilation did not end within \(Int(Self.seconds)) seconds and was ended; "
                    + "divide long expressions")
        }
        let lacksMemory = ["failed to map segment", "out of memory", "Cannot allocate memory"]
        guard !lacksMemory.contains(where: ending.output.contains) else {
            throw CommandFailure(
                "Swift's compiler needed more memory than it may have; give it more, for example "
                    + "with 'ulimit -v unlimited'")
        }
        let errors = CompilerMessage.messages(in: ending.output).filter { $0.severity == .error }
        guard errors.isEmpty else { return try errors.map { try named($0, program, work) } }
        if stubs, let crash = CompilerMessage.crash(in: ending.output) {
            return [try named(crash, program, work)]
        }
        throw CommandFailure(
            "Swift's compiler failed:\n"
                + ending.output.split(separator: "\n").suffix(12).map { "  " + $0 }
                .joined(separator: "\n"))
    }

    /// Returns a message about the end of a rewritten file with the place in the user's file.
    ///
    /// The directive that names the user's file does not include the end of the rewritten file.
    private func named(
        _ message: CompilerMessage, _ program: CellProgram, _ work: String
    ) throws -> CompilerMessage {
        guard let path = message.path, path.hasPrefix(work + "/"),
            let number = path.dropFirst(work.count + 1).split(separator: "-").first.flatMap({
                Int($0)
            }), program.paths.indices.contains(number)
        else { return message }
        let lines = try sources.text(program.paths[number])
            .split(separator: "\n", omittingEmptySubsequences: false)
        let last = lines.lastIndex { $0.contains { !$0.isWhitespace } } ?? 0
        var message = message
        message.path = CellSources.shown(program.paths[number])
        message.line = last + 1
        message.column = lines[last].utf8.count + 1
        return message
    }

    /// Moves a program into the cache, at once with its folder.
    private func install(_ binary: String, into folder: String) throws {
        try cache.create("cells")
        let temporary = "\(folder).\(getpid())"
        try? FileManager.default.removeItem(atPath: temporary)
        do {
            try FileManager.default.createDirectory(
                atPath: temporary, withIntermediateDirectories: true)
            try FileManager.default.moveItem(atPath: binary, toPath: temporary + "/cells")
            // Another process may have compiled the same program.
            if rename(temporary, folder) != 0 {
                try FileManager.default.removeItem(atPath: temporary)
            }
        } catch {
            try? FileManager.default.removeItem(atPath: temporary)
            throw CommandFailure("the program cannot be kept: \(error)", path: cache.path)
        }
    }

    /// Messages with the columns of the user's files.
    private func placed(
        _ messages: [CompilerMessage], _ program: CellProgram
    ) throws -> [CompilerMessage] {
        let paths = Dictionary(
            program.paths.map { (CellSources.shown($0), $0) },
            uniquingKeysWith: { first, _ in first })
        return try messages.map { message in
            guard let path = message.path.flatMap({ paths[$0] }) else { return message }
            var message = message
            message.column = try sources.rewritten(path).originalColumn(
                line: message.line, column: message.column)
            return message
        }
    }

    // MARK: Cache

    /// Hash of all that a program is made of.
    private func key(of program: CellProgram, _ main: String) throws -> String {
        var hash = ContentHash()
        hash.add(modules.identity)
        for path in program.paths { hash.add(try text(of: path, in: program)) }
        hash.add(program.assetSource)
        hash.add(program.needsStandIns ? program.stubs.source : "")
        hash.add(try LocalizationSource.text(for: program, sources))
        hash.add(main)
        return hash.text
    }

    /// Name of the stored search for files and statements.
    private func setName(_ files: [String], _ statements: [String]) -> String {
        var hash = ContentHash()
        // Another version of this program has other stand-ins.
        hash.add(modules.identity)
        for text in files + [sources.folder.path, "\(stubs)"] + statements { hash.add(text) }
        return hash.text
    }

    /// The program that the last search for the files found, if its files still exist.
    private func savedProgram(_ name: String) -> CellProgram? {
        guard let data = FileManager.default.contents(atPath: cache.path + "/searches/" + name),
            let program = try? JSONDecoder().decode(CellProgram.self, from: data),
            program.siblings.allSatisfy(FileManager.default.fileExists)
        else { return nil }
        return program
    }

    private func save(_ program: CellProgram, as name: String) {
        // A search that is not stored is made again.
        guard let folder = try? cache.create("searches"),
            let data = try? JSONEncoder().encode(program)
        else { return }
        try? AtomicFile.write(Array(data), to: folder + "/" + name)
        cache.prune("searches", keeping: 500)
    }
}
