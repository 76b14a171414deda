import Foundation
import InterfaceBuilder
import InterfaceBuilderScenes
import Tableshot

/// The answers about Interface Builder files as JSON.
struct NibAnswers: Encodable {
    private var files: [NibLedger] = []
    private var pictures: [NibAnswer] = []

    /// Adds the answer about a picture.
    mutating func add(_ request: PictureRequest, _ answer: NibJSON, _ diagnostics: [Diagnostic]) {
        pictures.append(NibAnswer(request, answer, diagnostics))
        guard let part = request.nib else { return }
        if files.last?.file != request.origin {
            files.append(NibLedger(request.origin, part.ledger))
        }
        files[files.count - 1].add(part.warnings)
    }
}

/// The elements and attributes of a file: read, read and not drawn, and not read.
private struct NibLedger: Encodable {
    let file: String
    private let read: [Pair]
    private let unread: [Unread]
    private var undrawn: [NibWarning] = []

    /// A pair of an element and an attribute, with the number of occurrences.
    private struct Pair: Encodable {
        let element: String
        let attribute: String?
        let count: Int
    }

    /// An element or attribute that the reader does not understand.
    private struct Unread: Encodable {
        let element: String
        let attribute: String?
        let value: String?
        let id: String?
        let line: Int
        let column: Int
    }

    init(_ file: String, _ ledger: IBLedger) {
        self.file = file
        read = ledger.read.sorted { $0.key < $1.key }.map {
            Pair(element: $0.key.element, attribute: $0.key.attribute, count: $0.value)
        }
        unread = ledger.unread.map {
            Unread(
                element: $0.pair.element, attribute: $0.pair.attribute, value: $0.value,
                id: $0.owner?.rawValue, line: $0.location.line, column: $0.location.column)
        }
    }

    /// Adds the parts that a picture of the file does not show.
    mutating func add(_ problems: [DocumentProblem]) {
        for problem in problems {
            let kind = IBFindingKind(problem)
            guard kind != .unread, kind != .file else { continue }
            let warning = NibWarning(problem)
            if !undrawn.contains(warning) { undrawn.append(warning) }
        }
    }
}

/// A warning or note with its location.
private struct NibWarning: Encodable, Equatable {
    let line: Int?
    let column: Int?
    let kind: String
    let severity: String
    let message: String

    init(_ problem: DocumentProblem) {
        line = problem.location.line
        column = problem.location.column
        kind = IBFindingKind(problem).rawValue
        severity = problem.severity.rawValue
        message = problem.message
    }

    init(_ diagnostic: Diagnostic, in request: PictureRequest) {
        let parts = diagnostic.location?.split(separator: ":") ?? []
        let numbers = parts.suffix(2).compactMap { Int($0) }
        let hasPlace = parts.count > 2 && numbers.count == 2
        line = hasPlace ? numbers[0] : nil
        column = hasPlace ? numbers[1] : nil
        kind = IBFindingKind(diagnostic).rawValue
        severity = request.isFailure(diagnostic) ? diagnostic.severity.rawValue : "note"
        let place = hasPlace ? nil : diagnostic.location.map { " (at \($0))" }
        message = diagnostic.message + (place ?? "")
    }
}

/// The answer about a picture of an Interface Builder file.
private struct NibAnswer: Encodable {
    let file: String
    let name: String
    let title: String?
    let kind: String?
    let place: String?
    let answer: NibJSON
    /// The views that the answer names by their identifiers.
    let views: [NibPart.View]
    let warnings: [NibWarning]

    init(_ request: PictureRequest, _ answer: NibJSON, _ diagnostics: [Diagnostic]) {
        file = request.origin
        name = request.pictureName
        title = request.nib?.title
        kind = request.nib?.kind
        place = request.nib?.place
        let answer = answer.identified(as: request.nib?.table)
        self.answer = answer
        let known = request.nib?.views ?? [:]
        var seen: Set<String> = []
        views = answer.identified.compactMap { identifier, value in
            guard var view = known[identifier], seen.insert(identifier).inserted else { return nil }
            view.frame = value["frame"]?.rect
            return view
        }.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
        let own = request.nib?.warnings ?? request.document.warnings
        warnings = own.map(NibWarning.init) + diagnostics.map { NibWarning($0, in: request) }
    }
}

extension NibJSON {
    /// The rectangle of an object with a position and a size, or `nil`.
    fileprivate var rect: InspectedRect? {
        guard case .object(let values) = self else { return nil }
        let numbers = ["x", "y", "width", "height"].compactMap { values[$0]?.double }
        guard numbers.count == 4 else { return nil }
        return InspectedRect(
            CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    }

    private var double: Double? {
        switch self {
        case .integer(let number): Double(number)
        case .number(let number): number
        default: nil
        }
    }
}
