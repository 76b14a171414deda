import TableDrawing

/// An error for ignored places that the picture does not contain.
public struct IgnoredPlaceError: Error, Sendable, Hashable, CustomStringConvertible {
    /// A missing place.
    public struct Missing: Sendable, Hashable {
        /// Description of the place.
        public let place: String
        /// Index of the place, counted from 0.
        public let index: Int
        /// Similar names, best match first.
        public let near: [String]

        /// - Parameters:
        ///   - typed: the name that was given.
        ///   - candidates: the valid names.
        package init(_ place: String, index: Int, typed: String = "", candidates: [String] = []) {
            self.place = place
            self.index = index
            near = typed.isEmpty ? [] : Suggestion.names(near: typed, among: Set(candidates))
        }

        /// Question for the intended name, or empty if no name is similar.
        fileprivate var question: String {
            near.isEmpty ? "" : "; did you mean \(near.joined(separator: " or "))?"
        }
    }

    /// All missing places, in their given order.
    public let missing: [Missing]
    /// Text that lists the picture's names of rows and parts.
    public let known: String
    /// Start of the message: the subject and its verb.
    private let denial: String
    /// Introduction of the existing names.
    private let lead: String

    /// Maximum number of listed names.
    private static let maximumNames = 12

    /// - Parameters:
    ///   - missing: missing places.
    ///   - names: names in the picture.
    ///   - subject: the word for the picture.
    package init(_ missing: [Missing], names: [String], subject: String = "picture") {
        self.init(missing, names: names, denial: "the \(subject) does not show", lead: "it shows")
    }

    /// Creates the error for places missing in all of several pictures.
    ///
    /// - Parameters:
    ///   - missing: missing places.
    ///   - names: names in any of the pictures.
    package init(missingInAll missing: [Missing], names: [String]) {
        self.init(
            missing, names: names, denial: "none of the pictures shows", lead: "they show")
    }

    private init(_ missing: [Missing], names: [String], denial: String, lead: String) {
        self.missing = missing
        self.denial = denial
        self.lead = lead
        let names = names.filter(Self.isWorthNaming)
        let listed = names.prefix(Self.maximumNames)
        let more = names.count > listed.count ? ", and \(names.count - listed.count) more" : ""
        known =
            names.isEmpty
            ? "no place with a name" : listed.joined(separator: "; ") + more
    }

    /// Whether a name is listed.
    ///
    /// Lines below the last row are not worth ignoring.
    private static func isWorthNaming(_ name: String) -> Bool {
        name.wholeMatch(of: #/filler \d+/#) == nil
    }

    /// Returns the message for a single missing place.
    public func description(of missing: Missing) -> String {
        "cannot ignore \(missing.place): \(denial) this place\(missing.question)"
    }

    /// All missing places, similar names, and the names in the picture.
    public var description: String {
        let places = missing.map(\.place).joined(separator: "; nor ")
        let noun = missing.count == 1 ? "this place" : "these places"
        let questions = missing.map(\.question).joined()
        let shown =
            questions.isEmpty
            ? "; " + lead : "\(questions) \(lead.prefix(1).uppercased())\(lead.dropFirst())"
        return "cannot ignore \(places): \(denial) \(noun)\(shown) \(known)"
    }
}
