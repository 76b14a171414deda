import Dispatch
import Foundation
import SourceRewriting
import Tableshot

/// The folder of an application, in which the files that a cell needs are found.
final class SourceFolder {
    /// Path without links.
    let path: String
    private var foundIndex: DeclarationIndex?
    private var foundFiles: Files?

    /// Paths of files in their order.
    private struct Files {
        var sources: [String] = []
        var nibs: [String] = []
        var storyboards: [String] = []
        var catalogs: [String] = []
        var strings: [String] = []
        /// Headers of Objective-C.
        var headers: [String] = []
    }

    /// Largest number of Swift files that are read.
    private static let limit = 20_000
    /// Folders of built products, of other people's sources and of other programs.
    private static let skipped: Set<String> = [
        "build", "DerivedData", "Pods", "Carthage", "node_modules", "vendor",
    ]

    init(_ path: String) { self.path = path.realPath ?? path }

    /// Returns the folder of the application that contains a file: the nearest folder with a Git
    /// repository, a package or a project of Xcode, or the folder of the file.
    static func around(_ file: String) -> String {
        let start = file.folderPath
        var folder = start
        while folder.count > 1 {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            let isRoot = names.contains {
                $0 == ".git" || $0 == "Package.swift" || $0 == "Podfile"
                    || $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace")
            }
            if isRoot { return folder }
            folder = folder.folderPath
        }
        return start
    }

    /// Folders with the sources of libraries.
    private(set) lazy var libraryFolders: [String] =
        ["Pods", "Carthage/Checkouts", "vendor", ".build/checkouts"].map { path + "/" + $0 }
        .filter(FileManager.default.fileExists)

    /// Declarations of the libraries whose sources the folder contains.
    private(set) lazy var libraryIndex: DeclarationIndex = {
        let names = libraryFolders.flatMap { folder in
            (FileManager.default.enumerator(atPath: folder)?.allObjects ?? [])
                .compactMap { $0 as? String }
                .filter { $0.hasSuffix(".swift") && !$0.contains("Tests/") }
                .map { folder + "/" + $0 }
        }
        return Self.index(of: names.sorted().prefix(Self.libraryLimit).map { $0 })
    }()

    /// Largest number of Swift files of libraries that are read.
    private static let libraryLimit = 4_000

    /// Declarations of the folder's Swift files.
    var index: DeclarationIndex {
        if let foundIndex { return foundIndex }
        let index = Self.index(of: files.sources)
        foundIndex = index
        return index
    }

    private static func index(of paths: [String]) -> DeclarationIndex {
        // Reading and dividing into tokens takes most of the time, and each file is on its own.
        let count = max(1, min(8, paths.count / 20))
        nonisolated(unsafe) var parts = [DeclarationIndex](repeating: .init(), count: count)
        let lock = NSLock()
        DispatchQueue.concurrentPerform(iterations: count) { part in
            var index = DeclarationIndex()
            for each in stride(from: part, to: paths.count, by: count) {
                guard let data = FileManager.default.contents(atPath: paths[each]) else { continue }
                index.add(String(decoding: data, as: UTF8.self), path: paths[each])
            }
            lock.withLock { parts[part] = index }
        }
        return parts.dropFirst().reduce(into: parts[0]) { $0.merge($1) }
    }

    /// Returns the xib with the name of a class, beside a file or elsewhere in the folder, or the
    /// prototype of the class in a storyboard; or `nil`.
    func nib(of name: String, near file: String) -> CellNib? {
        let own = file.folderPath + "/\(name).xib"
        if FileManager.default.fileExists(atPath: own) { return CellNib(xib: own) }
        if let xib = files.nibs.first(where: { $0.hasSuffix("/\(name).xib") }) {
            return CellNib(xib: xib)
        }
        return files.storyboards.lazy.compactMap { CellNib(storyboard: $0, class: name) }.first
    }

    /// Returns the header of an Objective-C class, or `nil`.
    func header(of name: String) -> String? {
        files.headers.first { $0.hasSuffix("/\(name).h") }
    }

    /// Paths of the folder's nibs.
    var nibPaths: [String] { files.nibs }

    /// Paths of the folder's asset catalogues.
    var catalogs: [String] { files.catalogs }

    /// Names of the images and colours of the catalogues, by the members that Xcode makes of them.
    private(set) lazy var assets: [String: [String: String]] = {
        var found: [String: [String: String]] = [:]
        for catalog in files.catalogs {
            let names = FileManager.default.enumerator(atPath: catalog)
            while let path = names?.nextObject() as? String {
                let kind = (path as NSString).pathExtension
                guard kind == "imageset" || kind == "colorset" else { continue }
                let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
                found[kind, default: [:]][Self.symbol(of: name, kind)] = name
            }
        }
        return found
    }()

    /// Member that Xcode makes of an asset: `mainTitle` of `main-title`, `accent` of the colour
    /// `AccentColor`.
    private static func symbol(of name: String, _ kind: String) -> String {
        let words = name.split { !$0.isLetter && !$0.isNumber }
        let capitalized = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        let suffix = kind == "colorset" ? "Color" : "Image"
        let short =
            capitalized.hasSuffix(suffix) && capitalized != suffix
            ? capitalized.dropLast(suffix.count) : capitalized[...]
        // The capitals at the beginning are a word: `URLIcon` is `urlIcon`.
        let capitals = short.prefix { $0.isUppercase }
        let count =
            capitals.count > 1 && capitals.count < short.count
            ? capitals.count - 1 : capitals.count
        return short.prefix(count).lowercased() + short.dropFirst(count)
    }

    /// Paths of the folder's storyboards.
    var storyboardPaths: [String] { files.storyboards }

    /// Paths of the folder's files with localized texts.
    var strings: [String] { files.strings }

    /// Largest number of files with localized texts that are read.
    private static let stringsLimit = 500

    /// Swift files, files of Interface Builder, strings and asset catalogues of the folder.
    private var files: Files {
        if let foundFiles { return foundFiles }
        var files = Files()
        let names = FileManager.default.enumerator(atPath: path)
        while let name = names?.nextObject() as? String {
            let last = name.split(separator: "/").last.map(String.init) ?? name
            if last.hasPrefix(".") || Self.skipped.contains(last) {
                names?.skipDescendants()
            } else if last.hasSuffix(".swift") {
                guard last != "main.swift", last != "Package.swift",
                    files.sources.count < Self.limit
                else { continue }
                files.sources.append(path + "/" + name)
            } else if last.hasSuffix(".h") {
                files.headers.append(path + "/" + name)
            } else if last.hasSuffix(".xib") {
                files.nibs.append(path + "/" + name)
            } else if last.hasSuffix(".storyboard") {
                files.storyboards.append(path + "/" + name)
            } else if last.hasSuffix(".xcassets") {
                names?.skipDescendants()
                files.catalogs.append(path + "/" + name)
            } else if last.hasSuffix(".xcstrings")
                || (last.hasSuffix(".strings") || last.hasSuffix(".stringsdict"))
                    && name.contains(".lproj/")
            {
                guard files.strings.count < Self.stringsLimit else { continue }
                files.strings.append(path + "/" + name)
            }
        }
        files.sources.sort()
        files.nibs.sort()
        files.storyboards.sort()
        files.catalogs.sort()
        files.strings.sort()
        foundFiles = files
        return files
    }
}
