import Testing

@testable import DocumentSyntax

@Suite struct ScalarTests {
    @Test(
        arguments: [
            ("", .null), ("~", .null), ("null", .null), ("NULL", .null), ("nUll", .string("nUll")),
            ("true", .bool(true)), ("False", .bool(false)), ("yes", .string("yes")),
            ("off", .string("off")), ("12", .int(12)), ("-7", .int(-7)), ("+7", .int(7)),
            ("007", .int(7)), ("0x1F", .int(31)), ("0o17", .int(15)), ("0x", .string("0x")),
            ("0xG", .string("0xG")), ("1_000", .string("1_000")), ("1.5", .float(1.5)),
            ("1.", .float(1)), (".5", .float(0.5)), ("-.5e1", .float(-5)), ("1.e2", .float(100)),
            ("1e3", .float(1000)), ("1e", .string("1e")), (".", .string(".")), ("-", .string("-")),
            (".inf", .float(.infinity)), ("-.INF", .float(-.infinity)),
            ("99999999999999999999", .float(1e20)), ("2025-06-15", .string("2025-06-15")),
            ("inf", .string("inf")), ("nan", .string("nan")), ("1e999", .float(.infinity)),
        ] as [(String, ResolvedScalar)])
    func plainTextsResolveByTheCoreSchema(text: String, expected: ResolvedScalar) {
        #expect(ResolvedScalar(plain: text) == expected)
    }

    @Test func theTextNaNIsANumber() {
        guard case .float(let value) = ResolvedScalar(plain: ".nan") else {
            Issue.record("found no float")
            return
        }
        #expect(value.isNaN)
    }

    @Test func quotedScalarsAreTexts() {
        #expect(DocumentScalar("12", .quoted).resolved == .string("12"))
        #expect(DocumentScalar("12", .expanded).resolved == .int(12))
    }
}
