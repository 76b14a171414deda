import TableViews

/// What is noted of views as long as they live: a view that comes to stand at a former one's address has no note.
struct ViewNotes<Note> {
    private struct Entry {
        weak var view: View?
        var note: Note
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    /// Notes of views that are gone are looked for when there are so many.
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

    /// How many views have notes, those that are gone and were not looked for included.
    var count: Int { entries.count }
}
