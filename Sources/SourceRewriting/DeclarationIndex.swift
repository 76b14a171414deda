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

    /// Paths of the files with a member in an extension, by the member's name; an initializer has the
    /// name `init(first:)`.
    private var extensionMembers: [String: [String]] = [:]
    /// Paths of the files with an extension that declares a conformance to a protocol, by its name and
    /// then by the name of the type.
    private var conformingTypes: [String: [String: [String]]] = [:]

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
                conformingTypes[name, default: [:]][type.name, default: []].append(path)
            }
        }
        for member in outline.members {
            guard let owner = member.owner else {
                add(path, to: member.name)
                continue
            }
            let type = String(
                outline.types[owner].name.split(separator: ".").last ?? "")
            let isInExtension = outline.types[owner].keyword == .extension
            func note(_ name: String) {
                add(path, to: name, of: type)
                guard isInExtension, extensionMembers[name]?.last != path else { return }
                extensionMembers[name, default: []].append(path)
            }
            note(member.name)
            if member.kind == .initializer, let label = member.labels.first {
                note("init(\(label):)")
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
        extensionMembers.merge(other.extensionMembers) { $0 + $1 }
        conformingTypes.merge(other.conformingTypes) { $0.merging($1) { $0 + $1 } }
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

    /// Returns the files with an extension that declares a conformance of a type, or of classes of
    /// UIKit, which may be its superclasses.
    public func files(declaringConformanceOf type: String, to name: String) -> [String] {
        if let paths = conformances["\(type): \(name)"] { return paths }
        return (conformingTypes[name] ?? [:]).filter {
            $0.key.hasPrefix("UI") || $0.key.hasPrefix("NS")
        }.values.flatMap { $0 }
    }

    /// Returns the files with a member in an extension, whose type is unknown.
    public func files(extendingBy member: String) -> [String] { extensionMembers[member] ?? [] }

    /// Returns the files with what lines of a source may use: members of extensions, operators, and
    /// initializers with the labels of a call.
    public func files(usedIn source: String, lines: ClosedRange<Int>) -> [String] {
        let tokens = SourceTokens(Array(source.utf8))
        var paths: [String] = []
        func add(_ found: [String]?) {
            for path in found ?? [] where !paths.contains(path) { paths.append(path) }
        }
        for index in 0..<tokens.count where lines.contains(tokens[index].line) {
            if tokens[index].kind == .mark {
                // Operators have no brackets, commas and semicolons.
                let mark = tokens.operator(at: index)
                guard !mark.isEmpty else { continue }
                add(names[mark])
                add(extensionMembers[mark])
            }
            guard tokens[index].kind == .word else { continue }
            let name = tokens.name(index)
            let open = tokens.afterGenerics(index + 1)
            guard name == "init" || name.first?.isUppercase == true,
                tokens.isMark(open, "(") || tokens.isMark(open, "{")
            else {
                if name != "init" { add(extensionMembers[name]) }
                continue
            }
            let label = tokens.isMark(open + 2, ":") ? tokens.name(open + 1) : "_"
            if name == "init" {
                if label != "_" { add(extensionMembers["init(\(label):)"]) }
            } else {
                add(members["init(\(label):)"]?[name] ?? members["init"]?[name])
                // An initializer of a superclass or protocol.
                add(extensionMembers["init(\(label):)"])
            }
        }
        return paths
    }
}

extension SourceTokens {
    /// Operator that begins with the token at an index, or an empty text.
    fileprivate func `operator`(at index: Int) -> String {
        func isOperator(_ index: Int) -> Bool {
            guard all.indices.contains(index), all[index].kind == .mark else { return false }
            return "/=-+!*%<>&|^~?.".utf8.contains(bytes[all[index].range.lowerBound])
        }
        guard isOperator(index), !isOperator(index - 1) else { return "" }
        return (index..<count).prefix(while: isOperator).map(text).joined()
    }
}
