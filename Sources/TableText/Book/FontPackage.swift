/// A Debian package with fonts for pictures.
public enum FontPackage: String, Sendable, Hashable, CaseIterable {
    /// Inter, the substitute of San Francisco.
    case inter = "fonts-inter"
    /// Nimbus Sans, the substitute of Helvetica.
    case nimbus = "fonts-urw-base35"
    /// Noto fonts for other scripts and symbols.
    case noto = "fonts-noto-core"
    /// Noto fonts for Chinese, Japanese and Korean.
    case cjk = "fonts-noto-cjk"
    /// Noto Color Emoji.
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
