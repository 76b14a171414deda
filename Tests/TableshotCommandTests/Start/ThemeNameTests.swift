import Tableshot
import Testing

@testable import TableshotCommand

/// The names of themes in help and completions.
@Suite struct ThemeNameTests {
    @Test func `help lists the name of every theme`() {
        #expect(ThemeName.allValueStrings == Theme.eras.map(\.name))
    }
}
