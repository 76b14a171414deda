import DocumentSyntax
import Foundation
import SourceRewriting
import TableMockups
import Tableshot

/// Compiler of the Swift cells that documents name.
///
/// The lock makes the object safe to share between tasks.
final class DocumentCellCompiler: SwiftCellCompiling, @unchecked Sendable {
    private let log: FileLog
    private let lock = NSLock()
    // Guarded by `lock`.
    private var tools: (SwiftToolchain, CellModules, CacheFolder)?

    /// - Parameter log: records the files of the applications, by document.
    init(_ log: FileLog) { self.log = log }

    func program(
        for source: SwiftCellSource, _ fillings: [SwiftCellFilling]
    ) throws(DocumentError) -> any SwiftCellProgram {
        do {
            return try lock.withLock { try makeProgram(source, fillings) }
        } catch let failure as CellCompiler.Failure {
            throw SwiftCellErrors(source, fillings).error(failure)
        } catch let failure as DocumentError {
            throw failure
        } catch {
            let failure = error as? CommandFailure
            throw DocumentError(failure?.message ?? "\(error)", at: source.location)
        }
    }

    private func makeProgram(
        _ source: SwiftCellSource, _ fillings: [SwiftCellFilling]
    ) throws -> DocumentCellProgram {
        let sources = CellSources(
            SourceFolder(SourceFolder.around(source.path)),
            chosen: source.className.map { [$0] } ?? [])
        let cell = try cell(of: source, in: sources)
        // The other cells of the file are not drawn.
        let chosen = CellSources(sources.folder, chosen: [cell.name])
        let (toolchain, modules, cache) = try tools ?? makeTools()
        tools = (toolchain, modules, cache)
        let compiler = CellCompiler(
            toolchain: toolchain, modules: modules, cache: cache, sources: chosen, stubs: false)
        let product = try compiler.product(
            of: [source.path], statements: fillings.enumerated().map(Self.statement))
        let nibs = try chosen.nibs(of: product.program.paths)
        for path in product.program.siblings + nibs + sources.folder.strings {
            log.note(path, .file, of: source.documentName)
        }
        for path in sources.folder.catalogs {
            log.note(path, .catalogue, of: source.documentName)
        }
        return try DocumentCellProgram(
            product, cell: cell.name, chosen, source.location, fillings.map(\.location))
    }

    private func makeTools() throws -> (SwiftToolchain, CellModules, CacheFolder) {
        let cache = try CacheFolder()
        let toolchain = try SwiftToolchain()
        return (toolchain, try CellModules(toolchain, cache: cache), cache)
    }

    /// Returns the cell of a source.
    ///
    /// - Throws: a `DocumentError` if the file has no such cell, or several.
    private func cell(of source: SwiftCellSource, in sources: CellSources) throws -> CellClass {
        let cells = try sources.cells(source.path).filter { $0.kind == .cell }
        let drawn = cells.filter { $0.obstacle == nil }
        if drawn.count == 1 { return drawn[0] }
        let message: String
        if drawn.count > 1 {
            let names = drawn.map(\.name)
            message =
                "\(source.shownPath) has \(names.count) cells; add \"class\" with "
                + Suggestion.list(names, "or")
        } else if let cell = cells.first, let obstacle = cell.obstacle {
            message = "the cell \(cell.name) of \(source.shownPath) \(obstacle) and is not drawn"
        } else if let name = source.className {
            message =
                "\(source.shownPath) has no class \(name) that inherits from UITableViewCell"
        } else {
            message = "\(source.shownPath) has no class that inherits from UITableViewCell"
        }
        throw DocumentError(message, at: source.location)
    }

    /// Returns the statement of the generated program for a value or for a list of statements.
    private static func statement(_ number: Int, _ filling: SwiftCellFilling) -> String {
        switch filling.kind {
        case .value(let path):
            "if let value = CellRunning.RowValues[\"\(path)\"] "
                + "{ cell.\(path) = try value.converted() }"
        case .statements(let lines):
            "if CellRunning.RowValues.statements == \(number) "
                + "{ \(lines.joined(separator: "; ")) }"
        }
    }
}

/// Errors of a document whose Swift source does not compile.
struct SwiftCellErrors {
    private let source: SwiftCellSource
    private let fillings: [SwiftCellFilling]

    init(_ source: SwiftCellSource, _ fillings: [SwiftCellFilling]) {
        self.source = source
        self.fillings = fillings
    }

    /// Returns the error with the compiler's messages, at their places in the source or document.
    func error(_ failure: CellCompiler.Failure) -> DocumentError {
        var files: [String: SourceFile] = [:]
        var problems: [DocumentProblem] = []
        // An assignment may have several errors, of which another than the conversion says more.
        let plain = Set(failure.messages.filter { !Self.isConversion($0) }.map(Self.place))
        for message in failure.messages
        where !Self.isConversion(message) || !plain.contains(Self.place(message)) {
            let problem = problem(message, &files)
            if !problems.contains(problem) { problems.append(problem) }
        }
        return DocumentError(problems: problems)
    }

    /// Whether a message says that no value of a document has the type of a property.
    private static func isConversion(_ message: CompilerMessage) -> Bool {
        message.text.contains("'converted'") || message.text.contains("'converted()'")
    }

    private static func place(_ message: CompilerMessage) -> String {
        "\(message.path ?? ""):\(message.line)"
    }

    private func problem(
        _ message: CompilerMessage, _ files: inout [String: SourceFile]
    ) -> DocumentProblem {
        guard let path = message.path else {
            return DocumentProblem(.error, message.text, at: source.location)
        }
        guard !path.hasPrefix(CompilerMessage.statementPrefix) else {
            let index = message.line - 1
            guard fillings.indices.contains(index) else {
                return DocumentProblem(.error, message.text, at: source.location)
            }
            return problem(message, of: fillings[index])
        }
        let text = files[path] == nil ? try? String(contentsOfFile: path, encoding: .utf8) : nil
        let file = files[path] ?? SourceFile(path: path, text: text ?? "")
        files[path] = file
        return DocumentProblem(
            .error, message.shownText,
            at: DocumentLocation(file: file, line: message.line, column: message.column),
            note: "the document names \(source.shownPath) at \(source.location)")
    }

    /// Returns the error of a value or of a list of statements.
    private func problem(
        _ message: CompilerMessage, of filling: SwiftCellFilling
    ) -> DocumentProblem {
        guard case .value(let path) = filling.kind, Self.isConversion(message) else {
            return DocumentProblem(.error, message.text, at: filling.location)
        }
        return DocumentProblem(
            .error, "the property \(path) takes no text, number or truth value",
            at: filling.location,
            note: "a list of statements sets any property: with: [\"cell.\(path) = …\"]")
    }
}
