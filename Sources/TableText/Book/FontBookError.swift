/// Why a font book cannot be made.
public enum FontBookError: Error, Sendable, Hashable, CustomStringConvertible {
    /// No font at all was given or found.
    case empty(lookedIn: [String])
    case unreadable(path: String, reason: String)
    case notAFont(path: String)
    case notADirectory(path: String)

    public var description: String {
        switch self {
        case .empty(let places):
            let list = places.isEmpty ? "nowhere" : places.joined(separator: ", ")
            return "no fonts (looked in \(list)); give .ttf, .otf or .ttc files, or install them: "
                + FontPackage.installCommand(for: FontPackage.allCases)
        case .unreadable(let path, let reason): return "\(path): cannot be read: \(reason)"
        case .notAFont(let path):
            return "\(path): not a font; expected a TrueType or OpenType file or collection"
        case .notADirectory(let path): return "\(path): not a folder of fonts"
        }
    }
}
