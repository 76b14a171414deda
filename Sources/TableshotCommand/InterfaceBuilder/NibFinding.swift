import InterfaceBuilderScenes
import Tableshot

extension IBFindingKind {
    /// Returns the kind of a diagnostic of a picture.
    init(_ diagnostic: Diagnostic) {
        let identifier = diagnostic.identifier
        let starts: [(String, IBFindingKind)] = [
            ("text.missing", .font), ("image.", .image), ("color.", .color),
            ("constraint.ambiguity", .ambiguity), ("constraint.", .constraint),
            ("cell.", .clipped), ("header.", .clipped), ("bar.title", .clipped),
            ("empty.", .clipped), ("table.index-title-cut", .clipped),
        ]
        self = starts.first { identifier.hasPrefix($0.0) }?.1 ?? .other
    }

    /// Returns the kind of a problem of a file.
    init(_ problem: DocumentProblem) {
        self = problem.subject.flatMap(IBFindingKind.init(rawValue:)) ?? .file
    }
}

extension DocumentProblem {
    /// Returns the problem as a note if the kinds contain its kind.
    func allowing(_ kinds: Set<IBFindingKind>) -> DocumentProblem {
        guard severity == .warning, kinds.contains(IBFindingKind(self)) else { return self }
        var note = self
        note.severity = .note
        return note
    }
}
