import Foundation
import TableDrawing

/// The names of tables of strings.
enum LocaleChain {
    /// The name that tables of the development region have in Xcode's projects.
    static let base = "base"

    /// The tag of a folder's or file's name without its extension; `nil` if the name is no locale.
    static func tag(ofName name: String) -> String? {
        name == "Base" ? base : Locales.locale(name).map { LocaleFallback.tag(of: $0) }
    }
}
