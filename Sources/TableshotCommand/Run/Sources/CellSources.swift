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
    var expression: String
    /// Whether the expression makes a cell in place of `init(style:reuseIdentifier:)`.
    var isMade = false
    /// Generic arguments in angle brackets, or an empty text.
    var arguments = ""

    /// Name of the nib's file without its suffix.
    var nibName: String { String(name.split(separator: ".").last ?? "") }
}

/// Source files, rewritten for the modules of this program.
final class CellSources {
    /// Folder in which declarations are found.
    let folder: SourceFolder
    private var files: [String: File] = [:]
    private var rules = {
        var rules = RewritingRules.uiKit
        rules.isSingleModule = true
        return rules
    }()
    private var knowsFolder = false
    /// Files whose private views are drawn.
    private var opened: Set<String> = []

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
        var rules = rules
        rules.opensPrivateTypes = opened.contains(path)
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
            let made = made.first {
                $0.hasPrefix(type.name + "(") || $0.hasPrefix(type.name + "<")
            }
            if type.isPrivate { opened.insert(path) }
            let arguments = type.parameters.map { argument($0.constraint) }
            let obstacle: String?
            if made != nil {
                obstacle = nil
            } else if arguments.contains(nil) {
                obstacle = "has generic parameters and needs '--make \"\(type.name)<…>(…)\"',"
            } else {
                obstacle = self.obstacle(toMaking: type.name, kind, outline)
            }
            var view = CellClass(
                kind: kind, name: type.name, path: path, line: type.line, obstacle: obstacle,
                expression: "",
                isMade: made != nil
                    || kind == .cell && ownInitializer(of: type.name, outline) != nil)
            if !arguments.isEmpty {
                view.arguments = "<" + arguments.map { $0 ?? "_" }.joined(separator: ", ") + ">"
            }
            view.expression = made ?? expression(making: view, outline)
            return view
        }
        if !chosen.isEmpty { return views.filter { chosen.contains($0.name) } }
        let parts = views.filter { $0.kind != .view }
        return parts.isEmpty ? views : parts
    }

    /// Returns an argument for a generic parameter, or `nil` if no type is known that fits.
    private func argument(_ constraint: String) -> String? {
        guard !constraint.isEmpty, constraint != "AnyObject" else { return "UIView" }
        let isOwn = !folder.index.files(declaring: constraint).isEmpty
        if let root = rules.platformClass(of: constraint, [:]), root.hasPrefix("UI"),
            RewritingRules.isView(root) || root.hasSuffix("ViewController")
        {
            return constraint
        }
        if ["Hashable", "Equatable", "Comparable", "Codable"].contains(constraint) {
            return "String"
        }
        return standsIn && !isOwn ? CellStubs.conformingType(of: constraint) : nil
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
        if kind == .cell, !standsIn, let labels = ownInitializer(of: name, outline),
            labels != ["coder"]
        {
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

    private func expression(making view: CellClass, _ outline: SourceOutline) -> String {
        let kind = view.kind
        let all = outline.initializers(of: view.name).all
        let name = view.name + view.arguments
        if kind == .cell, let labels = ownInitializer(of: view.name, outline) {
            if labels == ["coder"] { return name + "(coder: .nib())!" }
            let plain = ["style": ".default", "reuseIdentifier": "nil"]
            let arguments = labels.map { label in
                (label == "_" ? "" : "\(label): ") + (plain[label] ?? "standInValue(\"\(label)\")")
            }
            return "\(name)(\(arguments.joined(separator: ", ")))"
        }
        if kind == .header, !all.contains([]) { return name + "(reuseIdentifier: nil)" }
        return all.contains([]) ? name + "()" : name + "(frame: .zero)"
    }

    /// Returns the superclasses of a class, the nearest first.
    func superclasses(of name: String) -> [String] {
        let own = files.values.flatMap(\.outline.types).first { $0.name == name }
        var result = [own?.superclass].compactMap { $0 }
        // A faulty source may have a cycle.
        while let last = result.last, result.count < 100, let next = rules.superclasses[last] {
            result.append(next)
        }
        return result
    }

    /// Returns the labels of the initializer that makes a cell in place of
    /// `init(style:reuseIdentifier:)`, or `nil`.
    private func ownInitializer(of name: String, _ outline: SourceOutline) -> [String]? {
        let (designated, all) = outline.initializers(of: name)
        guard !all.contains(["style", "reuseIdentifier"]) else { return nil }
        // A cell of a storyboard may have only the initializer with a coder.
        return designated.first { $0 != ["coder"] } ?? designated.first
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

    /// Returns statements that register the classes of files, and of stand-ins, for nibs.
    func nibClasses(_ paths: [String], _ stubs: CellStubs) throws -> String {
        let outlines = try paths.map { try file($0).outline }
        return NibClassList(outlines + [SourceOutline(stubs.declarationText)], rules: rules)
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
        let own = Set(outline.types.map(\.name))
        let isForeign = outline.types.contains { type in
            guard let superclass = type.superclass, !own.contains(superclass) else { return false }
            return !superclass.hasPrefix("UI") && !superclass.hasPrefix("NS")
        }
        guard isForeign else { return }
        if !knowsFolder {
            knowsFolder = true
            rules.superclasses = folder.index.superclasses
            rules.decodableClasses = folder.index.decodableClasses
        }
        // A class of a library that is not here is a cell by its name.
        for superclass in Array(rules.superclasses.values) + outline.types.compactMap(\.superclass)
        where rules.superclasses[superclass] == nil && !superclass.hasPrefix("UI") {
            guard superclass.hasSuffix("Cell") || superclass.hasSuffix("HeaderFooterView") else {
                continue
            }
            rules.superclasses[superclass] = RewritingRules.guessedSuperclass(of: superclass)
        }
        for type in outline.types {
            guard let superclass = type.superclass, rules.superclasses[superclass] == nil,
                folder.index.files(declaring: superclass).isEmpty,
                !superclass.hasPrefix("UI"), !superclass.hasPrefix("NS")
            else { continue }
            rules.superclasses[superclass] = outline.impliedSuperclass(of: superclass)
        }
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
