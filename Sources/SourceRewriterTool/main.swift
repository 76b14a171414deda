import Foundation
import SourceRewriting

// The plugin UIKitSources runs this program with a folder for the copies, the files to rewrite, and
// after "--resources" the folders of the application.
let arguments = CommandLine.arguments.dropFirst()
let parts = arguments.split(separator: "--resources", maxSplits: 1)
guard let folder = arguments.first, let files = parts.first?.dropFirst(), !files.isEmpty else {
    FileHandle.standardError.write(
        Data("usage: uikit-sources FOLDER FILE… [--resources FOLDER…]\n".utf8))
    exit(64)
}

/// Prints an error in the form of a compiler and ends the process.
func fail(_ path: String, _ message: String) -> Never {
    FileHandle.standardError.write(Data("\(path): error: \(message)\n".utf8))
    exit(2)
}

/// Writes a file.
///
/// An unchanged file keeps its date, so that it is not compiled again.
func write(_ text: String, to path: String) {
    guard FileManager.default.contents(atPath: path) != Data(text.utf8) else { return }
    do {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
        fail(path, "the file cannot be written")
    }
}

var index = DeclarationIndex()
var texts: [(path: String, text: String)] = []
for path in files {
    guard let data = FileManager.default.contents(atPath: path),
        let text = String(data: data, encoding: .utf8)
    else { fail(path, "the file cannot be read as UTF-8") }
    texts.append((path, text))
    index.add(text, path: path)
}
var rules = RewritingRules.uiKit
rules.superclasses = index.superclasses
rules.decodableClasses = index.decodableClasses
for (number, (path, text)) in texts.enumerated() {
    let name = path.split(separator: "/").last.map(String.init) ?? "source.swift"
    write(
        SourceRewriter.rewrite(text, path: path, rules: rules).text,
        to: "\(folder)/\(number)-\(name)")
}
if parts.count > 1 {
    let classes = NibClassList(texts.map { SourceOutline($0.text) }, rules: rules)
    let folders = parts[1].map { "\($0.debugDescription)" }.joined(separator: ", ")
    write(
        """
        import Foundation
        import Tableshot
        import UIKit

        extension ApplicationResources {
            /// Images, colours and nibs of the application.
            static let application: ApplicationResources = {
                let folders = [\(folders)]
                var catalogue = CellCatalogue()
                \(classes.statements(registeringIn: "catalogue.viewClasses"))
                var resources = ApplicationResources()
                var nibs: [String] = []
                for folder in folders {
                    let found = ApplicationResources(folder: folder)
                    resources.catalogs += found.catalogs
                    resources.folders += found.folders
                    let names = FileManager.default.enumerator(atPath: folder)?.allObjects ?? []
                    nibs += names.compactMap { $0 as? String }.filter { $0.hasSuffix(".xib") }
                        .sorted().map { folder + "/" + $0 }
                }
                let reader = DocumentReader(catalogue: catalogue, assets: folders)
                resources.nibs = NibBundle(files: nibs, reader: reader)
                return resources
            }()
        }

        """, to: "\(folder)/ApplicationResources.swift")
}
