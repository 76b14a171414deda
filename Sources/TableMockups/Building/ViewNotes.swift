import TableControls

/// Notes on views, kept during the views' lifetime.
///
/// A new view at the address of a released view has no note.
struct ViewNotes<Note> {
    private struct Entry {
        weak var view: View?
        var note: Note
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    /// Number of notes at which notes of released views are removed.
    private var limit = 64

    subscript(view: View) -> Note? {
        get {
            guard let entry = entries[ObjectIdentifier(view)], entry.view === view else {
                return nil
            }
            return entry.note
        }
        set {
            entries[ObjectIdentifier(view)] = newValue.map { Entry(view: view, note: $0) }
            guard entries.count > limit else { return }
            entries = entries.filter { $0.value.view != nil }
            limit = max(64, entries.count * 2)
        }
    }

    /// Number of notes, including notes of released views that are not yet removed.
    var count: Int { entries.count }
}
