import Foundation
import Tableshot

/// Value of a theme as text, with its path in the theme.
public struct ThemeValue: Sendable, Hashable {
    /// Path, for example `cell.value2.textColor`.
    public let path: String
    /// Text of the value, for example `yes`.
    public let text: String

    /// Returns all values of a theme, in the order of its declarations.
    public static func values(of theme: Theme) -> [ThemeValue] { values(in: theme, path: "") }

    /// Returns the values in a value; structures of the theme without a text are divided into
    /// their properties.
    private static func values(in value: Any, path: String) -> [ThemeValue] {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .struct, ThemeValueText.short(value) == nil,
            String(reflecting: type(of: value)).hasPrefix("TableThemes.")
        else { return [ThemeValue(path: path, text: ThemeValueText.text(value))] }
        return mirror.children.flatMap { child -> [ThemeValue] in
            let name = child.label ?? ""
            return values(in: child.value, path: path.isEmpty ? name : path + "." + name)
        }
    }
}
