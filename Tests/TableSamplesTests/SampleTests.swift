import Foundation
import TableSamples
import Tableshot
import Testing

@Suite struct SampleTests {
    @Test(
        "Every sample makes a table with a selected row and without diagnostics",
        arguments: Sample.all.map(\.name), ["classic", "modern"])
    func tables(name: String, theme: String) throws {
        let sample = try #require(Sample.named(name))
        let theme = try #require(Theme(named: theme))
        let log = DiagnosticLog()
        DiagnosticLog.$current.withValue(log) {
            Fixture.run(theme) {
                let tableView = sample.makeTableView()
                let node = tableView.lowered()
                #expect(node.frame.size == sample.size)
                #expect(tableView.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
                #expect(node.children.filter { $0.name.hasPrefix("row") }.count >= 4)
            }
        }
        #expect(log.diagnostics.map(\.message) == [])
    }

    @Test("A sample accepts another size")
    func size() {
        let tableView = Sample.timeZones.makeTableView(size: CGSize(width: 390, height: 100))
        #expect(tableView.lowered().frame.size == CGSize(width: 390, height: 100))
    }

    @Test("Names are unique, and an unknown name returns nil")
    func names() {
        #expect(Set(Sample.all.map(\.name)).count == Sample.all.count)
        #expect(Sample.named("time-zone") == nil)
    }

    @Test("The pictures are all different, have the stated sizes, and are found by name")
    func pictures() {
        let images = SampleImages.all
        #expect(
            images.map(\.name) == [
                "night", "morning", "afternoon", "evening", "mountains", "harbour", "dunes",
                "forest",
            ])
        #expect(Set(images.map(\.image.fingerprint)).count == 8)
        #expect(images.prefix(4).allSatisfy { $0.image.size == CGSize(width: 30, height: 30) })
        #expect(images.suffix(4).allSatisfy { $0.image.size == SampleLandscape.size })
        #expect(SampleImages.image(named: "dunes") == SampleLandscape.dunes.image)
        #expect(SampleImages.image(named: "noon") == nil)
    }
}
