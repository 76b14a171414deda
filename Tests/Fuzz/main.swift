import ArgumentParser
import Foundation
import TableSamples
import TableshotCommand

// Exit codes: 0 without a fault, 85 for a faulty message or exit code of a command, 86 for too much memory, 70 for
// an error of the fuzzer itself. Scripts/fuzz starts this program, and starts it again after a crash.

let options = FuzzOptions.parseOrExit()
TableCommand.sanitizeEnvironment()
let kinds = options.kinds.split(separator: ",").compactMap { FuzzKind(rawValue: String($0)) }

do {
    if options.replay {
        let data = try Data(contentsOf: URL(fileURLWithPath: options.folder + "/commands.json"))
        let commands = try JSONDecoder().decode([[String]].self, from: data)
        guard FileManager.default.changeCurrentDirectoryPath(options.folder + "/inputs") else {
            throw CocoaError(.fileNoSuchFile)
        }
        if commands.isEmpty {
            for path in FileManager.default.enumerator(atPath: ".")?.allObjects ?? [] {
                if let path = path as? String { FileReading.read(path) }
            }
        }
        for command in commands {
            let status = TableCommand.status(
                of: command, catalogue: .samples, tablesOfCells: Sample.tablesOfCells)
            print("exit code \(status)")
        }
        exit(0)
    }
    let generator = InputGenerator(
        corpus: try FuzzCorpus(package: options.package),
        grammar: try DocumentGrammar(catalogue: .samples), seed: options.seed)
    if options.write {
        let kind = kinds[options.first % kinds.count]
        let input = generator.input(kind, options.first)
        for (path, bytes) in input.files {
            let place = URL(fileURLWithPath: options.folder + "/inputs/" + path)
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(bytes).write(to: place)
        }
        try JSONEncoder().encode(input.commands)
            .write(to: URL(fileURLWithPath: options.folder + "/commands.json"))
        exit(0)
    }
    let runner = try InputRunner(options)
    for number in options.first..<(options.first + options.count) {
        let kind = kinds[number % kinds.count]
        let complaint = try runner.run(generator.input(kind, number), number: number)
        PlantedFault.commit(kind, number)
        if let complaint {
            FileHandle.standardError.write(Data("fuzz: \(complaint)\n".utf8))
            exit(85)
        }
        if runner.hasTooMuchMemory { exit(86) }
    }
    runner.clean()
} catch {
    FileHandle.standardError.write(Data("fuzz: \(error)\n".utf8))
    exit(70)
}
