import CellRunning
import DocumentSyntax
import Foundation
import TableMockups
import Tableshot

/// Program with a cell of a document, which a process of its own runs for each request.
struct DocumentCellProgram: SwiftCellProgram {
    let product: CellCompiler.Product
    /// Name of the cell's class.
    let cell: String
    /// Plan with the nibs and resources of the application.
    private let plan: CellRunPlan
    /// Paths of the application's files with localized texts.
    private let strings: [String]
    /// Place of the source in the document.
    private let location: DocumentLocation
    /// Places of the values and statements in the document.
    private let fillings: [DocumentLocation]

    /// - Throws: a `CommandFailure` if a file of the application cannot be read.
    init(
        _ product: CellCompiler.Product, cell: String, _ sources: CellSources,
        _ location: DocumentLocation, _ fillings: [DocumentLocation]
    ) throws {
        self.fillings = fillings
        self.product = product
        self.cell = cell
        self.location = location
        strings = sources.folder.strings
        var plan = CellRunPlan(
            folder: "", output: "", cells: [cell], widths: [], scale: 1, states: [.normal],
            theme: "", seconds: Int(Self.seconds), memory: Self.memory)
        try plan.complete(with: product, sources)
        self.plan = plan
    }

    /// Seconds for a request.
    private static let seconds = 10.0
    /// Bytes of memory for the process.
    private static let memory = 1 << 30
    /// Largest width and height of a picture, in pixels.
    private static let largestSide = 32_768

    func answers(to request: SwiftCellRequest) throws -> [SwiftCellAnswer] {
        var plan = plan
        plan.rows = request
        if !strings.isEmpty {
            let texts = ApplicationStrings(
                paths: strings, locale: Locale(identifier: request.surroundings.locale))
            plan.strings = texts.tables
            plan.pluralKeys = texts.pluralKeys
        }
        let picture = CellPicture(product: product, plan: plan, seconds: Self.seconds)
        do {
            return try answers(picture, request)
        } catch let failure as CommandFailure {
            throw Failure(description: "\(cell) is not drawn: \(located(failure.message))")
        }
    }

    private struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// Returns a message with the places of statements in the document.
    private func located(_ message: String) -> String {
        message.replacing(#/--with [^:\n]+:(\d+)/#) { match in
            let index = (Int(match.1) ?? 0) - 1
            return fillings.indices.contains(index)
                ? "\(fillings[index])" : String(match.0)
        }
    }

    private func answers(
        _ picture: CellPicture, _ request: SwiftCellRequest
    ) throws -> [SwiftCellAnswer] {
        try picture.run { result, folder in
            guard let answers = result.answers, answers.count == request.rows.count else {
                throw picture.failure(result)
            }
            for problem in result.problems {
                DiagnosticLog.recordOnce(
                    Diagnostic(
                        "document.swift-cell", severity: problem.isError ? .error : .warning,
                        message: "\(cell): \(problem.message)", location: "\(location)"))
            }
            return try answers.map { try checked($0, folder, scale: request.surroundings.scale) }
        }
    }

    /// Returns an answer with its pictures.
    ///
    /// - Throws: a `CommandFailure` if the process wrote other values than a height and pictures.
    private func checked(
        _ answer: SwiftCellAnswer, _ folder: String, scale: Double
    ) throws -> SwiftCellAnswer {
        let invalid = CommandFailure(
            "the process of \(cell) wrote no valid picture; does the code change files?")
        guard answer.height.isFinite, (0...100_000).contains(answer.height) else { throw invalid }
        var answer = answer
        for path in SwiftCellAnswer.parts {
            guard var part = answer[keyPath: path] else { continue }
            let sides = 0...Self.largestSide
            let lengths = -100_000.0...100_000
            guard sides.contains(part.width), sides.contains(part.height),
                lengths.contains(part.frame.minX), lengths.contains(part.frame.minY),
                lengths.contains(part.frame.width), lengths.contains(part.frame.height),
                !part.file.contains("/"),
                let data = FileManager.default.contents(atPath: folder + "/" + part.file),
                data.count == part.width * part.height * 4
            else { throw invalid }
            let pixels = data.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
            part.image = Image(
                bitmap: Bitmap(width: part.width, height: part.height, pixels: pixels),
                scale: scale)
            answer[keyPath: path] = part
        }
        return answer
    }
}
