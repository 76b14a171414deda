import TableDrawing

/// Places that are not to be compared and that the picture does not have.
public struct IgnoredPlaceError: Error, Sendable, Hashable, CustomStringConvertible {
    /// A place that is not there.
    public struct Missing: Sendable, Hashable {
        /// What was named.
        public let place: String
        /// Which of several it is, counted from 0.
        public let index: Int
        /// What may have been meant, the best first.
        public let near: [String]

        /// - Parameters:
        ///   - typed: the name alone that was given.
        ///   - candidates: the names that would have been right.
        package init(_ place: String, index: Int, typed: String = "", candidates: [String] = []) {
            self.place = place
            self.index = index
            near = typed.isEmpty ? [] : Suggestion.names(near: typed, among: Set(candidates))
        }

        /// Asks for what may have been meant; empty where nothing is near.
        fileprivate var question: String {
            near.isEmpty ? "" : "; did you mean \(near.joined(separator: " or "))?"
        }
    }

    /// All that are not there, in the order in which they were named.
    public let missing: [Missing]
    /// What the picture shows instead, in words: the names of rows and parts.
    public let known: String
    /// What lacks it, with that it does.
    private let denial: String
    /// How what there is instead is led in.
    private let lead: String

    /// How many of the picture's names are told.
    private static let told = 12

    /// - Parameters:
    ///   - missing: what is not there.
    ///   - names: what the picture has.
    ///   - subject: what lacks it.
    package init(_ missing: [Missing], names: [String], subject: String = "picture") {
        self.init(missing, names: names, denial: "the \(subject) does not show", lead: "it shows")
    }

    /// What none of several pictures has.
    ///
    /// - Parameters:
    ///   - missing: what is not there.
    ///   - names: what any of them has.
    package init(missingInAll missing: [Missing], names: [String]) {
        self.init(
            missing, names: names, denial: "none of the pictures shows", lead: "they show")
    }

    private init(_ missing: [Missing], names: [String], denial: String, lead: String) {
        self.missing = missing
        self.denial = denial
        self.lead = lead
        let names = names.filter(Self.isWorthNaming)
        let more = names.count > Self.told ? ", and \(names.count - Self.told) more" : ""
        known =
            names.isEmpty
            ? "nothing that has a name" : names.prefix(Self.told).joined(separator: "; ") + more
    }

    /// Nobody ignores the lines beneath the last row.
    private static func isWorthNaming(_ name: String) -> Bool {
        name.wholeMatch(of: #/filler \d+/#) == nil
    }

    /// What is to be said of one of them alone.
    public func description(of missing: Missing) -> String {
        "\(denial) \(missing.place), which was to be ignored\(missing.question)"
    }

    public var description: String {
        let places = missing.map(\.place).joined(separator: "; nor ")
        let verb = missing.count == 1 ? "was" : "were"
        let questions = missing.map(\.question).joined()
        let shown =
            questions.isEmpty
            ? "; " + lead : "\(questions) \(lead.prefix(1).uppercased())\(lead.dropFirst())"
        return "\(denial) \(places), which \(verb) to be ignored\(shown) \(known)"
    }
}
