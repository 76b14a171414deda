/// Why a font book cannot be made.
public enum FontBookError: Error, Sendable, Hashable, CustomStringConvertible {
    /// No font at all was given or found.
    case empty(lookedIn: [String])
    case unreadable(path: String, reason: String)
    case notAFont(path: String)
    case notADirectory(path: String)

    /// The file or folder that it is about, if it is one.
    public var path: String? {
        switch self {
        case .empty(let places): places.count == 1 ? places[0] : nil
        case .unreadable(let path, _), .notAFont(let path), .notADirectory(let path): path
        }
    }

    public var description: String {
        if case .empty = self { return message }
        return (path.map { $0 + ": " } ?? "") + message
    }

    /// What is wrong and what would be right, without the path.
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
