import Foundation
import SourceRewriting

/// Lines of a team's sources in which a program crashed.
struct CrashPlaces {
    private let product: CellCompiler.Product

    init(_ product: CellCompiler.Product) { self.product = product }

    /// Places that a message names.
    private static let limit = 3
    /// Seconds for the debug information.
    private static let seconds = 10.0

    /// Returns the places of calls, such as "Cells/PriceCell.swift:12", the innermost first.
    ///
    /// A toolchain without `llvm-symbolizer` has no places. Calls of other code have no places.
    ///
    /// - Parameter calls: addresses in the file of the program.
    func places(of calls: [String]) -> [String] {
        let path = product.toolchain.symbolizer
        guard !calls.isEmpty, FileManager.default.isExecutableFile(atPath: path) else { return [] }
        let ending = try? ConfinedProcess(
            path: path,
            arguments: ["--obj=" + product.path, "--output-style=GNU", "--functions=none"]
                + calls.map { "0x" + $0 },
            environment: SwiftToolchain.environment, seconds: Self.seconds
        ).run()
        guard let ending, ending.isSuccess else { return [] }
        // Statements of '--with' have places, too.
        let files =
            product.program.paths.map(CellSources.shown)
            + product.cells.map { CompilerMessage.statementPrefix + $0.name }
        var places: [String] = []
        for line in ending.output.split(separator: "\n") {
            // A line has the file and the number of the line. The path may be absolute.
            guard let colon = line.lastIndex(of: ":") else { continue }
            let path = "/" + line[..<colon]
            let number = line[line.index(after: colon)...].prefix { $0.isNumber }
            guard let file = files.first(where: { path.hasSuffix("/" + $0) }), number != "0"
            else { continue }
            let place = "\(file):\(number)"
            if !places.contains(place) { places.append(place) }
        }
        return Array(places.prefix(Self.limit))
    }
}
