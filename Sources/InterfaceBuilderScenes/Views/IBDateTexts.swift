import Foundation
import InterfaceBuilder

/// Texts of a date picker in the picker's locale and time zone.
struct IBDateTexts {
    /// Rows of a wheel above and below the chosen row.
    static let reach = 2

    private let date: Date
    private let locale: Locale
    private let calendar: Calendar

    /// Creates the texts of a date picker.
    ///
    /// A picker of the current date has the date of Apple's pictures, 9:41 on January 9, 2007.
    init(_ picker: IBView) {
        let name = picker["locale"]?.object?["localeIdentifier"]?.text
        let zone = picker["timeZone"]?.object?["name"]?.text
        locale = Locale(identifier: name ?? "en_US")
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = locale
        calendar.timeZone = zone.flatMap(TimeZone.init(identifier:)) ?? .gmt
        self.calendar = calendar
        var seconds = Self.standardDate
        if case .date(let stated)? = picker["date"], picker["useCurrentDate"]?.flag != true {
            seconds = stated
        }
        date = Date(timeIntervalSinceReferenceDate: min(max(seconds, -1e11), 1e11))
    }

    private static let standardDate = 190_028_460.0

    /// Returns the texts of the buttons of a compact picker.
    func buttons(mode: String) -> [String] {
        switch mode {
        case "time": [text("jm")]
        case "date": [text("yMMMd")]
        default: [text("yMMMd"), text("jm")]
        }
    }

    /// Returns the rows of each wheel, with the chosen row in the middle.
    ///
    /// - Parameter minutes: the distance between two rows of minutes.
    func wheels(mode: String, minutes: Int) -> [[String]] {
        switch mode {
        case "time": time(minutes)
        case "date":
            [
                rows(.month, template: "MMMM"), rows(.day, template: "d"),
                rows(.year, template: "y"),
            ]
        case "yearAndMonth": [rows(.month, template: "MMMM"), rows(.year, template: "y")]
        case "countDownTimer", "countDown":
            [
                numbers(to: 23, from: 0, unit: "hours"),
                numbers(to: 59, from: 0, step: minutes, unit: "min"),
            ]
        default: [rows(.day, template: "EEEMMMd")] + time(minutes)
        }
    }

    private func time(_ minutes: Int) -> [[String]] {
        let format = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale) ?? ""
        let has12Hours = format.contains("a")
        let hours = rows(.hour, format: has12Hours ? "h" : "HH")
        let both = [hours, rows(.minute, step: minutes, format: "mm")]
        guard has12Hours else { return both }
        let isMorning = calendar.component(.hour, from: date) < 12
        let lines = Array(repeating: "", count: 2 * Self.reach + 1)
        var halves = lines
        halves[Self.reach - (isMorning ? 0 : 1)] = formatter.amSymbol
        halves[Self.reach + (isMorning ? 1 : 0)] = formatter.pmSymbol
        return both + [halves]
    }

    private func numbers(to last: Int, from first: Int, step: Int = 1, unit: String) -> [String] {
        (-Self.reach...Self.reach).map { offset in
            let number = first + offset * step
            guard (0...last).contains(number) else { return "" }
            return offset == 0 ? "\(number) \(unit)" : "\(number)"
        }
    }

    private func rows(
        _ component: Calendar.Component, step: Int = 1, template: String? = nil,
        format: String? = nil
    ) -> [String] {
        let formatter = formatter
        if let template { formatter.setLocalizedDateFormatFromTemplate(template) }
        if let format { formatter.dateFormat = format }
        return (-Self.reach...Self.reach).map { offset in
            calendar.date(byAdding: component, value: offset * step, to: date)
                .map(formatter.string) ?? ""
        }
    }

    private func text(_ template: String) -> String {
        let formatter = formatter
        formatter.setLocalizedDateFormatFromTemplate(template)
        return formatter.string(from: date)
    }

    private var formatter: DateFormatter {
        let result = DateFormatter()
        result.calendar = calendar
        result.locale = locale
        result.timeZone = calendar.timeZone
        return result
    }
}
