import ArgumentParser
import Foundation
import InterfaceBuilderScenes
import Tableshot

/// The inspection of the pictures of Interface Builder's files.
struct NibInspection {
    let question: InspectionQuestion
    let format: InspectionFormat
    let isStrict: Bool
    /// Number of warnings and of answers with findings; notes do not count.
    private(set) var findings = 0
    private var texts: [String] = []
    private var answers = NibAnswers()
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
        let ((answer, ambiguities), own) = try request.placed {
            try inspect(request.document, fontBook: request.fontBook) {
                (try question.answer(about: $0, format: format), Self.ambiguities($0))
            }
        }
        let diagnostics = own + ambiguities
        if request.hasWarnings { findings += 1 }
        for problem in request.document.warnings {
            show(DiagnosticFormatter.text(of: problem, isStrict: isStrict), isFailure: false)
        }
        for diagnostic in diagnostics {
            let isFailure = request.isFailure(diagnostic)
            show(
                DiagnosticFormatter.line(
                    diagnostic, path: request.origin, isStrict: isStrict, isNote: !isFailure),
                isFailure: isFailure)
        }
        if answer.hasFindings { findings += 1 }
        if let text = answer.text {
            if format == .json {
                let value = try JSONDecoder().decode(NibJSON.self, from: Data(text.utf8))
                answers.add(request, value, diagnostics)
            } else {
                let title = [request.nib?.kind, request.pictureName].compactMap(\.self)
                texts.append("\(title.joined(separator: " ")) \(request.origin)\n\(text)")
            }
        }
        return answer
    }

    /// Prints a line unless the line was printed for another picture.
    private mutating func show(_ line: String, isFailure: Bool) {
        guard shownLines.insert(line).inserted else { return }
        if isFailure { findings += 1 }
        Console.standard.printError(line)
    }

    /// Returns a warning for each attribute that constraints do not determine.
    private static func ambiguities(_ inspector: TableInspector) -> [Diagnostic] {
        inspector.constraintReport().findings.filter { $0.kind == .ambiguity }.map {
            Diagnostic(
                "constraint.ambiguity", message: "\($0.message); \($0.remedy)",
                location: $0.location)
        }
    }

    /// Prints the answers.
    func printAnswers() throws {
        if format == .json {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            let data = try encoder.encode(answers)
            try Console.standard.print(String(decoding: data, as: UTF8.self))
        } else {
            try Console.standard.write(texts.joined(separator: "\n"))
        }
    }
}
