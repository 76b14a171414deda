/// The files of a folder by the names that they declare.
public struct DeclarationIndex: Sendable {
    /// Paths of the files that declare a type, function, variable or type alias, by its name.
    public private(set) var names: [String: [String]] = [:]
    /// Paths of the files with a member, by the member's name and then by the name of its type.
    public private(set) var members: [String: [String: [String]]] = [:]
    /// Superclasses, or first protocols, of classes by their names.
    public private(set) var superclasses: [String: String] = [:]

    /// Classes that declare `init?(coder:)`.
    public private(set) var decodableClasses: Set<String> = []
    /// Paths of the files that declare a conformance, by `Type: Protocol`.
    public private(set) var conformances: [String: [String]] = [:]

    /// Creates an index without declarations.
    public init() {}

    /// Adds the declarations of a file that other files can use.
    public mutating func add(_ source: String, path: String) {
        let outline = SourceOutline(source)
        for type in outline.types where type.keyword != .extension && !type.isPrivate {
            add(path, to: type.name)
            if type.outer != nil, let last = type.name.split(separator: ".").last {
                add(path, to: String(last))
            }
            if let superclass = type.superclass { superclasses[type.name] = superclass }
        }
        decodableClasses.formUnion(outline.decodableClasses)
        for type in outline.types where type.keyword == .extension {
            for name in type.inherits {
                conformances["\(type.name): \(name)", default: []].append(path)
            }
        }
        for member in outline.members {
            guard let owner = member.owner else {
                add(path, to: member.name)
                continue
            }
            let type = String(
                outline.types[owner].name.split(separator: ".").last ?? "")
            add(path, to: member.name, of: type)
            if member.kind == .initializer, let label = member.labels.first {
                add(path, to: "init(\(label):)", of: type)
            }
        }
    }

    private mutating func add(_ path: String, to member: String, of type: String) {
        var paths = members[member, default: [:]][type, default: []]
        if paths.last != path { paths.append(path) }
        members[member, default: [:]][type] = paths
    }

    /// Adds the declarations of an index of other files.
    public mutating func merge(_ other: DeclarationIndex) {
        names.merge(other.names) { $0 + $1 }
        members.merge(other.members) { $0.merging($1) { $0 + $1 } }
        superclasses.merge(other.superclasses) { first, _ in first }
        decodableClasses.formUnion(other.decodableClasses)
        conformances.merge(other.conformances) { $0 + $1 }
    }

    private mutating func add(_ path: String, to name: String) {
        var paths = names[name, default: []]
        if paths.last != path { paths.append(path) }
        names[name] = paths
    }

    /// Returns the files that declare a name.
    public func files(declaring name: String) -> [String] { names[name] ?? [] }

    /// Returns the files with a member of a type.
    ///
    /// A member of a superclass or protocol is found by its name alone if a single file has it.
    ///
    /// - Parameter names: names of the type; none for an unknown type.
    public func files(declaringMember member: String, of names: [String]) -> [String] {
        guard let types = members[member] else { return [] }
        for name in names {
            if let paths = types[name] { return paths }
        }
        let paths = Set(types.values.joined())
        return paths.count == 1 ? Array(paths) : []
    }

    /// Returns the files with an extension that declares a conformance of a type.
    public func files(declaringConformanceOf type: String, to name: String) -> [String] {
        conformances["\(type): \(name)"] ?? []
    }
}
