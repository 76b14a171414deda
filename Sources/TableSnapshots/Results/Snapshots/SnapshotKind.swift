/// What a reference holds.
public enum SnapshotKind: String, Codable, Sendable, Hashable, CaseIterable {
    /// A still picture, as PNG.
    case picture
    /// Frames, as APNG.
    case animation
    /// What a picture consists of, as text.
    case renderTree
    /// What a screen reader says, as text.
    case accessibility
    /// Any other text.
    case text

    /// How the names of its files end.
    public var suffix: String {
        switch self {
        case .picture: ".png"
        case .animation: ".apng"
        case .renderTree: ".tree.txt"
        case .accessibility: ".accessibility.txt"
        case .text: ".txt"
        }
    }

    /// What messages call it.
    public var words: String {
        switch self {
        case .picture: "picture"
        case .animation: "animation"
        case .renderTree: "render tree"
        case .accessibility: "accessibility"
        case .text: "text"
        }
    }

    /// The place among the files of one picture: what says why it differs comes first.
    var rank: Int {
        switch self {
        case .renderTree: 0
        case .accessibility: 1
        case .text: 2
        case .picture: 3
        case .animation: 4
        }
    }

    /// Whether it is recorded as text.
    public var isText: Bool { self == .renderTree || self == .accessibility || self == .text }
}
