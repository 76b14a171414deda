import Foundation
import SourceRewriting

// The plugin UIKitSources runs this program with a folder for the copies and the files to rewrite.
let arguments = CommandLine.arguments.dropFirst()
guard let folder = arguments.first, arguments.count > 1 else {
    FileHandle.standardError.write(Data("usage: uikit-sources FOLDER FILE…\n".utf8))
    exit(64)
}

/// Prints an error in the form of a compiler and ends the process.
func fail(_ path: String, _ message: String) -> Never {
    FileHandle.standardError.write(Data("\(path): error: \(message)\n".utf8))
    exit(2)
}

var index = DeclarationIndex()
var texts: [(path: String, text: String)] = []
for path in arguments.dropFirst() {
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
    let copy = "\(folder)/\(number)-\(name)"
    let rewritten = SourceRewriter.rewrite(text, path: path, rules: rules).text
    // An unchanged copy keeps its date, so that it is not compiled again.
    guard FileManager.default.contents(atPath: copy) != Data(rewritten.utf8) else { continue }
    do {
        try Data(rewritten.utf8).write(to: URL(fileURLWithPath: copy), options: .atomic)
    } catch {
        fail(copy, "the file cannot be written")
    }
}
