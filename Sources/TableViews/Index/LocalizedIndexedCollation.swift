import Foundation

/// Sorts things into sections by the first letter of their names; UIKit's class in Swift's words.
///
/// The titles are those of the Latin alphabet and `#`. Names are compared without regard to case,
/// width and diacritics, by fixed rules: the language of the process plays no part.
public struct LocalizedIndexedCollation: Sendable, Hashable {
    /// The titles of the sections: A to Z and `#`.
    public let sectionTitles: [String]
    /// The titles of the index, which are those of the sections.
    public var sectionIndexTitles: [String] { sectionTitles }

    /// The collation of the render under way.
    ///
    /// All locales have the Latin one so far.
    public static func current() -> LocalizedIndexedCollation {
        LocalizedIndexedCollation(
            sectionTitles: (UInt8(ascii: "A")...UInt8(ascii: "Z")).map {
                String(UnicodeScalar($0))
            } + ["#"])
    }

    /// The number of the section that an index title leads to.
    public func section(forSectionIndexTitle index: Int) -> Int {
        min(max(0, index), sectionTitles.count - 1)
    }

    /// The number of the section that a thing belongs to, by its name.
    ///
    /// What does not begin with a Latin letter belongs to the last one.
    public func section<Element>(
        for object: Element, collationStringSelector name: (Element) -> String
    ) -> Int {
        guard let first = Self.folded(name(object)).first,
            let section = sectionTitles.firstIndex(of: String(first).uppercased())
        else { return sectionTitles.count - 1 }
        return section
    }

    /// The things in the order of their names; equal names keep their order.
    public func sortedArray<Element>(
        from array: [Element], collationStringSelector name: (Element) -> String
    ) -> [Element] {
        array.enumerated().map { (key: Self.folded(name($0.element)), $0.offset, $0.element) }
            .sorted { ($0.key, $0.1) < ($1.key, $1.1) }
            .map(\.2)
    }

    /// A name without case, width, diacritics and spaces in front.
    private static func folded(_ name: String) -> String {
        name.trimmingCharacters(in: .whitespaces).folding(
            options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive],
            locale: Locale(identifier: "en_US_POSIX"))
    }
}
