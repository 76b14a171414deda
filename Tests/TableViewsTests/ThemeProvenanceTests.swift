import Foundation
import TableThemes
import Testing

/// Every number of a theme has a source.
@Suite struct ThemeProvenanceTests {
    /// Paths of a value's stored properties without further properties of the themes' own types.
    static func leaves(of value: Any, path: String = "") -> [String] {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .struct,
            String(reflecting: type(of: value)).hasPrefix("TableThemes.")
        else { return [path] }
        return mirror.children.flatMap { child -> [String] in
            let name = child.label ?? ""
            return leaves(of: child.value, path: path.isEmpty ? name : path + "." + name)
        }
    }

    @Test("Every property of a theme has a source", arguments: Theme.eras)
    func everyPropertyHasASource(theme: Theme) throws {
        let missing = Self.leaves(of: theme).filter {
            $0 != "name" && Theme.provenance(for: $0, ofThemeNamed: theme.name) == nil
        }
        #expect(missing == [])
    }

    @Test("Every source belongs to an existing property", arguments: Theme.eras)
    func everyFactIsUsed(theme: Theme) throws {
        let paths = Self.leaves(of: theme)
        let provenances = try #require(Theme.provenances(ofThemeNamed: theme.name))
        let idle = provenances.map(\.path).filter { provenance in
            !paths.contains { $0 == provenance || $0.hasPrefix(provenance + ".") }
        }
        #expect(idle == [])
        #expect(Set(provenances.map(\.path)).count == provenances.count, "a path has two sources")
    }

    @Test("The confidence of a value comes from its own source, not from its parent's source")
    func ownSources() {
        let confidences: [(String, Theme, ThemeProvenance.Confidence)] = [
            ("controls.toggle.size", .classic, .unproven),
            ("controls.toggle.size", .flat, .measured),
            ("accessory.detailButton.leading", .classic, .reported),
            ("accessory.detailButton.trailing", .classic, .reported),
            ("accessory.detailButton.normal", .classic, .measured),
            ("selection.endsAboveSeparator", .classic, .derived),
            ("selection.blue.top", .classic, .measured),
        ]
        for (path, theme, confidence) in confidences {
            let provenance = Theme.provenance(for: path, ofThemeNamed: theme.name)
            #expect(provenance?.confidence == confidence, "\(path) of \(theme.name)")
        }
        for theme in Theme.eras {
            let unproven = Self.leaves(of: theme).filter {
                $0.hasPrefix("accessory.") && $0.hasSuffix(".isDirectional")
                    || $0 == "cell.value1.columnGap"
                    || $0 == "editing.liftedBackground"
            }
            #expect(unproven.count == 5)
            for path in unproven {
                #expect(
                    Theme.provenance(for: path, ofThemeNamed: theme.name)?.confidence == .unproven,
                    "\(path) of \(theme.name)")
            }
        }
    }

    @Test("Every value that is not a guess names a listed source", arguments: Theme.eras)
    func sources(theme: Theme) throws {
        let provenances = try #require(Theme.provenances(ofThemeNamed: theme.name))
        let nameless = provenances.filter {
            ![.unproven, .derived].contains($0.confidence) && ThemeSource.sources(of: $0).isEmpty
        }
        #expect(nameless.map { "\($0.path): \($0.source)" } == [])
    }

    @Test("A provenance names each listed source")
    func listedSources() {
        let provenances = Theme.eras.flatMap { Theme.provenances(ofThemeNamed: $0.name) ?? [] }
        let named = Set(provenances.flatMap(ThemeSource.sources))
        #expect(ThemeSource.all.filter { !named.contains($0) }.map(\.name) == [])
    }

    @Test("The source with the longest path applies to a property")
    func longestPath() {
        let tint = Theme.provenance(for: "colors.tint", ofThemeNamed: "classic")
        #expect(tint?.path == "colors.tint")
        #expect(Theme.provenance(for: "colors.text", ofThemeNamed: "classic")?.path == "colors")
        #expect(Theme.provenance(for: "colors.text", ofThemeNamed: "ios6")?.path == "colors")
        #expect(Theme.provenance(for: "colors.text", ofThemeNamed: "baroque") == nil)
    }
}
