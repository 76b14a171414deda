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

    /// Time of the current render, in its time zone and locale.
    package static var currentTime: String {
        let context = RenderContext.current
        return time(
            of: context.now, timeZone: context.timeZone, locale: context.locale,
            showsDayPeriod: context.theme.name == Theme.ios6.name || hasTabletLayout)
    }

    /// Date of the current render, in its time zone and locale.
    package static var currentDate: String {
        let context = RenderContext.current
        return date(of: context.now, timeZone: context.timeZone, locale: context.locale)
    }

    /// Whether bars of the current render have the layout of a tablet.
    package static var hasTabletLayout: Bool {
        TraitCollection.current.userInterfaceIdiom == .pad
            && RenderContext.current.theme.bars.statusBar.tablet != nil
    }
}
