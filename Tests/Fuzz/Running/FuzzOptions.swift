import ArgumentParser

/// The arguments of the program that `Scripts/fuzz` runs.
struct FuzzOptions: ParsableArguments {
    @Option(
        help: "The kinds, separated by commas; input number N is of the kind N modulo their count.")
    var kinds = FuzzKind.products.map(\.rawValue).joined(separator: ",")

    @Option(help: "The seed of all random numbers.")
    var seed: UInt64 = 1

    @Option(help: "The number of the first input.")
    var first = 0

    @Option(help: "How many inputs are tried.")
    var count = 1

    @Option(help: "The checkout, which has the documents that inputs are made of.")
    var package: String

    @Option(help: "An empty folder for files.")
    var folder: String

    @Option(help: "The most memory that the process may have, in MiB.")
    var memory = 500

    @Flag(
        help:
            "Write the files and the commands of the first input into the folder, and run nothing.")
    var write = false

    @Flag(help: "Run the commands of a folder that --write has made, and say how each ended.")
    var replay = false

    func validate() throws {
        for name in kinds.split(separator: ",") where FuzzKind(rawValue: String(name)) == nil {
            throw ValidationError(
                "'--kinds' has \(name); the kinds are "
                    + FuzzKind.allCases.map(\.rawValue).joined(separator: ", "))
        }
        guard !kinds.isEmpty, first >= 0, count >= 0 else {
            throw ValidationError("a kind is needed, and no number is below 0")
        }
    }
}
