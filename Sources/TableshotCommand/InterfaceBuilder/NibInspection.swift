import ArgumentParser
import Foundation
import InterfaceBuilderScenes
import Tableshot

/// The inspection of the pictures of Interface Builder's files.
struct NibInspection {
    let question: InspectionQuestion
    let format: InspectionFormat
    let isStrict: Bool
    /// Number of warnings and of answers with findings.
    private(set) var findings = 0
    private var texts: [String] = []
    private var answers: [NibAnswer] = []
    private var shownLines: Set<String> = []

    init(_ question: InspectionQuestion, _ format: InspectionFormat, isStrict: Bool) {
        self.question = question
        self.format = format
        self.isStrict = isStrict
    }

    /// Inspects a picture, and prints its warnings.
    ///
    /// - Returns: the answer for questions that a picture answers.
    /// - Throws: the errors of drawing.
    mutating func add(_ request: PictureRequest) throws -> InspectionAnswer {
        let (answer, diagnostics) = try request.placed {
            try inspect(request.document, fontBook: request.fontBook) {
                try question.answer(about: $0, format: format)
            }
        }
        let lines =
            request.document.warnings.map { DiagnosticFormatter.text(of: $0, isStrict: isStrict) }
            + diagnostics.map {
                DiagnosticFormatter.line($0, path: request.origin, isStrict: isStrict)
            }
        for line in lines where shownLines.insert(line).inserted {
            findings += 1
            Console.standard.printError(line)
        }
        if answer.hasFindings { findings += 1 }
        if let text = answer.text {
            if format == .json {
                let value = try JSONDecoder().decode(NibJSON.self, from: Data(text.utf8))
                answers.append(NibAnswer(request, value, diagnostics))
            } else {
                let title = [request.nib?.kind, request.pictureName].compactMap(\.self)
                texts.append("\(title.joined(separator: " ")) \(request.origin)\n\(text)")
            }
        }
        return answer
    }

    /// Prints the answers.
    func printAnswers() throws {
        if format == .json {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            let data = try encoder.encode(["pictures": answers])
            try Console.standard.print(String(decoding: data, as: UTF8.self))
        } else {
            try Console.standard.write(texts.joined(separator: "\n"))
        }
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
    let warnings: [Warning]

    /// A warning with its location.
    struct Warning: Encodable {
        let line: Int?
        let column: Int?
        let message: String
    }

    init(_ request: PictureRequest, _ answer: NibJSON, _ diagnostics: [Diagnostic]) {
        file = request.origin
        name = request.pictureName
        title = request.nib?.title
        kind = request.nib?.kind
        place = request.nib?.place
        self.answer = answer
        let identifiers = Set(answer.texts(ofKey: "identifier"))
        let known = request.nib?.views ?? [:]
        views = identifiers.sorted().compactMap { known[$0] }
        let own = request.nib?.warnings ?? request.document.warnings
        warnings =
            own.map {
                Warning(line: $0.location.line, column: $0.location.column, message: $0.message)
            }
            + diagnostics.map { diagnostic in
                let place = diagnostic.location.map { " (at \($0))" } ?? ""
                return Warning(line: nil, column: nil, message: diagnostic.message + place)
            }
    }
}

/// A value of JSON.
private enum NibJSON: Codable {
    case null
    case flag(Bool)
    case integer(Int)
    case number(Double)
    case text(String)
    case list([NibJSON])
    case object([String: NibJSON])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .flag(value)
        } else if let value = try? container.decode(Int.self) {
            self = .integer(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .text(value)
        } else if let value = try? container.decode([NibJSON].self) {
            self = .list(value)
        } else {
            self = .object(try container.decode([String: NibJSON].self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .flag(let value): try container.encode(value)
        case .integer(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .text(let value): try container.encode(value)
        case .list(let value): try container.encode(value)
        case .object(let value): try container.encode(value)
        }
    }

    /// Returns the texts with a key in the value and in all values inside.
    func texts(ofKey key: String) -> [String] {
        switch self {
        case .list(let values): values.flatMap { $0.texts(ofKey: key) }
        case .object(let values):
            values.flatMap { name, value in
                if name == key, case .text(let text) = value { return [text] }
                return value.texts(ofKey: key)
            }
        default: []
        }
    }
}
