import CellRunning
import Foundation
import SourceRewriting
import Tableshot

/// Messages of `run` about the sources.
struct RunReport {
    let sources: CellSources
    /// Whether a file could not be compiled, or a picture has an error.
    var isIncomplete = false

    /// Errors of a file that are listed.
    private static let errorLimit = 40

    init(sources: CellSources) { self.sources = sources }

    /// Compiles files, together or without the files that do not compile.
    ///
    /// Files that declare the same are compiled in separate programs.
    ///
    /// - Parameter companions: files without cells that are compiled with the others.
    /// - Returns: the programs; none if no file compiles.
    mutating func products(
        of files: [String], with companions: [String], _ statements: [String],
        _ compiler: CellCompiler
    ) throws -> [CellCompiler.Product] {
        let groups = try groups(of: files)
        return try groups.flatMap { group in
            try products(ofGroup: group, companions, statements, compiler, isPart: groups.count > 1)
        }
    }

    /// Divides files so that no declaration is twice in a group.
    private func groups(of files: [String]) throws -> [[String]] {
        var groups: [(files: [String], names: Set<String>)] = []
        for file in files {
            let names = try sources.sharedNames(file)
            if let index = groups.firstIndex(where: { $0.names.isDisjoint(with: names) }) {
                groups[index].files.append(file)
                groups[index].names.formUnion(names)
            } else {
                groups.append(([file], names))
            }
        }
        return groups.map(\.files)
    }

    private mutating func products(
        ofGroup files: [String], _ companions: [String], _ statements: [String],
        _ compiler: CellCompiler, isPart: Bool
    ) throws -> [CellCompiler.Product] {
        func product(_ files: [String], isPart: Bool) throws -> CellCompiler.Product {
            var names = try files.reduce(into: Set()) { $0.formUnion(try sources.sharedNames($1)) }
            let others = try companions.filter { companion in
                let own = try sources.sharedNames(companion)
                guard names.isDisjoint(with: own) else { return false }
                names.formUnion(own)
                return true
            }
            return try compiler.product(
                of: files + others, statements: statements, isPart: isPart)
        }
        do {
            return [try product(files, isPart: isPart)]
        } catch let failure as CellCompiler.Failure {
            guard files.count > 1 else {
                list(failure, compiler)
                return []
            }
        }
        var products: [CellCompiler.Product] = []
        var remaining: [String] = []
        for file in files {
            do {
                products.append(try product([file], isPart: true))
                remaining.append(file)
            } catch let failure as CellCompiler.Failure {
                list(failure, compiler)
            }
        }
        guard remaining.count > 1, remaining != files else { return products }
        do {
            return [try product(remaining, isPart: true)]
        } catch is CellCompiler.Failure {
            // Each of the files compiles by itself.
            return products
        }
    }

    /// Prints the errors of a compilation, and what is missing.
    private mutating func list(_ failure: CellCompiler.Failure, _ compiler: CellCompiler) {
        isIncomplete = true
        Console.standard.endProgress()
        var seen: [String] = []
        for message in failure.messages {
            let place = message.path.map { path in
                path.hasPrefix(CompilerMessage.statementPrefix)
                    ? "--with: " : "\(path):\(message.line):\(message.column): "
            }
            let line = "\(place ?? "")error: \(message.shownText)"
            if !seen.contains(line) { seen.append(line) }
        }
        for line in seen.prefix(Self.errorLimit) { Console.standard.printError(line) }
        if seen.count > Self.errorLimit {
            Console.standard.printError("note: \(seen.count - Self.errorLimit) more errors")
        }
        var missing: [String] = []
        let all = failure.messages.compactMap(\.missing)
        // A member of an unknown type often follows from another error.
        let certain = all.filter { if case .member(_, of: []) = $0 { false } else { true } }
        for each in (certain.isEmpty ? all : certain).map(Self.text(of:))
        where !missing.contains(each) {
            missing.append(each)
        }
        let files = failure.program.files.map(CellSources.shown).joined(separator: ", ")
        var text = "\(files): error: the cells cannot be compiled"
        if !missing.isEmpty {
            text += "; missing in \(sources.folder.path): \(missing.joined(separator: ", "))"
            if !compiler.stubs { text += "; '--stub' stands in for what is merely passed on" }
        }
        Console.standard.printError(text)
        for name in missing.compactMap({ $0.split(separator: " ").last.map(String.init) }) {
            guard let header = sources.folder.header(of: name) else { continue }
            Console.standard.printError(
                "note: \(CellSources.shown(header)) declares \(name) in Objective-C, which is not "
                    + "compiled here; '--stub' stands in for it")
        }
    }

