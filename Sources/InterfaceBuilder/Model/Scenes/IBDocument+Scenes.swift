extension IBDocument {
    /// Returns the scene with a name: the storyboard identifier, the class, the title or the
    /// object identifier of its controller.
    ///
    /// Storyboard identifiers precede classes, and classes precede titles.
    package func scene(named name: String) -> IBScene? {
        let names: [(IBViewController) -> String?] = [
            \.storyboardIdentifier, \.object.customClass?.name, \.title, \.object.userLabel,
            \.id?.rawValue,
        ]
        for each in names {
            if let scene = scenes.first(where: { $0.controller.flatMap(each) == name }) {
                return scene
            }
        }
        return nil
    }

    /// Returns the scene of the controller with an identifier.
    package func scene(of controller: IBIdentifier) -> IBScene? {
        scenes.first { $0.controller?.id == controller }
    }

    /// Scene that the storyboard shows first, or `nil`.
    package var initialScene: IBScene? { initialController.flatMap(scene(of:)) }

    /// Maximum number of containers of a controller; real files have at most 3.
    private static let mostContainers = 8

    /// Returns the containers of a controller, the nearest first, such as a navigation controller
    /// and its tab bar controller.
    ///
    /// A cycle of relationships ends the list, and a list has at most 8 containers.
    package func containers(of controller: IBIdentifier) -> [IBViewController] {
        var visited: Set<IBIdentifier> = [controller]
        var result: [IBViewController] = []
        var current = controller
        while result.count < Self.mostContainers,
            let container = scenes.lazy.compactMap(\.controller).first(where: {
                $0.contained.contains(current)
            }), let id = container.id, visited.insert(id).inserted
        {
            result.append(container)
            current = id
        }
        return result
    }
}
