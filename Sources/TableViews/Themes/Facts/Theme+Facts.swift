extension Theme {
    /// Where the numbers of a theme come from; nothing for a theme that is not one of `all`.
    ///
    /// They speak for the themes as they are made, not for copies that were changed.
    public static func facts(ofThemeNamed name: String) -> [ThemeFact]? {
        switch name {
        case classic.name:
            classicFacts + classicEditingFacts + classicGroupedFacts + classicBarFacts
                + classicControlFacts + animationFacts
        case flat.name:
            flatFacts + flatEditingFacts + flatGroupedFacts + flatBarFacts
                + flatControlFacts + animationFacts
        case modern.name:
            modernFacts + modernEditingFacts + modernGroupedFacts + modernBarFacts
                + modernControlFacts + animationFacts
        case glass.name:
            glassFacts + glassEditingFacts + glassGroupedFacts + glassBarFacts
                + glassControlFacts + animationFacts
        default: nil
        }
    }

    /// The fact that speaks for a property: the one with the longest path.
    public static func fact(
        for property: String, ofThemeNamed name: String
    ) -> ThemeFact? {
        facts(ofThemeNamed: name)?.filter { $0.covers(property) }
            .max { $0.path.count < $1.path.count }
    }
}
