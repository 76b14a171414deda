import Foundation
import TableSamples
import TableSnapshots
import Tableshot
import Testing

/// Images of the fixtures' documents, drawn by the project.
@Suite struct FixtureImageTests {
    static let pictures: [(name: String, quarter: QuarterOfDay)] = [
        ("night", .night), ("morning", .morning), ("noon", .afternoon), ("evening", .evening),
    ]

    @Test(arguments: pictures.map(\.name), [1.0, 2.0, 3.0])
    func `a fixture's image equals the drawing of the samples`(name: String, scale: Double) throws {
        let quarter = try #require(Self.pictures.first { $0.name == name }).quarter
        let context = RenderContext(traits: TraitCollection(displayScale: scale))
        let picture = try render(context: context) { () -> View in
            let view = ImageView(image: quarter.image)
            return view
        }
        let suffix = scale == 1 ? "" : "@\(Int(scale))x"
        Snapshots.verify(picture, "\(name)\(suffix)", in: "Fixtures/documents/images")
    }

    @Test func `the harbour as WebP equals the drawing of the samples`() throws {
        let path = Snapshots.root.appendingPathComponent(
            "Fixtures/documents/images/harbour@2x.webp"
        ).path
        let decoded = try ImageDecoder().image(contentsOf: path)
        let context = RenderContext(traits: TraitCollection(displayScale: 2))
        let picture = try render(context: context) { () -> View in
            ImageView(image: SampleLandscape.harbour.image)
        }
        #expect(decoded.source.bitmap == (try picture.bitmap()))
        #expect(decoded.size == SampleLandscape.size)
    }
}

extension Image.Source {
    fileprivate var bitmap: Bitmap? {
        if case .bitmap(let bitmap) = self { bitmap } else { nil }
    }
}
