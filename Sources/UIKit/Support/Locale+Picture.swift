import Foundation
import TableControls
import TableThemes

extension Locale {
    /// Locale of the current picture.
    public static var ofPicture: Locale { RenderContext.current.locale }
}

extension DateFormatter {
    /// This formatter with the locale of the current picture.
    public var ofPicture: DateFormatter {
        locale = .ofPicture
        return self
    }
}

extension NumberFormatter {
    /// This formatter with the locale of the current picture.
    public var ofPicture: NumberFormatter {
        locale = .ofPicture
        return self
    }
}
