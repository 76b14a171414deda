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
    /// Files that are added to the user's files.
    static let siblingLimit = 300
    /// Programs that the cache keeps.
    private static let programLimit = 60
    /// Name of the file with the stand-ins.
    private static let stubsName = "stand-ins.swift"
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

    // MARK: Search

    /// Adds the files with the custom classes of nibs.
    private func addClasses(of nibs: [CellNib], to program: inout CellProgram) {
        for nib in nibs {
            let own = Set(program.paths).union(program.refused)
            for name in nib.customClasses {
                let declares = { (path: String) in
                    (try? sources.declares(name, path)) ?? false
                }
                guard !program.paths.contains(where: declares),
                    let path = nearest(sources.folder.index.files(declaring: name), to: nib.path),
                    !own.contains(path)
                else { continue }
                program.siblings.append(path)
            }
        }
    }

    /// Adds what the messages ask for, and returns whether anything was added.
    private func extend(
        _ program: inout CellProgram, _ cells: [CellClass], _ messages: [CompilerMessage],
        isPart: Bool
    ) throws -> Bool {
        // A statement of '--with' for another class asks for nothing.
        let foreign = Set(
            messages.filter(\.isForeignStatement).map { "\($0.path ?? ""):\($0.line)" })
        let asking = messages.filter { !foreign.contains("\($0.path ?? ""):\($0.line)") }
        if addFiles(for: asking.filter { !$0.isVague }, to: &program) { return true }
        if !program.usesLibraries, messages.contains(where: usesLibrary) {
            program.usesLibraries = true
            return true
        }
        if addAssetSymbols(to: &program, messages) { return true }
        let nowhere = messages.compactMap(\.missing).filter { files(for: $0, program).isEmpty }
        if addForeignFiles(for: nowhere, to: &program) { return true }
        let assets = sources.folder.assets.values.reduce(into: [:]) { $0.merge($1) { $1 } }
        for each in nowhere where program.stubs.add(generated: each, assets: assets) {
            return true
        }
        if refuseGuesses(&program, messages) || addFiles(for: asking, to: &program)
            || guess(&program, messages)
        {
            return true
        }
        if try adapt(&program, messages) { return true }
        if skipStatements(&program, cells, messages, isPart: isPart) { return true }
        guard stubs else { return false }
        let texts = try program.paths.map(sources.text)
        var isChanged = false
        // A file of the program may have lost a declaration that does not compile.
        let own = Set(program.paths)
        let missing = messages.compactMap(\.missing).filter {
            files(for: $0, program).allSatisfy(own.contains)
        }
        // A class without its superclass seems to lack the members of the superclass.
        for each in missing {
            if case .member = each { continue }
            isChanged = program.stubs.add(each, sources: texts) || isChanged
        }
        if isChanged { return true }
        for each in missing { isChanged = program.stubs.add(each, sources: texts) || isChanged }
        for message in messages {
            if case .conformance(let type, let view) = message.missingConversion {
                isChanged =
                    program.stubs.makeView(type, superclass: view, sources: texts) || isChanged
            }
            if message.path?.hasSuffix("/" + Self.stubsName) == true {
                isChanged = program.stubs.refuse(line: message.line) || isChanged
            }
        }
        for message in messages where message.bindsStandIn {
            guard let path = message.path else { continue }
            isChanged =
                program.bindings[path, default: []].insert(message.line).inserted || isChanged
        }
        if isChanged { return true }
        if try omitStatements(&program, messages) { return true }
        let kept = Set(cells.flatMap { [$0.name] + sources.superclasses(of: $0.name) })
        if try omitDeclarations(&program, messages, keeping: kept) { return true }
        return refuseSiblings(&program, messages)
    }

    /// Adds the files that declare what messages name, and returns whether any was added.
    ///
    /// A file is only guessed if a vague message names its declaration, or if a guessed file needs
    /// it.
    private func addFiles(
        for messages: [CompilerMessage], to program: inout CellProgram
    ) -> Bool {
        let known = Set(program.paths)
        let guessed = Set(program.guessed.map(CellSources.shown))
        var added: Set<String> = []
        var guesses: Set<String> = []
        for message in messages {
            guard let missing = message.missing ?? message.missingConversion,
                let path = nearest(
                    files(for: missing, program), to: message.path ?? program.files[0]),
                !known.contains(path), added.insert(path).inserted
            else { continue }
            if message.isVague || guessed.contains(message.path ?? "") { guesses.insert(path) }
        }
        guard !added.isEmpty, program.siblings.count + added.count <= Self.siblingLimit else {
            return false
        }
        program.siblings += added.sorted()
        program.guessed.formUnion(guesses)
        return true
    }

    /// Whether a message names a member of a library that its file does not import.
    private func usesLibrary(_ message: CompilerMessage) -> Bool {
        guard case .member(let name, _) = message.missing else { return false }
        return RewritingRules.libraryMembers.contains(name)
    }

    /// Leaves out each statement of `--with` for the classes that it does not fit, if there is a
    /// class that it fits.
    private func skipStatements(
        _ program: inout CellProgram, _ cells: [CellClass], _ messages: [CompilerMessage],
        isPart: Bool
    ) -> Bool {
        var misfits = program.misfits
        var texts = program.misfitMessages
        for message in messages {
            guard let path = message.path, path.hasPrefix(CompilerMessage.statementPrefix),
                program.statements.indices.contains(message.line - 1)
            else { continue }
            let name = String(path.dropFirst(CompilerMessage.statementPrefix.count))
            misfits[name, default: []].insert(message.line - 1)
            texts[message.line - 1] = texts[message.line - 1] ?? message.shownText
        }
        let drawn = cells.filter { $0.obstacle == nil }.map(\.name)
        let fits = program.statements.indices.allSatisfy { statement in
            drawn.contains { misfits[$0]?.contains(statement) != true }
        }
        guard misfits != program.misfits, fits || isPart else { return false }
        program.misfits = misfits
        program.misfitMessages = texts
        return true
    }

    /// Leaves out added files that do not compile, so that declarations stand in for theirs.
    private func refuseSiblings(
        _ program: inout CellProgram, _ messages: [CompilerMessage]
    ) -> Bool {
        let faulty = Set(messages.compactMap(\.path))
        let refused = program.siblings.filter { faulty.contains(CellSources.shown($0)) }
        guard !refused.isEmpty else { return false }
        program.refused.formUnion(refused)
        // Other files may have been added for the files that are left out.
        program.siblings = []
        program.stubs = CellStubs()
        return true
    }

    /// Returns the files that declare what is missing, without refused files.
    private func files(for missing: MissingDeclaration, _ program: CellProgram) -> [String] {
        files(declaring: missing).filter { !program.refused.contains($0) }
    }

    private func files(declaring missing: MissingDeclaration) -> [String] {
        files(declaring: missing, in: sources.folder.index)
    }

    /// Files of libraries that are added.
    private static let foreignLimit = 12

    /// Adds files of libraries whose sources the folder contains, as long as few files are enough, and
    /// returns whether any was added.
    ///
    /// The files are left out again if they do not compile.
    private func addForeignFiles(
        for missing: [MissingDeclaration], to program: inout CellProgram
    ) -> Bool {
        guard !missing.isEmpty else { return false }
        let folders = sources.folder.libraryFolders
        let count = program.siblings.count { path in folders.contains { path.hasPrefix($0 + "/") } }
        guard count < Self.foreignLimit else { return false }
        var added: [String] = []
        for each in missing {
            let known = program.paths + added
            guard
                let path = files(declaring: each, in: sources.folder.libraryIndex).first(where: {
                    !known.contains($0) && !program.refused.contains($0)
                })
            else { continue }
            added.append(path)
        }
        program.siblings += added
        program.guessed.formUnion(added)
        return !added.isEmpty
    }

    private func files(
        declaring missing: MissingDeclaration, in index: DeclarationIndex
    ) -> [String] {
        switch missing {
        case .type(let name), .name(let name), .attribute(let name):
            let files =
                index.files(declaring: name)
                + (name.split(separator: ".").last.map { index.files(declaring: String($0)) } ?? [])
            // A member of the class itself needs no 'self'.
            if files.isEmpty, case .name = missing { return index.files(extendingBy: name) }
            return files
        case .member(let name, let types):
            let files = index.files(declaringMember: name, of: types)
            guard files.isEmpty else { return files }
            let nested = types.flatMap { index.files(declaring: "\($0).\(name)") }
            return nested.isEmpty ? index.files(extendingBy: name) : nested
        case .conformance(let type, let name):
            return index.files(declaringConformanceOf: type, to: name)
        }
    }

    /// Returns the file whose folder is the nearest to the folder of another file.
    private func nearest(_ paths: [String], to other: String) -> String? {
        sorted(paths, by: other).first
    }

    /// Returns paths in the order of the folders between each and another path, files of tests last.
    func sorted(_ paths: [String], by other: String) -> [String] {
        let current = FileManager.default.currentDirectoryPath
        let own = (other.hasPrefix("/") ? other : current + "/" + other)
            .split(separator: "/").dropLast()
        func distance(_ path: String) -> (Int, Int, Int, String) {
            let folders = path.split(separator: "/").dropLast()
            let common = zip(folders, own).prefix { $0 == $1 }.count
            let isTest = folders.dropFirst(common).contains { folder in
                folder.hasSuffix("Tests") || folder.hasPrefix("Mock")
            }
            return (isTest ? 1 : 0, -common, folders.count, path)
        }
        return paths.map { (path: $0, distance: distance($0)) }
            .sorted { $0.distance < $1.distance }.map(\.path)
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
