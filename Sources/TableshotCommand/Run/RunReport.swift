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
    /// - Returns: the program, or `nil` if no file compiles.
    mutating func product(
        of files: [String], _ statements: [String], _ compiler: CellCompiler
    ) throws -> CellCompiler.Product? {
        do {
            return try compiler.product(of: files, statements: statements)
        } catch let failure as CellCompiler.Failure {
            isIncomplete = true
            guard files.count > 1 else {
                list(failure, compiler)
                return nil
            }
        }
        var remaining: [String] = []
        for file in files {
            do {
                _ = try compiler.product(of: [file], statements: statements, isPart: true)
                remaining.append(file)
            } catch let failure as CellCompiler.Failure {
                list(failure, compiler)
            }
        }
        guard !remaining.isEmpty, remaining != files else { return nil }
        do {
            return try compiler.product(of: remaining, statements: statements, isPart: true)
        } catch let failure as CellCompiler.Failure {
            list(failure, compiler)
            return nil
        }
    }

    /// Prints the errors of a compilation, and what is missing.
    private func list(_ failure: CellCompiler.Failure, _ compiler: CellCompiler) {
        Console.standard.endProgress()
        var seen: [String] = []
        for message in failure.messages {
            let place = message.path.map { path in
                path.hasPrefix(CellProgram.statementPrefix)
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

    /// Prints what stands in for missing declarations, and the classes that are not drawn.
    func name(_ product: CellCompiler.Product) {
        let names = product.program.stubs.names
        if !names.isEmpty {
            Console.standard.printError("note: stood in for \(names.joined(separator: ", "))")
        }
        for (path, statements) in product.program.omissions.sorted(by: { $0.key < $1.key }) {
            let lines = Set(statements.filter(\.isStatement).map(\.line)).sorted()
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
        for path in product.program.refused.sorted() {
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
