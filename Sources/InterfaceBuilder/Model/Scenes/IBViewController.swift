import DocumentSyntax

/// A view controller.
package struct IBViewController: Sendable {
    /// Kinds of view controllers by the names of their elements.
    package enum Kind: String, Sendable, Hashable, CaseIterable {
        // The names of elements.
        case viewController, tableViewController, collectionViewController
        case navigationController, tabBarController, splitViewController, pageViewController
        case glkViewController, avPlayerViewController, hostingController
        /// A reference to a controller of another storyboard.
        case placeholder = "viewControllerPlaceholder"
    }

    /// Shared parts of the controller.
    package var object: IBObject
    /// Kind of the controller.
    package var kind: Kind
    /// Guides for the bars of older files.
    package var guides: [IBLayoutGuide] = []

    /// Identifier of the controller, or `nil`.
    package var id: IBIdentifier? { object.id }
    /// Identifier for code, or `nil`.
    package var storyboardIdentifier: String? { object["storyboardIdentifier"]?.text }
    /// Title of the controller, or of its navigation item, or `nil`.
    package var title: String? { object["title"]?.text ?? navigationItem?["title"]?.text }
    /// Root view, or `nil` if the class creates the view.
    package var view: IBView? {
        object.properties.lazy.compactMap(\.value.view).first {
            $0.object.key == "view" || $0.object.key == "tableView"
                || $0.object.key == "collectionView"
        }
    }
    /// Contents of the navigation bar, or `nil`.
    package var navigationItem: IBObject? { object["navigationItem"]?.object }
    /// Item of the tab bar, or `nil`.
    package var tabBarItem: IBObject? { object["tabBarItem"]?.object }
    /// Items of the toolbar.
    package var toolbarItems: [IBObject] {
        (object["toolbarItems"]?.list ?? []).compactMap(\.object)
    }
    /// Bar of a navigation controller, or `nil`.
    package var navigationBar: IBView? { object["navigationBar"]?.view }
    /// Bar of a tab bar controller, or `nil`.
    package var tabBar: IBView? { object["tabBar"]?.view }
    /// Identifiers of contained controllers: the root of a navigation controller, or the
    /// controllers of tabs.
    package var contained: [IBIdentifier] {
        object.connections.segues.filter { $0.kind == "relationship" }.map(\.destination)
    }
}

/// A scene of a storyboard.
package struct IBScene: Sendable {
    /// Identifier of the scene, or `nil`.
    package var id: IBIdentifier?
    /// Location of the element.
    package var location: DocumentLocation
    /// Controller of the scene, or `nil`.
    package var controller: IBViewController?
    /// Views beside the controller, such as the views of a dock.
    package var views: [IBView] = []
    /// Other objects: placeholders, exits, gesture recognizers and custom objects.
    package var objects: [IBObject] = []
}
