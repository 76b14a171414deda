import CellRunning
import Foundation
import SourceRewriting
import Tableshot

/// A class of cells, headers or other views of a source file.
struct CellClass: Equatable {
    enum Kind: String {
        case cell, header, gridCell, view
    }

    let kind: Kind
    /// Name, with the names of outer types.
    let name: String
    /// Path of the file.
    let path: String
    let line: Int
    /// Why the class is not drawn, or `nil` for a class that is drawn.
    let obstacle: String?
    /// Swift expression that creates a header or view.
    let expression: String
    /// Whether the expression makes a cell in place of `init(style:reuseIdentifier:)`.
    var isMade = false

    /// Name of the nib's file without its suffix.
    var nibName: String { String(name.split(separator: ".").last ?? "") }
}

/// Source files, rewritten for the modules of this program.
final class CellSources {
    /// Folder in which declarations are found.
    let folder: SourceFolder
    private var files: [String: File] = [:]
    private var rules = RewritingRules.uiKit
    private var knowsFolder = false

    private struct File {
        let text: String
        let outline: SourceOutline
        var rewritten: RewrittenSource?
        var sharedNames: Set<String>?
    }

    /// Bytes of a source file that are read.
    private static let limit = 4 << 20

    /// Names of the only classes to draw, or an empty set.
    private let chosen: Set<String>
    /// Expressions that make views.
    private let made: [String]

    /// Whether stand-ins are the arguments of the initializers of cells.
    private let standsIn: Bool

    init(
        _ folder: SourceFolder, chosen: Set<String> = [], made: [String] = [],
        standsIn: Bool = false
    ) {
        self.standsIn = standsIn
        self.folder = folder
        self.chosen = chosen
        self.made = made
    }

    /// Returns a file's text.
    ///
    /// - Throws: a `CommandFailure` if the file is missing, too large or not UTF-8.
    func text(_ path: String) throws -> String { try file(path).text }

    /// Returns a file's text as it is compiled.
    func rewritten(_ path: String) throws -> RewrittenSource {
        let file = try file(path)
        if let rewritten = file.rewritten { return rewritten }
        try learnSuperclasses(file.outline)
        let rewritten = SourceRewriter.rewrite(
            file.text, path: Self.shown(path), rules: rules)
        files[path]?.rewritten = rewritten
        return rewritten
    }

    /// Returns the classes of a file that are drawn, also the classes that other files cannot use.
    ///
    /// Views other than cells and headers are drawn if the file has no cells and headers.
    func cells(_ path: String) throws -> [CellClass] {
        let outline = try file(path).outline
        try learnSuperclasses(outline)
        var own: [String: String] = [:]
        for type in outline.types { own[type.name] = type.superclass }
        let views = outline.types.compactMap { type -> CellClass? in
            guard type.keyword == .class, let kind = kind(of: type.superclass, own) else {
                return nil
            }
            let made = made.first { $0.hasPrefix(type.name + "(") }
            let obstacle: String?
            if type.isPrivate {
                obstacle = "is private"
            } else if type.isGeneric {
                obstacle = "has generic parameters"
            } else if made == nil {
                obstacle = self.obstacle(toMaking: type.name, kind, outline)
            } else {
                obstacle = nil
            }
            return CellClass(
                kind: kind, name: type.name, path: path, line: type.line, obstacle: obstacle,
                expression: made ?? expression(making: type.name, kind, outline),
                isMade: made != nil
                    || kind == .cell && ownInitializer(of: type.name, outline) != nil)
        }
        if !chosen.isEmpty { return views.filter { chosen.contains($0.name) } }
        let parts = views.filter { $0.kind != .view }
        return parts.isEmpty ? views : parts
    }

    /// Returns the kind of the classes that inherit from a class, or `nil` for no views.
    private func kind(of superclass: String?, _ own: [String: String]) -> CellClass.Kind? {
        guard let root = rules.platformClass(of: superclass, own) else { return nil }
        switch root {
        case "UITableViewCell": return .cell
        case "UITableViewHeaderFooterView": return .header
        case "UICollectionViewCell", "UICollectionViewListCell": return .gridCell
        default: return RewritingRules.isView(root) ? .view : nil
        }
    }

    /// Returns why a view cannot be made without values, or `nil`.
    private func obstacle(
        toMaking name: String, _ kind: CellClass.Kind, _ outline: SourceOutline
    ) -> String? {
        let (designated, all) = outline.initializers(of: name)
        if kind == .cell, !standsIn, let labels = ownInitializer(of: name, outline) {
            let text = labels.map { $0 + ":" }.joined()
            return "is made by init(\(text)) and needs '--make \"\(name)(…)\"' or '--stub',"
        }
        let plain = kind == .header ? ["reuseIdentifier"] : ["frame"]
        guard kind != .cell,
            let other = designated.first(where: { $0 != ["coder"] && $0 != plain }),
            !all.contains(plain), !all.contains([])
        else { return nil }
        let labels = other.map { $0 + ":" }.joined()
        return "is made by init(\(labels)) and needs '--make \"\(name)(…)\"',"
    }

