import Foundation
import InterfaceBuilderScenes
import Tableshot

/// A requested picture of a document or of a named table.
struct PictureRequest: Sendable {
    /// The name of the document or table.
    var name: String
    /// Folder of the picture below the folder of the output, or an empty string.
    var folder = ""
    /// The variant of the document.
    var variant = RenderVariant()
    /// Origin in messages: the document's path, or the table's name.
    var origin: String
    var document: TableDocument
    var region: PictureRegion
    /// Instant of the document's timeline to show, in seconds, or `nil` for the state before
    /// the timeline.
    var instant: Double?
    var fontBook: FontBook
    /// The folder with the fonts of the document's suite, or `nil` without such a folder.
    var fontFolder: FontFolder?
    /// Whether the table comes from the catalogue rather than from a document.
    var isSample = false
    /// The part of an Interface Builder file, or `nil` for a document or table.
    var nib: NibPart?
    /// Kinds of findings that are notes.
    private(set) var allowed: Set<IBFindingKind> = []

    /// Creates a request for the document without options.
    init(name: String, origin: String, document: TableDocument, fontBook: FontBook) {
        self.name = name
        self.origin = origin
        self.document = document
        self.fontBook = fontBook
        region = document.screen.height == .content ? .content : .screen
    }

    /// Name of the picture's file, without an extension.
    var pictureName: String { variant.name(of: name) }

    /// Caption on a contact sheet, below the name.
    var caption: String { variant.labels.joined(separator: " · ") }

    /// Warnings of the document, and the warning about an instant without a timeline.
    var warnings: [DocumentProblem] {
        guard let instant, document.timeline.isEmpty, let location = document.location(of: [])
        else { return document.warnings }
        let time = NumberRange.text(instant)
        return document.warnings + [
            DocumentProblem(
                .warning,
                "the document has no timeline, so no step begins before '--at \(time)'; add a "
                    + "timeline, or omit '--at'", at: location)
        ]
    }

    /// Whether the document has a problem that fails a strict run.
    ///
    /// The request of an Interface Builder file lists a limited number of problems.
    var hasWarnings: Bool {
        (nib?.warnings ?? warnings).contains { $0.severity == .warning }
    }

    /// Turns the warnings of some kinds into notes.
    mutating func allow(_ kinds: Set<IBFindingKind>) {
        allowed.formUnion(kinds)
        document.warnings = document.warnings.map { $0.allowing(allowed) }
        nib?.allow(allowed)
    }

    /// Returns whether a diagnostic of the picture fails a strict run.
    func isFailure(_ diagnostic: Diagnostic) -> Bool {
        diagnostic.severity == .error || !allowed.contains(IBFindingKind(diagnostic))
    }

    /// Creates the picture.
    ///
    /// - Throws: `RenderError` for invalid sizes and regions.
    func picture() throws -> Picture {
        try placed {
            if let instant { return try render(document, at: instant, fontBook: fontBook) }
            return try render(document, region: region, fontBook: fontBook)
        }
    }

    /// Returns the location of a value for messages.
    ///
    /// The location is the line of the value in the document, or the document's first line if
    /// the document does not contain the value. For a table of the catalogue, the location is
    /// the table's name.
    func place(of keys: String...) -> String {
        guard !isSample, let location = document.location(of: keys) ?? document.location(of: [])
        else { return origin }
        return "\(location)"
    }

    /// Runs `body` and adds the location in the document to an error about a size limit.
    func placed<Value>(_ body: () throws -> Value) throws -> Value {
        do {
            return try body()
        } catch RenderError.size(let message) {
            let isOfContent = region == .content || document.screen.height == .content
            throw CommandFailure(message, path: place(of: isOfContent ? "table" : "screen"))
        } catch let error as AnimationError {
            throw CommandFailure("\(error)", path: place(of: "animation"))
        }
    }

    /// Creates the picture at another number of device pixels per point.
    func picture(scale: Double) throws -> Picture {
        var request = self
        request.document.screen.scale = scale
        return try request.picture()
    }
}
