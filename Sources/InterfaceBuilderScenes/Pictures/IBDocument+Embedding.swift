import InterfaceBuilder

/// Scenes inside container views.
extension IBDocument {
    /// Returns the root view of a scene with the root views of embedded scenes in its container
    /// views.
    ///
    /// An embedded navigation controller shows its root controller, without its bar. Each scene is
    /// embedded once, as constraints name its views.
    func embedding(scenesOf view: IBView, of controller: IBViewController) -> IBView {
        var embedded = Set([controller.id].compactMap { $0 })
        return embedding(scenesOf: view, &embedded)
    }

    private func embedding(scenesOf view: IBView, _ embedded: inout Set<IBIdentifier>) -> IBView {
        var result = view
        result.subviews = view.subviews.map { embedding(scenesOf: $0, &embedded) }
        let segue = view.object.connections.segues.first { $0.kind == "embed" }
        guard let segue, view.subviews.isEmpty,
            var root = root(of: segue.destination, &embedded)
        else { return result }
        root = embedding(scenesOf: root, &embedded)
        root.frame = view.frame ?? root.frame
        root.frame?.x = 0
        root.frame?.y = 0
        root.autoresizingMask = ["widthSizable", "heightSizable"]
        result.subviews = [root]
        return result
    }

    /// Returns the root view of a controller, or of the first controller inside a container.
    private func root(
        of controller: IBIdentifier, _ embedded: inout Set<IBIdentifier>
    ) -> IBView? {
        guard embedded.insert(controller).inserted,
            let found = scene(of: controller)?.controller
        else { return nil }
        return found.view ?? found.contained.first.flatMap { root(of: $0, &embedded) }
    }
}
