import Dispatch
import Foundation
import SourceRewriting
import Tableshot

/// The folder of an application, in which the files that a cell needs are found.
final class SourceFolder {
    /// Path without links.
    let path: String
    private var foundIndex: DeclarationIndex?
    private var foundFiles: (sources: [String], nibs: [String], catalogs: [String])?

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

    /// Declarations of the folder's Swift files.
    var index: DeclarationIndex {
        if let foundIndex { return foundIndex }
        let paths = files.sources
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
        let index = parts.dropFirst().reduce(into: parts[0]) { $0.merge($1) }
        foundIndex = index
        return index
    }

    /// Returns the path of a nib's file: beside a file, or elsewhere in the folder; or `nil`.
    func nib(of name: String, near file: String) -> String? {
        let own = file.folderPath + "/\(name).xib"
        if FileManager.default.fileExists(atPath: own) { return own }
        return files.nibs.first { $0.hasSuffix("/\(name).xib") }
    }

    /// Paths of the folder's nibs.
    var nibPaths: [String] { files.nibs }

    /// Paths of the folder's asset catalogues.
    var catalogs: [String] { files.catalogs }

    /// Swift files, xibs and asset catalogues of the folder, in the order of their paths.
    private var files: (sources: [String], nibs: [String], catalogs: [String]) {
        if let foundFiles { return foundFiles }
        var (sources, nibs, catalogs): ([String], [String], [String]) = ([], [], [])
        let names = FileManager.default.enumerator(atPath: path)
        while let name = names?.nextObject() as? String {
            let last = name.split(separator: "/").last.map(String.init) ?? name
            if last.hasPrefix(".") || Self.skipped.contains(last) {
                names?.skipDescendants()
            } else if last.hasSuffix(".swift") {
                guard last != "main.swift", last != "Package.swift", sources.count < Self.limit
                else {
                    continue
                }
                sources.append(path + "/" + name)
            } else if last.hasSuffix(".xib") {
                nibs.append(path + "/" + name)
            } else if last.hasSuffix(".xcassets") {
                names?.skipDescendants()
                catalogs.append(path + "/" + name)
            }
        }
        let files = (sources: sources.sorted(), nibs: nibs.sorted(), catalogs: catalogs.sorted())
        foundFiles = files
        return files
    }
}
