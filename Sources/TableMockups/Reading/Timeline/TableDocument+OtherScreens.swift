import TableDrawing
import TableViews

/// What the documents say whose screens a timeline comes from and goes to.
extension TableDocument {
    /// Says what of their looks gives way to this document's: all screens of an animation are seen with one.
    func warnOfOtherScreens(_ problems: ProblemList) {
        var known: Set<String> = []
        for step in timeline {
            guard let other = step.action.otherScreen?.document,
                known.insert(other.name).inserted, let mapping = other.source.node.mapping
            else { continue }
            for entry in mapping.entries where differs(other, entry.key) {
                problems.warning(
                    "the \(entry.key) of a screen that is pushed or popped gives way to that of the document "
                        + "whose timeline is played, expected the same", at: entry.value)
            }
            if other.screen.scale != screen.scale,
                let scale = mapping["screen"]?.mapping?["scale"]
            {
                problems.warning(
                    "the scale of a screen that is pushed or popped gives way to that of the document "
                        + "whose timeline is played, expected the same", at: scale)
            }
        }
    }

    /// Whether another document says otherwise what all screens of an animation have in common.
    private func differs(_ other: TableDocument, _ key: String) -> Bool {
        switch key {
        case "theme": other.theme.name != theme.name
        case "appearance": other.appearance != appearance
        case "contrast": other.contrast != contrast
        case "contentSize": other.contentSize != contentSize
        case "direction": other.direction != direction
        case "timeZone": other.timeZone != timeZone
        case "now": other.now != now
        default: false
        }
    }
}
