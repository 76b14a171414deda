/// Error about traits without effect.
struct SnapshotTraitsError: Error, CustomStringConvertible {
    var description: String {
        "a document states its traits itself, so 'traits:' would change nothing; leave it out, and take "
            + "'matrix:', a RenderMatrix with 'appearance = [.dark]', which replaces what the document says"
    }
}
