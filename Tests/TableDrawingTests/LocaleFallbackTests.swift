import Foundation
import TableDrawing
import Testing

@Suite struct LocaleFallbackTests {
    /// Returns the names of a list in the search order of a locale, without foreign names.
    private func order(_ locale: String, _ names: String) -> String {
        let names = names.split(separator: " ").map { String($0) }
        return LocaleFallback.tags(for: Locale(identifier: locale))
            .filter { tag in names.contains { LocaleFallback.tag(ofName: $0) == tag } }
            .joined(separator: " ")
    }

    @Test(
        "A locale is followed by its parents",
        arguments: [
            ("es-MX", "es en es-419 es-MX es-AR", "es-mx es-419 es"),
            ("es_ES", "es-419 es es-ES", "es-es es"),
            ("es_US", "es-419 es", "es-419 es"),
            ("en_IN", "en en-GB en-001 en-IN en-US", "en-in en-001 en-gb en en-us"),
            ("en_US", "en en-GB en-001", "en"),
            ("en_DE", "en en-GB en-001 en-150", "en-150 en-001 en-gb en"),
            ("pt_AO", "pt pt-BR pt-PT", "pt-pt pt pt-br"),
            ("pt_BR", "pt pt-BR pt-PT", "pt-br pt"),
            ("zh_HK", "zh zh-Hans zh-Hant zh-TW zh_HK zh-CN", "zh-hk zh-hant zh-tw"),
            ("zh_MO", "zh zh-Hant zh-HK zh-Hant-HK zh-TW", "zh-hant-hk zh-hk zh-hant zh-tw"),
            ("zh_TW", "zh zh_TW zh-Hant zh-HK", "zh-tw zh-hant"),
            ("zh_SG", "zh zh-Hans zh-Hant", "zh-hans zh"),
            ("zh_Hans_HK", "zh zh-HK zh-Hans zh-Hant", "zh-hans zh"),
            ("fr_CA", "fr fr-CA fr-FR fr-CH", "fr-ca fr fr-fr"),
            ("de", "de-DE de-AT", "de-de"),
        ])
    func parents(locale: String, names: String, expected: String) {
        #expect(order(locale, names) == expected)
    }

    @Test(
        "The search order contains only the locale's script",
        arguments: [
            ("pa_PK", "pa pa-Arab pa-Guru pa_PK", "pa-pk pa-arab"),
            ("sr_ME", "sr sr-Latn sr-Cyrl", "sr-latn"),
            ("sr_Latn_ME", "sr sr-ME sr-Latn sr-Cyrl", "sr-me sr-latn"),
            ("sr_RS", "sr sr-Latn sr-Cyrl", "sr-cyrl sr"),
            ("uz_AF", "uz uz-Arab uz-Latn", "uz-arab"),
            ("az_IR", "az az-Arab", "az-arab"),
            ("mn_CN", "mn mn-Mong", "mn-mong"),
            ("ms_Arab", "ms ms-Arab ms-MY", "ms-arab"),
            ("kk_CN", "kk kk-Arab", "kk-arab"),
            ("zh_Hant", "zh zh-Hans zh-CN zh-SG zh-TW", "zh-tw"),
        ])
    func scripts(locale: String, names: String, expected: String) {
        #expect(order(locale, names) == expected)
    }

    @Test(
        "Other codes of a language are found after the locale's own code",
        arguments: [
            ("iw_IL", "he iw", "iw he"), ("he", "iw he", "he iw"), ("id_ID", "in", "in"),
            ("in", "id", "id"), ("tl", "fil tl", "tl fil"), ("fil", "tl", "tl"), ("yi", "ji", "ji"),
            ("ji", "yi", "yi"), ("no", "nb no", "no nb"), ("nb_NO", "no nb nn", "nb no"),
            ("nn_NO", "nb no nn", "nn no nb"), ("sh", "sr sr-Latn", "sr-latn"),
            ("sr_Latn", "sh sr", "sh"), ("ro", "mo", "mo"),
        ])
    func codes(locale: String, names: String, expected: String) {
        #expect(order(locale, names) == expected)
    }

    @Test(
        "The locale's own name comes first in every spelling",
        arguments: [
            ("PT_br", "pt-br"), ("zh_hant_tw", "zh-hant-tw"), ("zh-TW", "zh-tw"),
            ("ca_valencia", "ca-valencia"), ("de_DE@collation=phonebook", "de-de"),
        ])
    func exact(locale: String, first: String) {
        #expect(LocaleFallback.tags(for: Locale(identifier: locale)).first == first)
    }

    @Test(
        "A language's table names its script if another script is the language's default",
        arguments: [
            ("fr_FR", "fr"), ("zh_HK", "zh-Hant"), ("zh_CN", "zh"), ("sr_Latn", "sr-Latn"),
            ("sr_ME", "sr-Latn"), ("pa_PK", "pa-Arab"), ("iw_IL", "he"), ("sh", "sr-Latn"),
        ])
    func tableName(locale: String, name: String) {
        let locale = Locale(identifier: locale)
        #expect(LocaleFallback.tableName(for: locale) == name)
        #expect(LocaleFallback.tags(for: locale).contains(name.lowercased()))
    }
}