    private func expression(
        making name: String, _ kind: CellClass.Kind, _ outline: SourceOutline
    ) -> String {
        let all = outline.initializers(of: name).all
        if kind == .cell, let labels = ownInitializer(of: name, outline) {
            let plain = ["style": ".default", "reuseIdentifier": "nil"]
            let arguments = labels.map { label in
                (label == "_" ? "" : "\(label): ") + (plain[label] ?? "standInValue(\"\(label)\")")
            }
            return "\(name)(\(arguments.joined(separator: ", ")))"
        }
        if kind == .header, !all.contains([]) { return name + "(reuseIdentifier: nil)" }
        return all.contains([]) ? name + "()" : name + "(frame: .zero)"
    }

    /// Returns the labels of the initializer that makes a cell in place of
    /// `init(style:reuseIdentifier:)`, or `nil`.
    private func ownInitializer(of name: String, _ outline: SourceOutline) -> [String]? {
        let (designated, all) = outline.initializers(of: name)
        guard !all.contains(["style", "reuseIdentifier"]) else { return nil }
        return designated.first { $0 != ["coder"] }
    }

    /// Returns whether a file declares a type.
    func declares(_ name: String, _ path: String) throws -> Bool {
        try file(path).outline.types.contains { $0.keyword != .extension && $0.name == name }
    }

    /// Returns the declarations of a file that no other file of the same program may repeat.
    func sharedNames(_ path: String) throws -> Set<String> {
        let file = try file(path)
        if let names = file.sharedNames { return names }
        let names = SourceOutline.sharedNames(in: file.text)
        files[path]?.sharedNames = names
        return names
    }

    /// Returns whether a file declares a member of a type or its extensions; `nil` stands for the file.
    func declares(_ member: String, of type: String?, _ path: String) throws -> Bool {
        try file(path).outline.declares(member, of: type)
    }

    /// Path as messages show it: relative to the current folder, if the file is in it.
    static func shown(_ path: String) -> String {
        let current = FileManager.default.currentDirectoryPath
        return path.hasPrefix(current + "/") ? String(path.dropFirst(current.count + 1)) : path
    }

    /// Returns statements that register the classes of files for nibs.
    func nibClasses(_ paths: [String]) throws -> String {
        NibClassList(try paths.map { try file($0).outline }, rules: rules)
            .statements(registeringIn: "classes")
    }

    /// Returns statements that register the classes of views which are made from metatypes.
    func makers(_ paths: [String]) throws -> String {
        NibClassList(try paths.map { try file($0).outline }, rules: rules).viewStatements
    }

    /// Returns the outlets of a class and its superclasses in files.
    func outlets(of cell: CellClass, _ paths: [String]) throws -> [CellRunPlan.Outlet] {
        let outlines = try paths.map { try file($0).outline }
        var result: [CellRunPlan.Outlet] = []
        var name: String? = cell.name
        // A faulty source may have a cycle.
        for _ in 0..<100 {
            guard let each = name else { break }
            name = nil
            for outline in outlines {
                result += outline.outlets(of: each).map { .init(property: $0.name, type: $0.type) }
                name =
                    name
                    ?? outline.types.first { $0.keyword == .class && $0.name == each }?.superclass
            }
        }
        return result
    }

    /// Reads the superclasses of the folder if a class has a superclass from another file.
    private func learnSuperclasses(_ outline: SourceOutline) throws {
        guard !knowsFolder else { return }
        let own = Set(outline.types.map(\.name))
        let isForeign = outline.types.contains { type in
            guard let superclass = type.superclass, !own.contains(superclass) else { return false }
            return !superclass.hasPrefix("UI") && !superclass.hasPrefix("NS")
        }
        guard isForeign else { return }
        knowsFolder = true
        rules.superclasses = folder.index.superclasses
        // A class of a library that is not here is a cell by its name.
        for superclass in Array(rules.superclasses.values) + outline.types.compactMap(\.superclass)
        where rules.superclasses[superclass] == nil && !superclass.hasPrefix("UI") {
            guard superclass.hasSuffix("Cell") || superclass.hasSuffix("HeaderFooterView") else {
                continue
            }
            rules.superclasses[superclass] = RewritingRules.guessedSuperclass(of: superclass)
        }
        rules.decodableClasses = folder.index.decodableClasses
    }

    /// Returns the nibs that files may load: with the names of their classes, or in quotation marks.
    func nibs(of paths: [String]) throws -> [String] {
        try folder.nibPaths.filter { nib in
            let name = ((nib as NSString).lastPathComponent as NSString).deletingPathExtension
            return try paths.contains { path in
                try declares(name, path) || text(path).contains("\"\(name)\"")
            }
        }
    }

    private func file(_ path: String) throws -> File {
        if let file = files[path] { return file }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw CommandFailure("the file cannot be read", path: Self.shown(path))
        }
        guard data.count <= Self.limit else {
            throw CommandFailure(
                "the file has \(data.count) bytes; at most \(Self.limit) bytes are read",
                path: Self.shown(path))
        }
        guard let text = String(data: data, encoding: .utf8) else {
            throw CommandFailure("the file is not UTF-8", path: Self.shown(path))
        }
        let file = File(text: text, outline: SourceOutline(text))
        files[path] = file
        return file
    }
}
