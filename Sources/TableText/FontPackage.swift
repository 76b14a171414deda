/// A Debian package with fonts for pictures.
public enum FontPackage: String, Sendable, Hashable, CaseIterable {
    case inter = "fonts-inter"
    case nimbus = "fonts-urw-base35"
    case noto = "fonts-noto-core"
    case cjk = "fonts-noto-cjk"
    case emoji = "fonts-noto-color-emoji"

    /// A short description of the package's purpose.
    public var purpose: String {
        switch self {
        case .inter: return "the system font since iOS 7"
        case .nimbus: return "the system font until iOS 6"
        case .noto: return "other scripts and symbols"
        case .cjk: return "Chinese, Japanese and Korean"
        case .emoji: return "emoji"
        }
    }

    /// Returns the command that installs packages on Debian and its derivatives.
    public static func installCommand(for packages: [FontPackage]) -> String {
        "apt-get install " + packages.map(\.rawValue).joined(separator: " ")
    }
}
