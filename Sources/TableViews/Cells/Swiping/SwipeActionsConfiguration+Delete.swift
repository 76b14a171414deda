import TableControls

extension SwipeActionsConfiguration {
    /// Returns a configuration with a Delete button; the default title is the standard word.
    static func delete(
        titled title: String?, _ perform: @escaping () -> Void
    ) -> SwipeActionsConfiguration {
        SwipeActionsConfiguration(actions: [
            ContextualAction(style: .destructive, title: title ?? LocalizedDefault.delete.shown) {
                _, _, done in
                perform()
                done(true)
            }
        ])
    }

    /// Configuration with a Delete button without effect.
    static var delete: SwipeActionsConfiguration { delete(titled: nil) {} }
}