    private static func text(of missing: MissingDeclaration) -> String {
        switch missing {
        case .type(let name): "type \(name)"
        case .name(let name): "\(name)"
        case .attribute(let name): "attribute \(name)"
        case .member(let name, let types): types.first.map { "member \($0).\(name)" } ?? name
        case .conformance(let type, let name): "conformance of \(type) to \(name)"
        }
    }

    /// Prints the problems of a picture, each once with the cells that have it.
    static func list(_ problems: [CellRunResult.Problem]) {
        func line(_ problem: CellRunResult.Problem) -> String {
            "\(problem.isError ? "error" : "warning"): \(problem.message)"
        }
        var lines: [String] = []
        for text in problems.map(line) where !lines.contains(text) { lines.append(text) }
        for text in lines {
            let cells = problems.filter { line($0) == text }.compactMap(\.cell)
            let names = cells.isEmpty ? "" : cells.joined(separator: ", ") + ": "
            Console.standard.printError(names + text)
        }
    }

    /// Throws a `CommandFailure` for a statement of `--with` that fits none of the drawn classes.
    func requireFittingStatements(_ products: [CellCompiler.Product]) throws {
        guard let statements = products.first?.program.statements else { return }
        for (number, statement) in statements.enumerated() {
            let fits = products.contains { product in
                product.cells.contains {
                    $0.obstacle == nil
                        && product.program.misfits[$0.name]?.contains(number) != true
                }
            }
            guard !fits else { continue }
            let text = products.lazy.compactMap { $0.program.misfitMessages[number] }.first
            throw CommandFailure(
                "'--with' fits none of the classes: \(statement)" + (text.map { "\n  " + $0 } ?? "")
            )
        }
    }

    /// Prints what stands in for missing declarations, and the classes that are not drawn.
    func name(_ product: CellCompiler.Product) {
        let names = product.program.stubs.names
        if !names.isEmpty {
            Console.standard.printError("note: stood in for \(names.joined(separator: ", "))")
        }
        for (path, statements) in product.program.omissions.sorted(by: { $0.key < $1.key }) {
            for statement in statements {
                guard let name = statement.declaration else { continue }
                Console.standard.printError(
                    "note: \(path):\(statement.line): \(name) does not compile here and is left out"
                )
            }
            let lines = Set(
                statements.filter { $0.isStatement && $0.declaration == nil }.map(\.line)
            ).sorted()
            guard !lines.isEmpty else { continue }
            let text =
                lines.count == 1
                ? "line \(lines[0]) is"
                : "lines "
                    + lines.map(String.init).joined(separator: ", ") + " are"
            Console.standard.printError(
                "note: \(path): statements that do not compile here are left out; \(text) changed")
        }
        let libraries = Set(
            product.program.paths.flatMap { (try? sources.rewritten($0).libraries) ?? [] })
        if !libraries.isEmpty {
            Console.standard.printError(
                "note: small versions of this program take the place of "
                    + libraries.sorted().joined(separator: ", "))
        }
        for path in product.program.refused.subtracting(product.program.guessed).sorted() {
            Console.standard.printError(
                "note: \(CellSources.shown(path)) does not compile and is left out")
        }
        for cell in product.cells {
            guard let obstacle = cell.obstacle else { continue }
            Console.standard.printError(
                "\(CellSources.shown(cell.path)):\(cell.line): note: \(cell.name) \(obstacle) and is "
                    + "not drawn")
        }
        for (cell, statements) in product.program.misfits.sorted(by: { $0.key < $1.key })
        where statements.count == product.program.statements.count {
            Console.standard.printError("note: no '--with' fits \(cell)")
        }
    }

    /// Prints the changes to the sources.
    func explain(_ product: CellCompiler.Product) throws {
        for path in product.program.siblings {
            Console.standard.printError("note: \(CellSources.shown(path)) is compiled, too")
        }
        for path in product.program.paths {
            for change in try sources.rewritten(path).changes {
                Console.standard.printError(
                    "\(CellSources.shown(path)):\(change.line):\(change.column): note: "
                        + change.text)
            }
        }
    }
}
