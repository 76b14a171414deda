import Foundation
import SourceRewriting

/// The search for what a program lacks, by the messages of the compiler.
extension CellCompiler {
    /// Files that are added to the user's files.
    static let siblingLimit = 300

    /// Adds the files with the custom classes of nibs.
    func addClasses(of nibs: [CellNib], to program: inout CellProgram) {
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
    func extend(
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
}
