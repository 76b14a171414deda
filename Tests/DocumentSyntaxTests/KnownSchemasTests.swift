import Foundation
import Testing

@testable import DocumentSyntax

/// A schema is created once for any number of mappings.
@Suite struct KnownSchemasTests {
    /// Schema that counts its instances.
    private final class CountedSchema: MappingSchema {
        static let displayName = "a thing"
        static let definition = "thing"
        static let summary = "A thing."
        let first = Key("first", .boolean, "The first.")
        let second = Key("second", .boolean, "The second.")

        init() { Self.made.add() }

        static let made = Counter()
    }

    private final class Counter: @unchecked Sendable {
        private let lock = NSLock()
        private var number = 0
        var count: Int { lock.withLock { number } }
        func add() { lock.withLock { number += 1 } }
    }

    @Test("A hundred mappings are read with a single schema")
    func once() throws {
        for _ in 0..<100 {
            let problems = ProblemList()
            let node = try yaml("{second: true, third: true}")
            // Outside of the macro, which would create the schema itself.
            let made = SchemaReader(node, CountedSchema(), ReadingContext(.none, problems))
            let reader = try #require(made)
            #expect(reader[\.first] == nil)
            #expect(reader[\.second] == true)
            reader.finish()
            #expect(problems.problems.map(\.message).first?.contains("\"third\"") == true)
        }
        #expect(CountedSchema.made.count == 1)
    }
}
