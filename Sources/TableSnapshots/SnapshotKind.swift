/// Kinds of references.
public enum SnapshotKind: String, Codable, Sendable, Hashable, CaseIterable {
    /// A still picture, as PNG.
    case picture
    /// An animation, as APNG.
    case animation
    /// The render tree of a picture, as text.
    case renderTree
    /// The accessibility tree of a picture, as text.
    case accessibility
    /// Any other text.
    case text

    /// Suffix of file names.
    public var suffix: String {
        switch self {
        case .picture: ".png"
        case .animation: ".apng"
        case .renderTree: ".tree.txt"
        case .accessibility: ".accessibility.txt"
        case .text: ".txt"
        }
    }

    /// Name of the kind in messages.
    public var displayName: String {
        switch self {
        case .picture: "picture"
        case .animation: "animation"
        case .renderTree: "render tree"
        case .accessibility: "accessibility"
        case .text: "text"
        }
    }

    /// Order among the files of a picture, with explanatory files first.
    var rank: Int {
        switch self {
        case .renderTree: 0
        case .accessibility: 1
        case .text: 2
        case .picture: 3
        case .animation: 4
        }
    }

    /// Whether the kind is recorded as text.
    public var isText: Bool { self == .renderTree || self == .accessibility || self == .text }
}
