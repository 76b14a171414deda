extension SwipeActionsConfiguration {
    /// A Delete button alone; its title is the standard word unless another is given.
    static func delete(
        titled title: String?, _ perform: @escaping () -> Void
    ) -> SwipeActionsConfiguration {
        SwipeActionsConfiguration(actions: [
            ContextualAction(style: .destructive, title: title ?? StandardWord.delete.shown) {
                _, _, done in
                perform()
                done(true)
            }
        ])
    }

    /// A Delete button that does nothing.
    static var delete: SwipeActionsConfiguration { delete(titled: nil) {} }
}
