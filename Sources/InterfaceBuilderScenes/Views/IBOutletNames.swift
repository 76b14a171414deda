import InterfaceBuilder

/// Names of the objects of a file by their outlets.
struct IBOutletNames {
    private var names: [IBIdentifier: String] = [:]
    private var collections: [IBIdentifier: [String]] = [:]

    /// Reads the outlets and outlet collections of all objects.
    ///
    /// Outlets of views, such as cells, precede outlets of controllers and of the file's owner. The
    /// name of an object in a collection ends with its index.
    init(_ document: IBDocument) {
        let views = document.rootViews.flatMap { $0.flattened() }.map(\.object)
        let controllers = document.controllers + document.scenes.compactMap(\.controller)
        let others = document.objects + document.scenes.flatMap(\.objects)
        for object in views + controllers.map(\.object) + others { add(object.connections) }
    }

    private mutating func add(_ connections: IBConnections) {
        for outlet in connections.outlets where !Self.roles.contains(outlet.property) {
            add(outlet.property, outlet.destination)
        }
        var counts: [String: Int] = [:]
        for item in connections.collections where item.property != "gestureRecognizers" {
            let index = counts[item.property, default: 0]
            counts[item.property] = index + 1
            collections[item.destination, default: []].append(item.property)
            add("\(item.property)[\(index)]", item.destination)
        }
    }

    private mutating func add(_ name: String, _ destination: IBIdentifier) {
        if names[destination] == nil { names[destination] = name }
    }

    /// Outlets of the system, which name no view of a cell.
    private static let roles: Set<String> = [
        "view", "delegate", "dataSource", "accessoryView", "backgroundView",
        "selectedBackgroundView", "editingAccessoryView", "tableView", "nextResponder",
    ]

    /// All names of objects and collections in alphabetical order.
    var all: [String] { Set(names.values).union(collections.values.joined()).sorted() }

    /// Returns the names of the outlet collections that contain an object.
    func collections(of id: IBIdentifier?) -> [String] { id.flatMap { collections[$0] } ?? [] }

    /// Returns the name of an object, or `nil` without an outlet.
    subscript(id: IBIdentifier?) -> String? { id.flatMap { names[$0] } }
}
