import Foundation
import Tableshot

/// A value of a theme, by its path from the theme, as text.
public struct ThemeValue: Sendable, Hashable {
    /// The path, such as `cell.value2.textColor`.
    public let path: String
    public let text: String

    /// All values of a theme, in the order of its declarations.
    public static func values(of theme: Theme) -> [ThemeValue] { values(in: theme, path: "") }

    /// Structures are taken apart as far as they are the theme's own and have no text.
    private static func values(in value: Any, path: String) -> [ThemeValue] {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .struct, ThemeValueText.short(value) == nil,
            String(reflecting: type(of: value)).hasPrefix("TableViews.")
        else { return [ThemeValue(path: path, text: ThemeValueText.text(value))] }
        return mirror.children.flatMap { child -> [ThemeValue] in
            let name = child.label ?? ""
            return values(in: child.value, path: path.isEmpty ? name : path + "." + name)
        }
    }
}
