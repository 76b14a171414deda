/// Errors in creating a font book.
public enum FontBookError: Error, Sendable, Hashable, CustomStringConvertible {
    /// No font was given or found.
    case empty(lookedIn: [String])
    /// A font file or folder cannot be read, for a reason.
    case unreadable(path: String, reason: String)
    /// A file contains no TrueType or OpenType font, or is a folder.
    case notAFont(path: String)
    /// A path of a font folder leads to a file.
    case notADirectory(path: String)

    /// Path of the affected file or folder, or `nil` if there is no single path.
    public var path: String? {
        switch self {
        case .empty(let places): places.count == 1 ? places[0] : nil
        case .unreadable(let path, _), .notAFont(let path), .notADirectory(let path): path
        }
    }

    /// Path of the affected file or folder, and the message; only the message if no font was found.
    public var description: String {
        if case .empty = self { return message }
        return (path.map { $0 + ": " } ?? "") + message
    }

    /// Description and remedy, without the path.
    public var message: String {
        switch self {
        case .empty(let places):
            let list = places.isEmpty ? "nowhere" : places.joined(separator: ", ")
            return "no fonts (looked in \(list)); give .ttf, .otf or .ttc files, or install them: "
                + FontPackage.installCommand(for: FontPackage.allCases)
        case .unreadable(_, let reason): return "cannot be read: \(reason)"
        case .notAFont:
            return "not a font; expected a TrueType or OpenType file or collection"
        case .notADirectory: return "not a folder of fonts"
        }
    }
}
