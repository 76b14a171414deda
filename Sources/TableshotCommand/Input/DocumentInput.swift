import Foundation

/// A document that is to be rendered.
enum DocumentInput: Equatable {
    case file(String)
    case standardInput

    /// What messages call it.
    var path: String {
        switch self {
        case .file(let path): path
        case .standardInput: "-"
        }
    }

    /// What its picture is called: the file's name without `.table.yaml`, `.table.json` or what else
    /// it ends in.
    var name: String {
        guard case .file(let path) = self else { return "stdin" }
        let file = (path as NSString).lastPathComponent
        var name = (file as NSString).deletingPathExtension
        if name.hasSuffix(".table") { name.removeLast(".table".count) }
        return name.isEmpty ? file : name
    }
}
