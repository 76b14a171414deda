import Foundation
import TableControls
import TableDrawing
import TableThemes

extension StatusBar {
    /// Returns the text of a date as displayed by a tablet in a locale: weekday, month and day.
    public static func date(of date: Date, timeZone: TimeZone, locale: Locale) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
            .weekday(.abbreviated).month(.abbreviated).day()
        // Tablets show no comma, by recollection.
        return date.formatted(style).replacingOccurrences(of: ",", with: "")
    }

    /// Whether bars of the current render have the layout of a tablet.
    package static var hasTabletLayout: Bool {
        TraitCollection.current.userInterfaceIdiom == .pad
            && RenderContext.current.theme.bars.statusBar.tablet != nil
    }
}
