import DocumentSyntax
import Foundation
import InterfaceBuilder
import TableControls
import TableDrawing
import TableMockups
import TableText

/// A converter of Interface Builder's views to descriptions.
///
/// The converter collects the parts of the file that descriptions cannot express.
final class IBDescriber {
    /// The file.
    let document: IBDocument
    /// Size classes of the picture.
    let traits: IBSizeClasses
    /// Classes that descriptions may name.
    var classes: ViewClasses
    /// Root view of the scene, whose margins at the top and the bottom are the safe area, or `nil`.
    var root: IBIdentifier?
    /// Names of the classes that make views with contents of their own, such as tables, by view.
    var embeddedClasses: [DocumentLocation: String] = [:]
    /// Whether the descriptions are for code with classes and outlets, not for a picture alone.
    var isForCode = false
    /// Parts of the file that the descriptions do not contain.
    private(set) var undrawn: [DocumentProblem] = []

    /// Names and owners of the file's objects.
    let index: IBIndex
    let environment: DocumentEnvironment
    /// Fonts of the picture.
    var fontBook = FontBook.standard

    /// Creates a converter for a file.
    ///
    /// - Parameter environment: folders, images and assets of the file.
    init(
        _ document: IBDocument, _ index: IBIndex, traits: IBSizeClasses, classes: ViewClasses,
        environment: DocumentEnvironment
    ) {
        self.index = index
        self.document = document
        self.traits = traits
        self.classes = classes
        self.environment = environment
    }

    /// Adds a part that the picture does not show.
    func leaveOut(
        _ message: String, at location: DocumentLocation, note: String? = nil,
        _ kind: IBFindingKind = .undrawn, _ severity: DocumentProblem.Severity = .warning
    ) {
        var problem = DocumentProblem(severity, message, at: location, note: note)
        problem.subject = kind.rawValue
        undrawn.append(problem)
    }

    /// Adds a mistake that UIKit reports when it loads the file.
    func fail(_ message: String, at location: DocumentLocation, note: String? = nil) {
        undrawn.append(DocumentProblem(.error, message, at: location, note: note))
    }

    /// Adds a property that the picture does not show.
    func leaveOut(_ property: IBProperty, of object: IBObject) {
        leaveOut(
            "the property \(property.name) of the \(object.element) is not drawn",
            at: property.location)
    }

    /// The undrawn parts in the order of the file.
    ///
    /// A class that several views have is a single part with the number of the views.
    var sortedUndrawn: [DocumentProblem] {
        var seen: Set<DocumentProblem> = []
        let all = undrawn.filter { seen.insert($0).inserted }.sorted { $0.location < $1.location }
        let isOfClass = { (problem: DocumentProblem) in
            problem.subject == IBFindingKind.customClass.rawValue
        }
        let groups = Dictionary(grouping: all.filter(isOfClass), by: \.message)
        return all.compactMap { problem in
            guard isOfClass(problem), let group = groups[problem.message], group.count > 1 else {
                return problem
            }
            guard problem == group[0] else { return nil }
            var first = problem
            first.message += " (\(group.count) views)"
            return first
        }
    }
}

extension ViewDescription {
    /// Creates the description of a view and its subviews.
    init(_ view: IBView, _ describer: IBDescriber) {
        self = describer.description(of: view, .free)
    }
}
