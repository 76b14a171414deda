import DocumentSyntax
import TableDrawing
import TableThemes

/// Checks of the documents that a timeline pushes or pops.
extension TableDocument {
    /// Warns of settings in other documents that differ from this document.
    ///
    /// All screens of an animation share the settings of this document.
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
                        + "whose timeline is played; give the same value", at: entry.value)
            }
        }
    }

    /// Returns whether another document has a different value for a setting that all screens share.
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
