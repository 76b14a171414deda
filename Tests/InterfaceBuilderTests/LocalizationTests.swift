import DocumentSyntax
import Testing

@testable import InterfaceBuilder

/// Translations of texts by the keys of `.strings` files.
@Suite struct LocalizationTests {
    @Test("Each kind of text has its key")
    func keys() throws {
        let document = try readFully(
            Files.views(
                """
                <label text="a" id="l"><accessibility key="accessibilityConfiguration" label="x"/></label>
                <label id="s"><string key="text">a</string></label>
                <textField placeholder="a" id="f"/>
                <button id="b"><state key="normal" title="a"/><state key="selected" title="a"/>
                <buttonConfiguration key="configuration" style="plain" title="a"/></button>
                <segmentedControl id="g"><segments><segment title="a"/><segment title="a"/></segments>
                </segmentedControl>
                <searchBar id="r"><scopeButtonTitles><string>a</string></scopeButtonTitles></searchBar>
                <view id="v"><userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="localizedString" keyPath="k" value="a"/>
                </userDefinedRuntimeAttributes></view>
                """))
        #expect(
            document.localizableKeys == [
                "l.text", "l.accessibilityLabel", "s.text", "f.placeholder", "b.normalTitle",
                "b.selectedTitle", "b.configuration.title", "g.segmentTitles[0]",
                "g.segmentTitles[1]", "r.scopeButtonTitles[0]",
                "v.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[0]",
            ])
    }

    @Test("A strings file beside the file replaces texts")
    func stringsFile() throws {
        let strings = """
            /* Class = "UILabel"; text = "Coffee"; ObjectID = "tit-le-001"; */
            "tit-le-001.text" = "Kaffee";
            """
        let localization = try IBLocalization(
            stringsPath: "de.lproj/Cell.strings", bytes: Array(strings.utf8), ProblemList())
        let document = try readFully(Samples.cell, localization: localization)
        #expect(document.view("tit-le-001")?["text"]?.text == "Kaffee")
    }

    @Test("Titles of sections, bar items and navigation items are translated")
    func titles() throws {
        let document = try readFully(
            Samples.storyboard,
            localization: IBLocalization([
                "sec.headerTitle": "Allgemein", "tbi.title": "Einstellungen",
                "sec.footerTitle": "Zwei",
            ]))
        let table = try #require(
            document.scene(named: "SettingsController")?.controller?.view)
        #expect(table.sections.map { $0["headerTitle"]?.text } == ["Allgemein"])
        #expect(table.sections.map { $0["footerTitle"]?.text } == ["Zwei"])
        #expect(
            document.scene(named: "Root")?.controller?.tabBarItem?["title"]?.text == "Einstellungen"
        )
    }

    @Test("A catalogue of strings has the texts of the first language with texts")
    func catalogue() throws {
        let text = """
            {"sourceLanguage": "en", "strings": {
            "a.text": {"localizations": {
            "en": {"stringUnit": {"state": "new", "value": "Tea"}},
            "de": {"stringUnit": {"state": "translated", "value": "Tee"}},
            "pt-BR": {"variations": {"device": {
            "ipad": {"stringUnit": {"state": "translated", "value": "Chá grande"}},
            "other": {"stringUnit": {"state": "translated", "value": "Chá"}}}}}}},
            "b.text": {"extractionState": "manual"}}}
            """
        func texts(_ languages: String...) throws -> [String?] {
            let localization = try IBLocalization(
                cataloguePath: "mul.lproj/Cell.xcstrings", bytes: Array(text.utf8),
                languages: languages, ProblemList())
            return ["a.text", "b.text"].map { localization[$0] }
        }
        #expect(try texts("pt-BR", "pt") == ["Chá", nil])
        #expect(try texts("de-AT", "de") == ["Tee", nil])
        #expect(try texts("en-US", "en") == [nil, nil])
        #expect(try texts("fr") == [nil, nil])
    }

    @Test(
        "A file that is no catalogue of strings is an error",
        arguments: [
            "", "[]", "{}", "{\"sourceLanguage\": \"en\"}", "{\"strings\": {}}", "{\"strings",
        ])
    func wrongCatalogue(text: String) {
        #expect(throws: DocumentError.self) {
            try IBLocalization(
                cataloguePath: "a.xcstrings", bytes: Array(text.utf8), languages: ["de"],
                ProblemList())
        }
    }

    @Test("A mistake in a strings file is an error with its location")
    func mistake() {
        #expect(throws: DocumentError.self) {
            try IBLocalization(
                stringsPath: "de.strings", bytes: Array("\"a\" = ".utf8), ProblemList())
        }
    }
}
