import InterfaceBuilder

/// Names and owners of a file's objects by identifier, which all pictures of the file share.
struct IBIndex: Sendable {
    /// Owner and kind of a layout guide.
    struct Guide: Sendable {
        var owner: IBIdentifier?
        var kind: String?
    }

    /// Names of objects by their outlets.
    let outlets: IBOutletNames
    /// Views inside each scroll view whose content constraints place.
    var scrolledViews: [IBIdentifier: Set<IBIdentifier>] = [:]
    /// Layout guides by their identifiers.
    private(set) var guides: [IBIdentifier: Guide] = [:]
    /// Titles of the controllers that show a controller, for its back button.
    private(set) var backTitles: [IBIdentifier: String] = [:]
    /// Controllers that push a controller, by its identifier, in the order of the file.
    private(set) var presenters: [IBIdentifier: [IBIdentifier]] = [:]
    /// Controllers inside the container views of other controllers.
    private(set) var embedded: Set<IBIdentifier> = []
    /// Views whose margins a constraint names.
    private var viewsWithMargins: Set<IBIdentifier> = []
    /// Cells by the identifiers of their content views, which have no description of their own.
    private var cells: [IBIdentifier: IBIdentifier] = [:]

    /// Reads the objects of a file.
    init(_ document: IBDocument) {
        outlets = IBOutletNames(document)
        for view in document.rootViews.flatMap({ $0.flattened() }) {
            for guide in view.guides {
                if let id = guide.object.id { guides[id] = Guide(owner: view.id, kind: guide.kind) }
            }
            addScrolledViews(of: view)
            addMargins(of: view)
            guard view.kind == .tableViewCell || view.kind == .tableViewHeaderFooterView,
                let cell = view.id, let content = view["contentView"]?.view?.id
            else { continue }
            cells[content] = cell
        }
        for controller in document.controllers + document.scenes.compactMap(\.controller) {
            for guide in controller.guides {
                if let id = guide.object.id {
                    guides[id] = Guide(owner: controller.view?.id, kind: guide.kind)
                }
            }
            addSegues(of: controller)
        }
    }

    /// Returns the identifier of the described view that contains the contents of a view.
    func described(_ id: IBIdentifier?) -> IBIdentifier? { id.map { cells[$0] ?? $0 } }

    /// Returns whether the margins of a view place other views.
    func usesMargins(of view: IBView) -> Bool {
        view.id.map(viewsWithMargins.contains) == true
            || view["layoutMarginsRelativeArrangement"]?.flag == true
    }

    private mutating func addMargins(of view: IBView) {
        let anchors = view.constraints.flatMap { [$0.first, $0.second].compactMap { $0 } }
        for anchor in anchors where anchor.attribute.rawValue.contains("Margin") {
            if let item = anchor.item ?? view.id { viewsWithMargins.insert(item) }
        }
    }

    private mutating func addSegues(of controller: IBViewController) {
        let views = controller.view?.flattened().map(\.object) ?? []
        let items = controller.navigationItem.map { item in
            item.properties.flatMap { $0.value.objects }
        }
        for segue in ([controller.object] + views + (items ?? [])).flatMap(\.connections.segues)
        where segue.destination != controller.id {
            if segue.kind == "embed" { embedded.insert(segue.destination) }
            guard segue.kind == "show" || segue.kind == "push" else { continue }
            if let id = controller.id, presenters[segue.destination]?.contains(id) != true {
                presenters[segue.destination, default: []].append(id)
            }
            guard backTitles[segue.destination] == nil else { continue }
            let item = controller.navigationItem
            let title =
                item?["backBarButtonItem"]?.object?["title"]?.text
                ?? item?["backButtonTitle"]?.text ?? item?["title"]?.text
            backTitles[segue.destination] = title.flatMap { $0.isEmpty ? nil : $0 } ?? "Back"
        }
    }
}

extension IBValue {
    /// The objects of a list, or the object of the value.
    var objects: [IBObject] {
        list.isEmpty ? [object].compactMap { $0 } : list.compactMap(\.object)
    }
}
