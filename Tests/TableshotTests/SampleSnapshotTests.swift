import Foundation
import TableSamples
import Tableshot
import Testing

/// Pictures of every sample cell in both themes, with a selected row.
@Suite struct SampleSnapshotTests {
    static let names = Sample.all.map(\.name)

    @Test(arguments: names, [Theme.classic, .modern])
    func sample(name: String, theme: Theme) throws {
        let sample = try #require(Sample.named(name))
        let width: CGFloat = theme == .classic ? 320 : 390
        let size = CGSize(width: width, height: sample.size.height)
        let context = RenderContext(theme: theme, traits: TraitCollection(displayScale: 2))
        let picture = try render(size: size, context: context) {
            sample.makeTableView(size: size)
        }
        Snapshots.verify(picture, "Samples/\(name)-\(theme.name)")
    }
}
