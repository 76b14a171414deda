import Testing
import Yams

@testable import TableMockups

/// The scan guards the parser only as long as both see the same structure in a text.
@Suite struct ScanAgreementTests {
    private static let atoms = [
        "a", "b", ":", ": ", "- ", "-", " ", "  ", "\n", "\n", "\n  ", "[", "]", "{", "}", ",",
        ", ", "'", "\"", "\\", "#", " #", "|", ">", "|2", ">-", "?", "? ", "&x ", "*x", "*x ",
        "!t ", "%", "@", "\t", "---", "...", "~", "ä", "\r\n", "x: ", "- x: ", "\u{85}",
    ]

    /// A generator whose numbers are the same in every run.
    private struct Numbers: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }

    @Test(arguments: 1...4) func whatTheParserReadsTheScanMeasures(seed: UInt64) throws {
        var numbers = Numbers(state: seed)
        var compared = 0
        for _ in 0..<8000 {
            let length = Int.random(in: 1...22, using: &numbers)
            let text = (0..<length).map { _ in
                Self.atoms.randomElement(using: &numbers) ?? ""
            }.joined()
            guard let root = try? Yams.compose(yaml: text, .basic, .default, .utf8) else {
                continue
            }
            guard scanned(text, depth: 64) == nil else { continue }
            compared += 1
            #expect(!hasComplexKey(root), "\(text.debugDescription)")
            let depth = depth(of: root)
            #expect(scanned(text, depth: depth) == nil, "\(text.debugDescription)")
            if depth > 0 {
                #expect(scanned(text, depth: depth - 1) != nil, "\(text.debugDescription)")
            }
        }
        #expect(compared > 500)
    }

    private func scanned(_ text: String, depth: Int) -> DocumentError? {
        let limits = DocumentLimits(depth: depth)
        do {
            try YAMLScan.check(SourceFile(path: "d.yaml", text: text), limits: limits)
            return nil
        } catch {
            return error
        }
    }

    private func depth(of node: Node) -> Int {
        switch node {
        case .sequence(let elements): 1 + (elements.map { depth(of: $0) }.max() ?? 0)
        case .mapping(let pairs):
            1 + (pairs.map { max(depth(of: $0.key), depth(of: $0.value)) }.max() ?? 0)
        case .scalar, .alias: 0
        }
    }

    private func hasComplexKey(_ node: Node) -> Bool {
        switch node {
        case .sequence(let elements): elements.contains { hasComplexKey($0) }
        case .mapping(let pairs):
            pairs.contains { $0.key.scalar == nil || hasComplexKey($0.value) }
        case .scalar, .alias: false
        }
    }
}
