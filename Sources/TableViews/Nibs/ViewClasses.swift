import Foundation

/// The classes that descriptions of views use by name: a registry in place of a runtime's.
///
///     var classes = ViewClasses.standard
///     classes.register(PriceCell.self)
///     let nib = Nib(name: "PriceCell", objects: [description], classes: classes)
///
/// A value: a description knows the classes that it was given, and no others.
public struct ViewClasses: Sendable {
    /// The classes in the order in which they were registered.
    public private(set) var classes: [ViewClass]
    /// What is wrong with them, each in one sentence; empty if all is well.
    public private(set) var mistakes: [String] = []

    init(standard classes: [ViewClass]) { self.classes = classes }

    /// The project's own views, controls and cells.
    public static let standard = ViewClasses(
        standard: standardViews + standardControls + standardTables)

    /// Registers a class of views under a name, by default its own; `make` makes one without a size.
    ///
    /// It takes the properties of its superclasses, and those that are given here.
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

    /// Registers a class of cells under a name, by default its own.
    public mutating func register<Cell: TableViewCell>(
        _ type: Cell.Type, named name: String? = nil, summary: String = "",
        properties: [ViewProperty] = []
    ) {
        add(
            ViewClass(
                type, named: name, summary, properties: properties, isStandard: false
            ) { description in
                type.init(
                    style: description.cellStyle, reuseIdentifier: description.reuseIdentifier)
            })
    }

    private mutating func add(_ new: ViewClass) {
        guard self[new.name] == nil else {
            mistakes.append("two classes of views have the name \(quoted(new.name))")
            return
        }
        classes.append(new)
    }

    /// The class of a name; nothing if there is none.
    public subscript(name: String) -> ViewClass? { classes.first { $0.name == name } }

    /// The properties of a class, those of superclasses first; a name that comes again replaces.
    public func properties(of viewClass: ViewClass) -> [ViewProperty] {
        var result: [ViewProperty] = []
        for each in classes where each.isSuperclass(viewClass.type) {
            let names = Set(each.properties.map(\.name))
            result.removeAll { names.contains($0.name) }
            result += each.properties
        }
        return result
    }

    /// The properties of a class that may change when one of them is given, in the order of setting.
    ///
    /// What classes add to a plain view hangs together (segments take the selection with them, a range the
    /// value); what every view has stands for itself.
    package func dependentProperties(of viewClass: ViewClass) -> [ViewProperty] {
        let added = classes.filter { $0.type != View.self && $0.isSuperclass(viewClass.type) }
        let names = Set(added.flatMap { $0.properties.map(\.name) })
        return properties(of: viewClass).filter { names.contains($0.name) && !$0.isFixed }
    }

    /// The property that a value without a property's name is for.
    public func mainProperty(of viewClass: ViewClass) -> ViewProperty? {
        let name = classes.last { $0.mainProperty != nil && $0.isSuperclass(viewClass.type) }?
            .mainProperty
        return properties(of: viewClass).first { $0.name == name }
    }

    /// The class that a view is made of, as far as it is registered.
    package func viewClass(of view: View) -> ViewClass? {
        classes.last { $0.type == Swift.type(of: view) }
            ?? classes.last { $0.isSuperclass(Swift.type(of: view)) }
    }

    /// The names that messages list: those that were added, or all where none was.
    var listedNames: String {
        let own = classes.filter { !$0.isStandard }
        return (own.isEmpty ? classes : own).map(\.name).joined(separator: ", ")
    }
}
