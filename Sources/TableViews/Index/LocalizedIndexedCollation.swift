import Foundation

/// Sorts objects into sections by the first letter of their names; UIKit's class in Swift
/// terms.
///
/// The titles are the letters of the Latin alphabet and `#`. Names are compared without case,
/// width and diacritics. The rules are fixed and independent of the process's language.
public struct LocalizedIndexedCollation: Sendable, Hashable {
    /// Titles of the sections: A to Z and `#`.
    public let sectionTitles: [String]
    /// Titles of the index, equal to the titles of the sections.
    public var sectionIndexTitles: [String] { sectionTitles }

    /// Returns the collation of the current render.
    ///
    /// All locales have the Latin collation so far.
    public static func current() -> LocalizedIndexedCollation {
        LocalizedIndexedCollation(
            sectionTitles: (UInt8(ascii: "A")...UInt8(ascii: "Z")).map {
                String(UnicodeScalar($0))
            } + ["#"])
    }

    /// Returns the section for the index of an index title.
    public func section(forSectionIndexTitle index: Int) -> Int {
        min(max(0, index), sectionTitles.count - 1)
    }

    /// Returns the section for an object by its name.
    ///
    /// The last section contains names without a Latin first letter.
    public func section<Element>(
        for object: Element, collationStringSelector name: (Element) -> String
    ) -> Int {
        guard let first = Self.folded(name(object)).first,
            let section = sectionTitles.firstIndex(of: String(first).uppercased())
        else { return sectionTitles.count - 1 }
        return section
    }

    /// Returns the objects sorted by name; objects with equal names keep their order.
    public func sortedArray<Element>(
        from array: [Element], collationStringSelector name: (Element) -> String
    ) -> [Element] {
        array.enumerated().map { (key: Self.folded(name($0.element)), $0.offset, $0.element) }
            .sorted { ($0.key, $0.1) < ($1.key, $1.1) }
            .map(\.2)
    }

    /// Returns a name without case, width, diacritics and surrounding spaces.
    private static func folded(_ name: String) -> String {
        name.trimmingCharacters(in: .whitespaces).folding(
            options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive],
            locale: Locale(identifier: "en_US_POSIX"))
    }
}
