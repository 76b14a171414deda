import DocumentSyntax
import Foundation
import TableDrawing

/// A Swift source of cells, with everything that the rows of a document fill in.
///
/// The lock makes the object safe to share between tasks.
package final class SwiftCellSource: @unchecked Sendable {
    /// Path without links.
    package let path: String
    /// Path as the user would write it.
    package let shownPath: String
    /// Name of the class, or `nil` for the only cell of the file.
    package let className: String?
    /// First place in the document that names the file.
    package let location: DocumentLocation
    /// Name of the document in the log of files.
    package let documentName: String
    private let compiler: (any SwiftCellCompiling)?

    private let lock = NSLock()
    // Guarded by `lock`.
    private var fillings: [SwiftCellFilling] = []
    private var numbers: [SwiftCellFilling.Kind: Int] = [:]
    private var compiled: (fillings: Int, result: Result<any SwiftCellProgram, DocumentError>)?
    private var failure: (any Error)?
    private lazy var answers = LRUCache<Question, SwiftCellAnswer>(
        capacity: CacheBudgets.current.images)

    /// A row that was asked for, with its table.
    struct Question: Hashable {
        let surroundings: SwiftCellSurroundings
        let row: SwiftCellRow
    }

    /// Lists of statements that a document may have for a source, because each list is compiled.
    static let mostStatements = 500

    init(
        _ file: AllowedFile, class name: String?, at location: DocumentLocation,
        of documentName: String, _ compiler: (any SwiftCellCompiling)?
    ) {
        self.documentName = documentName
        path = file.realPath
        shownPath = file.shownPath
        className = name
        self.location = location
        self.compiler = compiler
    }

    /// Adds a value or statements, and returns their number.
    @discardableResult
    func add(_ kind: SwiftCellFilling.Kind, at location: DocumentLocation) -> Int {
        lock.withLock {
            if let number = numbers[kind] { return number }
            fillings.append(SwiftCellFilling(kind: kind, location: location))
            numbers[kind] = fillings.count - 1
            return fillings.count - 1
        }
    }

    /// Compiles the source if the document has added anything since the last compilation.
    @discardableResult
    func compile() throws(DocumentError) -> any SwiftCellProgram {
        try lock.withLock { () -> Result<any SwiftCellProgram, DocumentError> in
            if let compiled, compiled.fillings == fillings.count { return compiled.result }
            let result = Result { () throws(DocumentError) in try makeProgram() }
            compiled = (fillings.count, result)
            return result
        }.get()
    }

    private func makeProgram() throws(DocumentError) -> any SwiftCellProgram {
        guard let compiler else {
            throw DocumentError(
                "the cells of \(shownPath) are compiled by the command 'tableshot' alone; draw the "
                    + "document with 'tableshot render', or describe the cell without \"swift\"",
                at: location)
        }
        let lists = fillings.filter { if case .statements = $0.kind { true } else { false } }
        guard lists.count <= Self.mostStatements else {
            throw DocumentError(
                "the document has \(lists.count) lists of statements for \(shownPath), and at most "
                    + "\(Self.mostStatements) are compiled; give values: with: {price: 3}",
                at: lists[Self.mostStatements].location)
        }
        return try compiler.program(for: self, fillings)
    }

    /// Returns the known answer with a picture, or `nil`.
    func knownAnswer(to question: Question) -> SwiftCellAnswer? {
        lock.withLock { answers[question] }
    }

    /// Returns the answers for rows in a table.
    ///
    /// A program that has failed is not started again.
    ///
    /// - Throws: a `DocumentError` of the compilation, or the error of the program.
    func answers(
        _ rows: [SwiftCellRow], in surroundings: SwiftCellSurroundings, withPictures: Bool
    ) throws -> [SwiftCellAnswer] {
        let program = try compile()
        if let failure = lock.withLock({ self.failure }) { throw failure }
        do {
            let answers = try program.answers(
                to: SwiftCellRequest(
                    surroundings: surroundings, rows: rows, wantsPictures: withPictures))
            guard withPictures else { return answers }
            lock.withLock {
                for (row, answer) in zip(rows, answers) {
                    let bytes = SwiftCellAnswer.parts.reduce(64) { sum, part in
                        sum + (answer[keyPath: part].map { $0.width * $0.height * 4 } ?? 0)
                    }
                    self.answers.insert(
                        answer, for: Question(surroundings: surroundings, row: row), cost: bytes)
                }
            }
            return answers
        } catch {
            lock.withLock { failure = error }
            throw error
        }
    }
}

/// The Swift sources of a document.
///
/// The lock makes the object safe to share between tasks.
package final class SwiftCellSources: @unchecked Sendable {
    private let documentName: String
    private let compiler: (any SwiftCellCompiling)?
    private let lock = NSLock()
    // Guarded by `lock`.
    private var sources: [String: SwiftCellSource] = [:]

    /// Creates the sources of a document, with the compiler of the running program.
    init(of documentName: String, _ compiler: (any SwiftCellCompiling)?) {
        self.documentName = documentName
        self.compiler = compiler
    }

    /// Returns the source of a file and class.
    func source(
        _ file: AllowedFile, class name: String?, at node: DocumentNode
    ) -> SwiftCellSource {
        lock.withLock {
            let key = "\(file.realPath):\(name ?? "")"
            if let known = sources[key] { return known }
            let source = SwiftCellSource(
                file, class: name, at: node.location, of: documentName, compiler)
            sources[key] = source
            return source
        }
    }

    /// Compiles all sources and adds their errors to the problems of the document.
    func compile(_ problems: ProblemList) {
        let sources = lock.withLock { Array(self.sources.values) }
            .sorted { $0.location < $1.location }
        for source in sources {
            do throws(DocumentError) {
                try source.compile()
            } catch {
                problems.add(error)
            }
        }
    }
}

extension DocumentEnvironment {
    private enum SwiftCellsKey: EnvironmentKey {
        static var defaultValue: SwiftCellSources { SwiftCellSources(of: "-", nil) }
    }
    private enum SwiftPrototypesKey: EnvironmentKey {
        static var defaultValue: [String: SwiftCell] { [:] }
    }

    /// The Swift sources of the document's cells.
    var swiftCells: SwiftCellSources {
        get { self[SwiftCellsKey.self] }
        _modify { yield &self[SwiftCellsKey.self] }
    }
    /// Prototypes from Swift sources, by name.
    var swiftPrototypes: [String: SwiftCell] {
        get { self[SwiftPrototypesKey.self] }
        _modify { yield &self[SwiftPrototypesKey.self] }
    }
}
