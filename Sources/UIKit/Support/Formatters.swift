import Foundation
import TableThemes

/// Text of a length of time, in English.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    /// Length of the units.
    public enum UnitsStyle: Int, Sendable, Hashable, CaseIterable {
        case positional, abbreviated, short, full, spellOut, brief
    }

    /// Handling of units with the value 0.
    public struct ZeroFormattingBehavior: OptionSet, Sendable, Hashable {
        /// Bits of the handling, equal to Foundation's bits.
        public let rawValue: UInt
        /// Creates a handling from Foundation's bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The handling of the style.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1)
        /// Leaves out units before the first unit with a value.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
        /// Leaves out units between units with values.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
        /// Leaves out units after the last unit with a value.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
        /// Leaves out all units with the value 0.
        public static let dropAll: ZeroFormattingBehavior = [
            .dropLeading, .dropMiddle, .dropTrailing,
        ]
        /// Writes all units, with two digits in the positional style.
        public static let pad = ZeroFormattingBehavior(rawValue: 65_536)
    }

    /// Units of the text; no units are days, hours, minutes and seconds.
    open var allowedUnits: NSCalendar.Unit = []
    /// Length of the units.
    open var unitsStyle = UnitsStyle.positional
    /// Handling of units with the value 0.
    open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
    /// Largest number of units, or 0 for no limit.
    open var maximumUnitCount = 0
    /// Calendar of the components.
    open var calendar: Calendar? = .current
    /// Whether "About" precedes the text.
    open var includesApproximationPhrase = false
    /// Whether "remaining" follows the text.
    open var includesTimeRemainingPhrase = false
    /// Whether a single large unit is written in the next unit; without effect.
    open var collapsesLargestUnit = false
    /// Whether the last unit may have a fraction; without effect.
    open var allowsFractionalUnits = false
    /// Place of the text in a sentence; without effect on the text.
    open var formattingContext = Formatter.Context.unknown
    /// Date at which the components start.
    open var referenceDate: Date?

    private struct Unit {
        let unit: NSCalendar.Unit
        let seconds: Double
        let name: String
        let short: String
        let letter: String
    }

    private static let units = [
        Unit(unit: .year, seconds: 31_536_000, name: "year", short: "yr", letter: "y"),
        Unit(unit: .month, seconds: 2_592_000, name: "month", short: "mo", letter: "mo"),
        Unit(unit: .weekOfMonth, seconds: 604_800, name: "week", short: "wk", letter: "w"),
        Unit(unit: .day, seconds: 86_400, name: "day", short: "day", letter: "d"),
        Unit(unit: .hour, seconds: 3_600, name: "hour", short: "hr", letter: "h"),
        Unit(unit: .minute, seconds: 60, name: "minute", short: "min", letter: "m"),
        Unit(unit: .second, seconds: 1, name: "second", short: "sec", letter: "s"),
    ]

    /// Returns the text of a time in seconds.
    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite, abs(ti) < 1e15 else { return nil }
        var rest = abs(ti).rounded(.down)
        let allowed: NSCalendar.Unit =
            allowedUnits.isEmpty ? [.day, .hour, .minute, .second] : allowedUnits
        var parts: [(unit: Unit, count: Int)] = []
        for unit in Self.units where allowed.contains(unit.unit) {
            let count = (rest / unit.seconds).rounded(.down)
            rest -= count * unit.seconds
            parts.append((unit, Int(count)))
        }
        let kept = maximumUnitCount > 0 ? limited(parts) : withoutZeros(parts)
        guard !kept.isEmpty else { return nil }
        let sign = ti < 0 ? "-" : ""
        let about = includesApproximationPhrase ? "About " : ""
        let remaining = includesTimeRemainingPhrase ? " remaining" : ""
        return about + sign + joined(kept) + remaining
    }

    private func limited(_ parts: [(unit: Unit, count: Int)]) -> [(unit: Unit, count: Int)] {
        let first = parts.firstIndex { $0.count != 0 } ?? parts.count - 1
        return withoutZeros(Array(parts[max(0, first)...].prefix(maximumUnitCount)))
    }

    private func withoutZeros(_ parts: [(unit: Unit, count: Int)]) -> [(unit: Unit, count: Int)] {
        guard let last = parts.last, !zeroFormattingBehavior.contains(.pad) else { return parts }
        var kept: [(unit: Unit, count: Int)]
        if unitsStyle == .positional, zeroFormattingBehavior == .default {
            kept = Array(parts.drop { $0.count == 0 })
            // Foundation writes "0:30" with minutes and seconds.
            if kept.count < 2 { kept = parts.suffix(2) }
        } else if zeroFormattingBehavior == .dropLeading {
            kept = Array(parts.drop { $0.count == 0 })
        } else if zeroFormattingBehavior.rawValue == 0 {
            kept = parts
        } else {
            kept = parts.filter { $0.count != 0 }
        }
        return kept.isEmpty ? [last] : kept
    }

    private func joined(_ parts: [(unit: Unit, count: Int)]) -> String {
        func plural(_ name: String, _ count: Int) -> String { count == 1 ? name : name + "s" }
        switch unitsStyle {
        case .positional:
            let pads = zeroFormattingBehavior.contains(.pad)
            return parts.enumerated().map { index, part in
                let text = String(part.count)
                return (index > 0 || pads) && text.count < 2 ? "0" + text : text
            }.joined(separator: ":")
        case .abbreviated:
            return parts.map { "\($0.count)\($0.unit.letter)" }.joined(separator: " ")
        case .brief:
            return parts.map { part in
                "\(part.count)" + plural(part.unit.short, part.unit.short == "min" ? 1 : part.count)
            }.joined(separator: " ")
        case .short:
            return parts.map { part in
                let name = part.unit.short
                return "\(part.count) "
                    + plural(name, name == "hr" || name == "day" ? part.count : 1)
            }.joined(separator: ", ")
        case .full, .spellOut:
            return parts.map { "\($0.count) " + plural($0.unit.name, $0.count) }
                .joined(separator: ", ")
        }
    }

    /// Returns the text of the time between two dates.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        string(from: endDate.timeIntervalSince(startDate))
    }

    /// Returns the text of components; years have 365 days and months 30 days.
    open func string(from components: DateComponents) -> String? {
        let days = Double(components.year ?? 0) * 365 + Double(components.month ?? 0) * 30
        let weeks = Double(components.weekOfMonth ?? components.weekOfYear ?? 0) * 7
        let hours = (days + weeks + Double(components.day ?? 0)) * 24
        let minutes = (hours + Double(components.hour ?? 0)) * 60 + Double(components.minute ?? 0)
        return string(from: minutes * 60 + Double(components.second ?? 0))
    }

    /// Returns the text of components with a length of the units.
    open class func localizedString(
        from components: DateComponents, unitsStyle: UnitsStyle
    ) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    open override func string(for obj: Any?) -> String? {
        if let components = obj as? DateComponents { return string(from: components) }
        return (obj as? TimeInterval).flatMap { string(from: $0) }
    }
}

