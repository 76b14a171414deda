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
            var stated = mapping.entries.filter { differs(other, $0.key) }
            if other.screen.scale != screen.scale {
                let entries = mapping["screen"]?.mapping?.entries ?? []
                stated += entries.filter { $0.key == "scale" }
            }
            for entry in stated {
                problems.warning(
                    "the \(entry.key) of a screen that is pushed or popped gives way to that of the document "
                        + "whose timeline is played, expected the same", at: entry.value)
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
