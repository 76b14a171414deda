import DocumentSyntax
import Foundation
import InterfaceBuilder
import TableControls
import TableDrawing
import TableMockups

/// A converter of Interface Builder's views to descriptions.
///
/// The converter collects the parts of the file that descriptions cannot express.
final class IBDescriber {
    /// The file.
    let document: IBDocument
    /// Size classes of the picture.
    let traits: IBSizeClasses
    /// Classes that descriptions may name.
    let classes: ViewClasses
    /// Parts of the file that the descriptions do not contain.
    private(set) var undrawn: [DocumentProblem] = []

    let outlets: IBOutletNames
    let environment: DocumentEnvironment
    /// Owners and kinds of layout guides by the identifier of the guide.
    let guides: [IBIdentifier: (owner: IBIdentifier?, kind: String?)]

    /// Creates a converter for a file.
    ///
    /// - Parameter environment: folders, images and assets of the file.
    init(
        _ document: IBDocument, traits: IBSizeClasses, classes: ViewClasses,
        environment: DocumentEnvironment
    ) {
        self.document = document
        self.traits = traits
        self.classes = classes
        self.environment = environment
        outlets = IBOutletNames(document)
        var guides: [IBIdentifier: (owner: IBIdentifier?, kind: String?)] = [:]
        for view in document.rootViews.flatMap({ $0.flattened() }) {
            for guide in view.guides {
                if let id = guide.object.id { guides[id] = (view.id, guide.kind) }
            }
        }
        for controller in document.controllers + document.scenes.compactMap(\.controller) {
            for guide in controller.guides {
                if let id = guide.object.id { guides[id] = (controller.view?.id, guide.kind) }
            }
        }
        self.guides = guides
    }

    /// Adds a part that the picture does not show.
    func leaveOut(_ message: String, at location: DocumentLocation, note: String? = nil) {
        undrawn.append(DocumentProblem(.warning, message, at: location, note: note))
    }

    /// Adds a property that the picture does not show.
    func leaveOut(_ property: IBProperty, of object: IBObject) {
        leaveOut(
            "the property \(property.name) of the \(object.element) is not drawn",
            at: property.location)
    }

    /// The undrawn parts in the order of the file.
    var sortedUndrawn: [DocumentProblem] {
        var seen: Set<DocumentProblem> = []
        return undrawn.filter { seen.insert($0).inserted }.sorted { $0.location < $1.location }
    }
}

extension ViewDescription {
    /// Creates the description of a view and its subviews.
    init(_ view: IBView, _ describer: IBDescriber) {
        self = describer.description(of: view, .free)
    }
}