/// Text of a value with a unit; the unit is not changed to the unit of the locale.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    /// Choice of the unit.
    public struct UnitOptions: OptionSet, Sendable, Hashable {
        /// Bits of the choice, equal to Foundation's bits.
        public let rawValue: UInt
        /// Creates a choice from Foundation's bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The unit of the value.
        public static let providedUnit = UnitOptions(rawValue: 1)
        /// A larger or smaller unit for large or small values.
        public static let naturalScale = UnitOptions(rawValue: 2)
        /// Degrees without the letter of the scale.
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }

    /// Choice of the unit.
    open var unitOptions: UnitOptions = []
    /// Length of the unit; the symbol of the unit is written.
    open var unitStyle = Formatter.UnitStyle.medium
    /// Locale of the number.
    open var locale: Locale! = .ofPicture { didSet { numberFormatter.locale = locale } }
    /// Format of the number.
    open var numberFormatter: NumberFormatter! = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        formatter.locale = .ofPicture
        return formatter
    }()

    /// Returns the text of a value with its unit.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        let value = NSNumber(value: measurement.value)
        let number = numberFormatter.string(from: value) ?? "\(measurement.value)"
        if measurement.unit is UnitTemperature {
            return number
                + (unitOptions.contains(.temperatureWithoutUnit)
                    ? "°" : symbol(of: measurement.unit))
        }
        return number + (unitStyle == .short ? "" : " ") + symbol(of: measurement.unit)
    }

    /// Returns the symbol of a unit.
    open func string(from unit: Unit) -> String { symbol(of: unit) }

    private func symbol(of unit: Unit) -> String { unit.symbol }
}

