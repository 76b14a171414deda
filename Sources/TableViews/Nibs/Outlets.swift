/// Outlets of an object by the names of its properties.
struct Outlets {
    private var byName: [String: any Connectable] = [:]

    init(of object: AnyObject) {
        var mirror: Mirror? = Mirror(reflecting: object)
        while let each = mirror {
            for child in each.children {
                // The storage of a wrapped property has an underscore prefix.
                guard let outlet = child.value as? any Connectable, let label = child.label else {
                    continue
                }
                byName[String(label.trimmingPrefix("_"))] = outlet
            }
            mirror = each.superclassMirror
        }
    }

    subscript(name: String) -> (any Connectable)? { byName[name] }

    var names: [String] { byName.keys.sorted() }
}
