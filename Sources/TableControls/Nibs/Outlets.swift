/// Outlets of an object by the names of its properties.
package struct Outlets {
    private var byName: [String: any Connectable] = [:]

    package init(of object: AnyObject) {
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

    package subscript(name: String) -> (any Connectable)? { byName[name] }

    package var names: [String] { byName.keys.sorted() }
}