/// Text of the parts of a person's name, in the order of English.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
    /// Length of the name.
    public enum Style: Int, Sendable, Hashable, CaseIterable {
        case `default`, short, medium, long, abbreviated
    }
    /// Choice of a phonetic name, which is not written.
    public struct Options: OptionSet, Sendable, Hashable {
        /// Bits of the choice, equal to Foundation's bits.
        public let rawValue: UInt
        /// Creates a choice from Foundation's bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The phonetic name.
        public static let phonetic = Options(rawValue: 2)
    }

    /// Length of the name.
    open var style = Style.default

    /// Creates a formatter of names of medium length.
    public override init() { super.init() }

    /// A formatter cannot be read from an archive.
    public required init?(coder: NSCoder) { nil }

    /// Returns the text of a name.
    open func string(from components: PersonNameComponents) -> String {
        let (given, family) = (components.givenName, components.familyName)
        let parts: [String?]
        switch style {
        case .abbreviated:
            return [given, family].compactMap { $0?.first.map { String($0).uppercased() } }.joined()
        case .short: parts = [components.nickname ?? given ?? family]
        case .long:
            parts = [
                components.namePrefix, given, components.middleName, family, components.nameSuffix,
            ]
        case .default, .medium: parts = [given, family]
        }
        return parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// Returns the parts of a text: given names, and the last word as the family name.
    open func personNameComponents(from string: String) -> PersonNameComponents? {
        let words = string.split(separator: " ").map(String.init)
        guard let first = words.first else { return nil }
        var components = PersonNameComponents()
        components.givenName = first
        if words.count > 1 { components.familyName = words.last }
        if words.count > 2 {
            components.middleName = words[1..<words.count - 1].joined(separator: " ")
        }
        return components
    }

    /// Returns the text of a name with a length.
    open class func localizedString(
        from components: PersonNameComponents, style: Style, options: Options = []
    ) -> String {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = style
        return formatter.string(from: components)
    }

    open override func string(for obj: Any?) -> String? {
        (obj as? PersonNameComponents).map { string(from: $0) }
    }
}

/// Text of a list, in English.
open class ListFormatter: Formatter, @unchecked Sendable {
    /// Locale of the list; the list is English.
    open var locale: Locale! = .ofPicture
    /// Formatter of the items, or `nil` for their descriptions.
    open var itemFormatter: Formatter?

    /// Returns the text of a list.
    open func string(from items: [Any]) -> String? {
        Self.localizedString(
            byJoining: items.map { itemFormatter?.string(for: $0) ?? String(describing: $0) })
    }

    /// Returns texts with commas and "and" between them.
    open class func localizedString(byJoining strings: [String]) -> String {
        guard let last = strings.last, strings.count > 1 else { return strings.first ?? "" }
        let start = strings.dropLast().joined(separator: ", ")
        return start + (strings.count > 2 ? ", and " : " and ") + last
    }

    open override func string(for obj: Any?) -> String? {
        (obj as? [Any]).flatMap { string(from: $0) }
    }
}
