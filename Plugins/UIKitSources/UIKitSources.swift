import Foundation
import PackagePlugin

/// Compiles sources for UIKit in a target, without changes to the files.
///
/// The file `UIKitSources.txt` in the target's folder lists Swift files and folders, a path in each
/// line, relative to the package. For folders with xibs or asset catalogues, the target gets a
/// property `ApplicationResources.application`, and depends on the product `Tableshot`.
@main struct UIKitSources: BuildToolPlugin {
    func createBuildCommands(
        context: PluginContext, target: any Target
    ) async throws -> [Command] {
        let list = target.directoryURL.appendingPathComponent("UIKitSources.txt")
        guard let text = try? String(contentsOf: list, encoding: .utf8) else {
            Diagnostics.error(
                "\(list.path): error: the file is missing; list Swift files and folders in it, a "
                    + "path in each line, relative to the package")
            return []
        }
        var files: [URL] = []
        var resources: [URL] = []
        for line in text.split(separator: "\n") {
            let path = line.trimmingCharacters(in: .whitespaces)
            guard !path.isEmpty, !path.hasPrefix("#") else { continue }
            let place = URL(
                fileURLWithPath: path, relativeTo: context.package.directoryURL
            ).standardizedFileURL
            let found = Self.sources(place)
            if found.isEmpty {
                Diagnostics.error("\(list.path): error: there is no Swift file at \(path)")
            }
            files += found
            if Self.hasResources(place) { resources.append(place) }
        }
        guard !files.isEmpty else { return [] }
        let folder = context.pluginWorkDirectoryURL
        var copies = files.enumerated().map { number, file in
            folder.appendingPathComponent("\(number)-\(file.lastPathComponent)")
        }
        var arguments = [folder.path] + files.map(\.path)
        if !resources.isEmpty {
            arguments += ["--resources"] + resources.map(\.path)
            copies.append(folder.appendingPathComponent("ApplicationResources.swift"))
        }
        return [
            .buildCommand(
                displayName: "Rewriting \(files.count) sources for UIKit",
                executable: try context.tool(named: "uikit-sources").url,
                arguments: arguments, inputFiles: files, outputFiles: copies)
        ]
    }

    /// Whether a folder has xibs or asset catalogues.
    private static func hasResources(_ place: URL) -> Bool {
        let names = FileManager.default.enumerator(atPath: place.path)?.allObjects ?? []
        return names.contains { name in
            guard let name = name as? String else { return false }
            return name.hasSuffix(".xib") || name.hasSuffix(".xcassets")
        }
    }

    /// Swift files at a place, in the order of their paths.
    private static func sources(_ place: URL) -> [URL] {
        if place.pathExtension == "swift" {
            return FileManager.default.fileExists(atPath: place.path) ? [place] : []
        }
        let names = FileManager.default.enumerator(atPath: place.path)?.allObjects ?? []
        return names.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
            .map { place.appendingPathComponent($0) }
    }
}
