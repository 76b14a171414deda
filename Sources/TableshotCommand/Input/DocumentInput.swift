import Foundation

/// A document to render.
enum DocumentInput: Equatable {
    case file(String)
    case standardInput

    /// Path of the document in messages.
    var path: String {
        switch self {
        case .file(let path): path
        case .standardInput: "-"
        }
    }

    /// Whether the file is a file of Interface Builder, by its name.
    var isNib: Bool { DocumentSearch.nibSuffixes.contains { path.hasSuffix($0) } }

    /// Name of the document's picture: the file's name without `.table.yaml`, `.table.json` or
    /// another extension.
    var name: String {
        guard case .file(let path) = self else { return "stdin" }
        let file = (path as NSString).lastPathComponent
        var name = (file as NSString).deletingPathExtension
        if name.hasSuffix(".table") { name.removeLast(".table".count) }
        return name.isEmpty ? file : name
    }
}
