import DocumentSyntax
import Foundation
import InterfaceBuilder
import TestSupport

// Reads changed files of Interface Builder: --fixtures FOLDER --seed N --first N --count N --state FILE, or
// --write FILE for the file with the first number. Scripts/fuzz-interface-builder starts this program.
// Exit codes: 0 without a fault, 85 for a file that takes too long, 86 for too much memory, 70 for an error of
// the program itself.

func option(_ name: String) -> String? {
    let arguments = CommandLine.arguments
    guard let index = arguments.firstIndex(of: "--" + name), index + 1 < arguments.count else {
        return nil
    }
    return arguments[index + 1]
}

/// Longest processor time that a file may take, in seconds.
let longest = 1.0
/// Most memory of the process, in bytes.
let mostMemory = 300 << 20

/// Reads a file and walks through everything that a picture takes from the document.
func read(_ bytes: [UInt8]) -> Bool {
    guard let document = try? IBDocument.read(path: "-", bytes: bytes) else { return false }
    var count = 0
    for view in document.rootViews.flatMap({ $0.flattened() }) {
        count += view.constraints(for: .phone).count + view.subviews(for: .phone).count
        count += view.object.properties(for: .phone).count
    }
    for scene in document.scenes {
        if let id = scene.controller?.id { count += document.containers(of: id).count }
    }
    count += document.ledger.problems.count
    return count >= 0
}

guard let folder = option("fixtures"), let count = Int(option("count") ?? "1"),
    let first = Int(option("first") ?? "0"), let seed = UInt64(option("seed") ?? "0")
else { exit(70) }
do {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        .filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }
    let seeds = try names.map { name in
        Array(try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)")))
    }
    guard !seeds.isEmpty else { throw CocoaError(.fileNoSuchFile) }
    let mutations = XMLMutations(seeds)
    if let path = option("write") {
        try Data(mutations.file(first, seed: seed)).write(to: URL(fileURLWithPath: path))
        exit(0)
    }
    let state = option("state").map { open($0, O_WRONLY | O_CREAT, 0o644) } ?? -1
    var (readCount, slowest, slowestNumber, peak) = (0, 0.0, first, 0)
    for number in first..<(first + count) {
        if state >= 0 {
            let line = Array("\(number)\n".utf8)
            pwrite(state, line, line.count, 0)
        }
        let bytes = mutations.file(number, seed: seed)
        let time = ThreadTime.seconds { if read(bytes) { readCount += 1 } }
        if time > slowest { (slowest, slowestNumber) = (time, number) }
        if time > longest {
            print("file \(number) took \(time) s")
            exit(85)
        }
        guard number % 50 == 0 else { continue }
        peak = max(peak, try ProcessMemory.residentBytes())
        if peak > mostMemory {
            print("the process has \(peak >> 20) MiB after file \(number)")
            exit(86)
        }
    }
    print(
        "\(count) files, \(readCount) read, slowest \(slowest) s (file \(slowestNumber)), "
            + "peak \(peak >> 20) MiB")
} catch {
    print("error: \(error)")
    exit(70)
}
