import Foundation

/// Fixed colours with UIKit's names.
extension Color {
    /// White of 0.
    public static let black = Color(white: 0, alpha: 1)
    /// White of 1/3.
    public static let darkGray = Color(white: 1 / 3, alpha: 1)
    /// White of 2/3.
    public static let lightGray = Color(white: 2 / 3, alpha: 1)
    /// White of 1.
    public static let white = Color(white: 1, alpha: 1)
    /// White of 1/2.
    public static let gray = Color(white: 0.5, alpha: 1)
    /// Red of 1, without green and blue.
    public static let red = Color(red: 1, green: 0, blue: 0, alpha: 1)
    /// Green of 1, without red and blue.
    public static let green = Color(red: 0, green: 1, blue: 0, alpha: 1)
    /// Blue of 1, without red and green.
    public static let blue = Color(red: 0, green: 0, blue: 1, alpha: 1)
    /// Green and blue of 1.
    public static let cyan = Color(red: 0, green: 1, blue: 1, alpha: 1)
    /// Red and green of 1.
    public static let yellow = Color(red: 1, green: 1, blue: 0, alpha: 1)
    /// Red and blue of 1.
    public static let magenta = Color(red: 1, green: 0, blue: 1, alpha: 1)
    /// Red of 1 and green of 1/2.
    public static let orange = Color(red: 1, green: 0.5, blue: 0, alpha: 1)
    /// Red and blue of 1/2.
    public static let purple = Color(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    /// Red of 0.6, green of 0.4 and blue of 0.2.
    public static let brown = Color(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    /// White of 0 with an alpha of 0.
    public static let clear = Color(white: 0, alpha: 0)
    /// Black for text on light backgrounds, in every appearance.
    public static let darkText = Color(white: 0, alpha: 1)
    /// White at 60 % for text on dark backgrounds, in every appearance.
    public static let lightText = Color(white: 1, alpha: 0.6)

    /// Fixed colours by the names used in documents.
    public static let named: [String: Color] = [
        "black": black, "darkGray": darkGray, "lightGray": lightGray, "white": white,
        "gray": gray, "red": red, "green": green, "blue": blue, "cyan": cyan, "yellow": yellow,
        "magenta": magenta, "orange": orange, "purple": purple, "brown": brown, "clear": clear,
        "darkText": darkText, "lightText": lightText,
    ]
}
