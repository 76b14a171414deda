import InterfaceBuilder

/// Bars around the root view of a scene, as on Xcode's canvas.
///
/// A scene has the bars of its containers. A scene that a segue pushes has the bars of the scene
/// that pushes it. Simulated bars of the file take precedence.
struct IBSceneBars {
    /// Containers of the scene, the nearest first.
    private(set) var containers: [IBViewController] = []
    /// Whether a segue pushes the scene onto the stack of the navigation controller.
    private(set) var isPushed = false
    /// Whether the scene has a navigation bar.
    let hasNavigationBar: Bool
    /// Whether the scene has a toolbar, also without items.
    let hasToolbar: Bool
    /// Whether the scene has the tab bar of its container, or a simulated tab bar.
    let hasTabBar: Bool

    /// Navigation controller of the scene, or `nil`.
    var navigationController: IBViewController? {
        containers.first { $0.kind == .navigationController }
    }

    /// Tab bar controller of the scene, or `nil`.
    var tabBarController: IBViewController? { containers.first { $0.kind == .tabBarController } }

    /// Finds the bars of a controller.
    init(of controller: IBViewController, _ document: IBDocument, _ index: IBIndex) {
        let top = controller.object["simulatedTopBarMetrics"]
        let bottom = controller.object["simulatedBottomBarMetrics"]
        var isBelowBar = false
        var visited: Set<IBIdentifier> = []
        var next = [controller.id].compactMap { $0 }
        while let id = next.popLast(), visited.insert(id).inserted {
            let found = document.containers(of: id)
            let simulated = document.scene(of: id)?.controller?.object["simulatedTopBarMetrics"]
            isBelowBar = simulated?.object?.element == Self.navigationBar
            if found.contains(where: { $0.kind == .navigationController }) || isBelowBar {
                containers = found
                isPushed = id != controller.id
                break
            }
            if id == controller.id { containers = found }
            next = Array((index.presenters[id] ?? []).reversed()) + next
        }
        let owner = containers.first { $0.kind == .navigationController }
        let isHidden = owner?.object["navigationBarHidden"]?.flag == true
        let hasItem = controller.navigationItem.map(\.hasContent) == true
        let isTable = controller.view?.kind == .tableView
        let isInferred = owner != nil ? !isHidden : isBelowBar || hasItem && isTable
        hasNavigationBar =
            top?.isNone == true
            ? false : top?.object?.element == Self.navigationBar || isInferred
        let tabs = containers.first { $0.kind == .tabBarController }
        let hidesTabs = controller.object["hidesBottomBarWhenPushed"]?.flag == true
        hasTabBar =
            bottom?.isNone != true
            && (tabs != nil && !hidesTabs || bottom?.object?.element == "simulatedTabBarMetrics")
        hasToolbar =
            bottom?.isNone != true
            && (!controller.toolbarItems.isEmpty || owner?.object["toolbarHidden"]?.flag == false
                || bottom?.object?.element == "simulatedToolbarMetrics")
    }

    private static let navigationBar = "simulatedNavigationBarMetrics"
}

extension IBObject {
    /// Whether a navigation item has a title, a prompt, a view or buttons.
    fileprivate var hasContent: Bool {
        properties.contains { property in
            property.value.text?.isEmpty == false || property.value.view != nil
                || !property.value.objects.isEmpty
        }
    }
}
