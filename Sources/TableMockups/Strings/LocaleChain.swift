import Foundation
import TableDrawing

/// Names of strings tables.
enum LocaleChain {
    /// Name of the development region's tables in Xcode projects.
    static let base = "base"

    /// Returns the language tag for the name of a folder or file without its extension, or
    /// `nil` if the name is not a locale.
    static func tag(ofName name: String) -> String? {
        name == "Base" ? base : Locales.locale(name).map { LocaleFallback.tag(of: $0) }
    }
}
