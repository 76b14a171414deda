import Foundation

/// Classes of views by their names in descriptions: a registry in place of a runtime lookup.
///
///     var classes = ViewClasses.standard
///     classes.register(PriceCell.self)
///     let nib = Nib(name: "PriceCell", objects: [description], classes: classes)
///
/// The registry is a value: a description only has access to the classes in its registry.
public struct ViewClasses: Sendable {
    /// Classes in the order of registration, the project's own classes first.
    public var classes: [ViewClass] { standardClasses() + registered }
    /// Registration mistakes, each in a sentence; empty if there are no mistakes.
    public private(set) var mistakes: [String] = []

    private let standardClasses: @Sendable () -> [ViewClass]
    private var registered: [ViewClass] = []

    /// Creates a registry of the project's own classes.
    ///
    /// The closure runs when a class is looked up, because property tables take time that most
    /// documents need not spend. It returns a stored array.
    package init(standard classes: @escaping @Sendable () -> [ViewClass]) {
        standardClasses = classes
    }

    /// Registers a class of views under a name, by default its own name; `make` creates a view
    /// without a size.
    ///
    /// The class has the properties of its superclasses in addition to `properties`. A class
    /// with the name of a standard class is registered with its module, as `Shop.Button`.
    public mutating func register<Class: View>(
        _ type: Class.Type, named name: String? = nil, summary: String = "",
        properties: [ViewProperty] = [], mainProperty: String? = nil,
        make: @escaping @Sendable () -> Class
    ) {
        add(
            ViewClass(
                type, named: name, summary, properties: properties, mainProperty: mainProperty,
                isStandard: false
            ) { _ in make() })
    }

    package mutating func add(_ new: ViewClass) {
        var new = new
        if let old = ownClass(named: new.name) ?? self[new.name] {
            guard old.isStandard, _typeName(new.type, qualified: false) == new.name else {
                mistakes.append("two classes of views have the name \(quoted(new.name))")
                return
            }
            new.name = _typeName(new.type)
        }
        registered.append(new)
    }

    /// Returns the class with a name, or `nil` if the name is not registered.
    public subscript(name: String) -> ViewClass? { classes.first { $0.name == name } }

    /// Returns the project's class with a name, which may be the name of a standard class, or
    /// `nil` without such a class.
    package func ownClass(named name: String) -> ViewClass? {
        registered.first {
            let isOwnName = $0.name == name && !$0.isStandard
            return isOwnName
                || $0.name == _typeName($0.type) && _typeName($0.type, qualified: false) == name
        }
    }

    /// Returns the properties of a class, superclasses first; a repeated name replaces the
    /// property.
    public func properties(of viewClass: ViewClass) -> [ViewProperty] {
        var result: [ViewProperty] = []
        for each in classes where each.isSuperclass(viewClass.type) {
            let names = Set(each.properties.map(\.name))
            result.removeAll { names.contains($0.name) }
            result += each.properties
        }
        return result
    }

    /// Returns the properties of a class that may depend on each other, in the order of
    /// setting.
    ///
    /// Properties added to a plain view's properties are dependent: segments reset the
    /// selection, and a range limits the value. Properties of every view are independent.
    package func dependentProperties(of viewClass: ViewClass) -> [ViewProperty] {
        guard !viewClass.hasIndependentProperties else { return [] }
        let added = classes.filter { $0.type != View.self && $0.isSuperclass(viewClass.type) }
        let names = Set(added.flatMap { $0.properties.map(\.name) })
        return properties(of: viewClass).filter { names.contains($0.name) && !$0.isFixed }
    }

    /// Returns the property for a value without a property name, or `nil` without such a
    /// property.
    public func mainProperty(of viewClass: ViewClass) -> ViewProperty? {
        let superclasses = classes.reversed().filter { $0.isSuperclass(viewClass.type) }
        guard let name = superclasses.lazy.compactMap(\.mainProperty).first else { return nil }
        return superclasses.lazy.flatMap(\.properties).first { $0.name == name }
    }

    /// Returns the most specific registered class of a view, or `nil` without such a class.
    package func viewClass(of view: View) -> ViewClass? {
        // A joined array would be made for each row of a table.
        let type = Swift.type(of: view)
        let standard = standardClasses()
        return registered.last { $0.type == type } ?? standard.last { $0.type == type }
            ?? registered.last { $0.isSuperclass(type) } ?? standard.last { $0.isSuperclass(type) }
    }

    /// Names for messages: added classes, or all classes if none was added.
    package var listedNames: String {
        let own = classes.filter { !$0.isStandard }
        return (own.isEmpty ? classes : own).map(\.name).joined(separator: ", ")
    }
}
