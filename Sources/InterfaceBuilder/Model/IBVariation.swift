import DocumentSyntax

/// A size class.
package enum IBSizeClass: String, Sendable, Hashable {
    /// Compact size class.
    case compact
    /// Regular size class.
    case regular
    /// Any size class, as of the canvas of Xcode 6 and 7; never a requirement.
    case any
}

/// The horizontal and vertical size class of an environment; a phone in portrait orientation is
/// compact and regular.
package struct IBSizeClasses: Sendable, Hashable {
    /// Horizontal size class.
    package var horizontal: IBSizeClass
    /// Vertical size class.
    package var vertical: IBSizeClass

    /// Creates a pair of size classes.
    package init(horizontal: IBSizeClass, vertical: IBSizeClass) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// Size classes of a phone in portrait orientation.
    package static let phone = IBSizeClasses(horizontal: .compact, vertical: .regular)
}

/// Other values and installed objects of an object for size classes.
package struct IBVariation: Sendable {
    /// Key in the file, such as `default` or `heightClass=regular-widthClass=compact`.
    package var key: String
    /// Required horizontal size class, or `nil` for any.
    package var horizontal: IBSizeClass?
    /// Required vertical size class, or `nil` for any.
    package var vertical: IBSizeClass?
    /// Other requirements of the key, such as `mac`, which no phone or tablet meets.
    package var others: [String] = []
    /// Values of properties.
    package var properties = IBProperties()
    /// Masks by the name of the list: `subviews` or `constraints`.
    package var masks: [String: IBMask] = [:]
    /// Location of the element.
    package var location: DocumentLocation

    /// Number of requirements; a variation with more requirements takes precedence.
    package var specificity: Int {
        (horizontal == nil ? 0 : 1) + (vertical == nil ? 0 : 1) + others.count
    }

    /// Returns whether an environment meets the requirements.
    package func matches(_ traits: IBSizeClasses) -> Bool {
        others.isEmpty && (horizontal ?? traits.horizontal) == traits.horizontal
            && (vertical ?? traits.vertical) == traits.vertical
    }
}

/// Objects that a variation includes in a list or excludes from a list.
package struct IBMask: Sendable, Hashable {
    /// Identifiers of included objects.
    package var included: Set<IBIdentifier> = []
    /// Identifiers of excluded objects.
    package var excluded: Set<IBIdentifier> = []
}

extension [IBVariation] {
    /// Returns the variations that match an environment, the most specific variation last.
    package func matching(_ traits: IBSizeClasses) -> [IBVariation] {
        let found = filter { $0.matches(traits) }
        // The sort of the standard library is stable.
        return found.sorted { $0.specificity < $1.specificity }
    }

    /// Returns the objects of a list, such as `constraints`, that masks exclude in an environment.
    package func excluded(from list: String, for traits: IBSizeClasses) -> Set<IBIdentifier> {
        var excluded: Set<IBIdentifier> = []
        for variation in matching(traits) {
            guard let mask = variation.masks[list] else { continue }
            excluded.formUnion(mask.excluded)
            excluded.subtract(mask.included)
        }
        return excluded
    }
}
