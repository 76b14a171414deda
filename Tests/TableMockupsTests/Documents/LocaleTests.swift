import TableDrawing
import TableControls
import Testing

@testable import TableMockups

@Suite struct LocaleTests {
    @Test(
        "Any locale of a known language is valid",
        arguments: [
            "en_US", "zh_CN", "zh_TW", "sr_RS", "sh_RS", "pa_IN", "no_NO", "iw_IL", "in_ID",
            "de_AT", "pt-BR", "fil_PH", "en_US_POSIX", "sr_Latn_RS", "de-DE-u-co-phonebk",
        ])
    func known(identifier: String) {
        #expect(mistakes("locale: \(identifier)\ntable: {rows: []}").isEmpty)
    }

    @Test("An unknown language is an error", arguments: ["xx_YY", "english", "e n", "root", "qaa"])
    func unknown(identifier: String) {
        let found = mistakes("locale: \(identifier)\ntable: {rows: []}")
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix("1:9 expected a locale such as en_US or ar_EG") == true)
    }

    @Test(
        "The locale's usual script determines the direction by default",
        arguments: [
            ("ar_EG", true), ("he", true), ("iw_IL", true), ("fa_IR", true), ("ur_PK", true),
            ("pa_PK", true), ("pa_IN", false), ("de_DE", false), ("az_Cyrl", false),
            ("zh_TW", false),
        ])
    func direction(identifier: String, isRightToLeft: Bool) throws {
        let traits = try document("locale: \(identifier)\ntable: {rows: []}").context().traits
        #expect(traits.layoutDirection == (isRightToLeft ? .rightToLeft : .leftToRight))
    }

    @Test("A stated direction precedes the locale's direction")
    func statedDirection() throws {
        let mirrored = try document("direction: rightToLeft\ntable: {rows: []}")
        #expect(mirrored.context().traits.layoutDirection == .rightToLeft)
        let plain = try document("locale: ar_EG\ndirection: leftToRight\ntable: {rows: []}")
        #expect(plain.context().traits.layoutDirection == .leftToRight)
        let short = try document("direction: rtl\ntable: {rows: []}")
        #expect(short.context().traits.layoutDirection == .rightToLeft)
        #expect(
            mistakes("direction: left\ntable: {rows: []}") == [
                "1:12 found \"left\", expected \"leftToRight\", \"rightToLeft\", \"ltr\" or "
                    + "\"rtl\"; did you mean \"leftToRight\"?"
            ])
    }
}
