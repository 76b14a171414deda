import DocumentSyntax
import Foundation
import InterfaceBuilder
import TableDrawing
import TableMockups

/// The pictures of a `.xib` or `.storyboard` file.
package enum IBPictures {
    /// A part of a file that can be drawn.
    package struct Entry: Sendable {
        /// Name for files; unique in the file.
        package var name: String
        /// Title for people.
        package var title: String
        /// Kind of the part.
        package var kind: IBPicture.Kind
        /// Location of the element.
        package var place: DocumentLocation
    }

    /// Returns the parts of a file that can be drawn, in the order of the file.
    ///
    /// The list contains the scenes of a storyboard and their prototypes.
    package static func list(_ document: IBDocument) -> [Entry] {
        IBPicturePart.parts(of: document).map(\.entry)
    }

    /// Returns the scenes that cannot be drawn, with the reason and the location.
    ///
    /// The containers of other scenes, such as navigation controllers, are bars of their scenes and
    /// no pictures.
    package static func undrawable(in document: IBDocument) -> [DocumentProblem] {
        document.scenes.compactMap { scene in
            guard let controller = scene.controller else {
                return DocumentProblem(
                    .warning, "the scene has no view controller and is not drawn",
                    at: scene.location)
            }
            guard !controller.isContainer, controller.view == nil else { return nil }
            return DocumentProblem(
                .warning, "the \(controller.object.element) has no view and is not drawn",
                at: controller.object.location)
        }
    }

    /// Returns the pictures of a file.
    ///
    /// A width gives a picture of each part, whose name ends with the width. A state gives a picture
    /// of each cell, whose name ends with the state unless the state is `normal`.
    ///
    /// - Throws: a `DocumentError` if the file has no part with the name of the options, if no part
    ///   of the file can be drawn, or if a value of `texts` belongs to no view.
    package static func pictures(
        of document: IBDocument, _ options: IBPictureOptions
    ) throws -> [IBPicture] {
        let parts = try chosen(from: document, options)
        let resources = try IBPictureResources(document, options)
        var texts = IBUsedTexts()
        var problems: [DocumentProblem] = []
        var pictures: [IBPicture] = []
        for part in parts {
            let widths: [CGFloat?] = options.widths.isEmpty ? [nil] : options.widths
            for width in widths {
                for state in part.states(of: options) {
                    let builder = IBPictureBuilder(
                        part, width: width, state: state, document, options, resources)
                    defer { texts.add(builder.texts) }
                    var picture: IBPicture
                    do {
                        picture = try builder.picture()
                    } catch let error as DocumentError where !options.texts.isEmpty {
                        // Mistakes of several values are reported together.
                        problems += error.problems.filter { !problems.contains($0) }
                        continue
                    }
                    if let width, widths.count > 1 {
                        picture.name += "-\(DocumentNode.written(width))"
                        picture.title += ", \(DocumentNode.written(width)) points wide"
                    }
                    if state != .normal {
                        picture.name += "-\(state.rawValue)"
                        picture.title += ", \(state.rawValue)"
                    }
                    pictures.append(picture)
                }
            }
        }
        problems += lostTexts(options, texts, resources.index.outlets.all)
        guard problems.isEmpty else { throw DocumentError(problems: problems) }
        return pictures
    }

    private static func chosen(
        from document: IBDocument, _ options: IBPictureOptions
    ) throws(DocumentError) -> [IBPicturePart] {
        var parts = IBPicturePart.parts(of: document)
        if document.kind == .storyboard, !options.isComplete {
            parts = parts.filter { ($0.entry.kind == .prototype) == options.prototypes }
        }
        if let name = options.scene {
            guard let scene = document.scene(named: name) else {
                let names = document.scenes.compactMap(\.controller).filter { !$0.isContainer }
                    .map(\.shownName)
                let advice = Suggestion.question(for: name, among: names).map { $0 + " " } ?? ""
                throw DocumentError(
                    "found no scene \(name.quoted)", at: document.file.whole,
                    note: names.isEmpty
                        ? "the file has no scenes"
                        : advice + "the scenes are \(Suggestion.list(names, "and"))")
            }
            parts = parts.filter { $0.scene?.location == scene.location }
            guard !parts.isEmpty else {
                let element = scene.controller?.object.element ?? "scene"
                throw DocumentError(
                    options.prototypes
                        ? "the scene \(name.quoted) has no prototypes"
                        : "the scene \(name.quoted) is a \(element) without a view of its own",
                    at: scene.location, note: "choose a scene with a view")
            }
        }
        guard !parts.isEmpty else {
            throw DocumentError(
                options.prototypes
                    ? "the file has no prototypes" : "the file has no view that can be drawn",
                at: document.file.whole)
        }
        return parts
    }

    /// Returns a mistake for each text that belongs to no view.
    private static func lostTexts(
        _ options: IBPictureOptions, _ texts: IBUsedTexts, _ names: [String]
    ) -> [DocumentProblem] {
        options.texts.keys.filter { !texts.used.contains($0) }.sorted().map { key in
            let constant = "\(key).constant"
            let list =
                names.isEmpty
                ? "the file has no outlets" : "the outlets are \(Suggestion.list(names, "and"))"
            let question = Suggestion.question(for: key, among: names).map { $0 + " " } ?? ""
            let isConstraint = texts.ofConstraints.contains(constant)
            return DocumentProblem(
                .error,
                isConstraint
                    ? "the outlet \(key.quoted) is a constraint and has no text"
                    : "no view has the outlet or tag \(key.quoted)",
                at: options.place(ofText: key),
                note: isConstraint
                    ? "to change the constant, give \(constant)=\(options.texts[key] ?? "")"
                    : question + list)
        }
    }
}

/// Keys of the texts of the options.
struct IBUsedTexts {
    /// Keys that belong to a view of a picture.
    var used: Set<String> = []
    /// Keys of the constraints of the views.
    var ofConstraints: Set<String> = []

    /// Adds the keys of another picture.
    mutating func add(_ other: IBUsedTexts) {
        used.formUnion(other.used)
        ofConstraints.formUnion(other.ofConstraints)
    }
}

extension IBPictureOptions {
    /// Returns the location of a value of `texts` in messages: the option, not the file.
    func place(ofText key: String) -> DocumentLocation {
        SourceFile(path: "\(nameOfTexts) \(key)=\(texts[key] ?? "")", text: "").whole
    }
}

extension IBPicturePart {
    /// Returns the states of the part: the states of the options for cells, the normal state for
    /// views and scenes.
    func states(of options: IBPictureOptions) -> [IBCellState] {
        switch content {
        case .cell(let cell), .prototype(let cell, _):
            let states = options.states.filter { $0.applies(to: cell) }
            return states.isEmpty ? [.normal] : states
        case .view, .table, .screen: return [.normal]
        }
    }
}

extension IBViewController {
    /// Whether the controller shows the views of other controllers.
    var isContainer: Bool {
        switch kind {
        case .navigationController, .tabBarController, .splitViewController, .pageViewController,
            .placeholder:
            true
        default: false
        }
    }

    /// Name of the controller's scene in messages and lists.
    var shownName: String {
        storyboardIdentifier ?? title ?? object.userLabel ?? object.customClass?.name
            ?? id?.rawValue ?? object.element
    }
}
