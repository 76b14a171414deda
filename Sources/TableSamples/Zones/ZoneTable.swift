/// Time zones of the samples: a fixed list, independent of the machine's time zone data.
///
/// Identifiers and abbreviations come from the tz database. The list covers all continents and
/// excludes places that changed their clocks after 2023.
public enum ZoneTable {
    /// Time zone of the list.
    public struct Zone: Sendable, Hashable {
        /// Name in the tz database.
        public let identifier: String
        /// Abbreviation of standard time, or `nil` if the database has only a number.
        public let abbreviation: String?
        /// Abbreviation of daylight saving time, or `nil` if the list has none.
        public let daylightAbbreviation: String?
    }

    /// Time zones in the order of their identifiers.
    public static let zones: [Zone] = list.split(separator: "\n").map { line in
        let words = line.split(separator: " ").map(String.init)
        return Zone(
            identifier: words[0], abbreviation: words.count > 1 ? words[1] : nil,
            daylightAbbreviation: words.count > 2 ? words[2] : nil)
    }

    /// Identifiers of all time zones.
    public static var identifiers: [String] { zones.map(\.identifier) }

    /// Returns the time zone with an identifier, or `nil` if the list does not contain it.
    public static func zone(withIdentifier identifier: String) -> Zone? { byIdentifier[identifier] }

    private static let byIdentifier = Dictionary(
        zones.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })

    /// Identifier, abbreviation, and abbreviation of daylight saving time.
    private static let list = """
        Africa/Abidjan GMT
        Africa/Cairo EET EEST
        Africa/Johannesburg SAST
        Africa/Lagos WAT
        Africa/Nairobi EAT
        Africa/Tunis CET
        Africa/Windhoek CAT
        America/Anchorage AKST AKDT
        America/Argentina/Buenos_Aires
        America/Argentina/Ushuaia
        America/Bogota
        America/Caracas
        America/Chicago CST CDT
        America/Denver MST MDT
        America/Halifax AST ADT
        America/Havana CST CDT
        America/Indiana/Knox CST CDT
        America/Kentucky/Louisville EST EDT
        America/La_Paz
        America/Lima
        America/Los_Angeles PST PDT
        America/Mexico_City CST
        America/New_York EST EDT
        America/North_Dakota/New_Salem CST CDT
        America/Panama EST
        America/Phoenix MST
        America/Port-au-Prince EST EDT
        America/Santiago
        America/Sao_Paulo
        America/St_Johns NST NDT
        America/Toronto EST EDT
        Antarctica/McMurdo NZST NZDT
        Antarctica/Troll
        Asia/Baghdad
        Asia/Bangkok
        Asia/Dhaka
        Asia/Dubai
        Asia/Hong_Kong HKT
        Asia/Jakarta WIB
        Asia/Jerusalem IST IDT
        Asia/Kabul
        Asia/Karachi PKT
        Asia/Kathmandu
        Asia/Kolkata IST
        Asia/Manila PST
        Asia/Seoul KST
        Asia/Shanghai CST
        Asia/Singapore
        Asia/Taipei CST
        Asia/Tokyo JST
        Asia/Vladivostok
        Asia/Yangon
        Asia/Yekaterinburg
        Atlantic/Azores
        Atlantic/Bermuda AST ADT
        Atlantic/Cape_Verde
        Atlantic/Reykjavik GMT
        Atlantic/South_Georgia
        Australia/Adelaide ACST ACDT
        Australia/Brisbane AEST
        Australia/Darwin ACST
        Australia/Eucla
        Australia/Lord_Howe
        Australia/Perth AWST
        Australia/Sydney AEST AEDT
        Europe/Athens EET EEST
        Europe/Berlin CET CEST
        Europe/Dublin GMT IST
        Europe/Helsinki EET EEST
        Europe/Istanbul
        Europe/Lisbon WET WEST
        Europe/London GMT BST
        Europe/Madrid CET CEST
        Europe/Moscow MSK
        Europe/Paris CET CEST
        Europe/Rome CET CEST
        Europe/Zurich CET CEST
        GMT GMT
        Indian/Antananarivo EAT
        Indian/Chagos
        Indian/Maldives
        Indian/Mauritius
        Pacific/Apia
        Pacific/Auckland NZST NZDT
        Pacific/Chatham
        Pacific/Fiji
        Pacific/Guam ChST
        Pacific/Honolulu HST
        Pacific/Kiritimati
        Pacific/Marquesas
        Pacific/Pago_Pago SST
        Pacific/Tongatapu
        """
}
