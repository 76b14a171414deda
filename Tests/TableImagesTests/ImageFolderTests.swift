import Foundation
import TableDrawing
import Testing
import TestSupport

@testable import TableImages

@Suite struct ImageFolderTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func picture(_ name: String, _ side: Int) throws {
        _ = try folder.write(
            PNGEncoder.encode(Bitmap(width: side, height: side, filling: ~0)), to: name)
    }

    @Test("A name finds its variants, with or without its extension")
    func variants() throws {
        try picture("icon.png", 10)
        try picture("icon@2x.png", 20)
        try picture("icon@3x.png", 30)
        let icons = ImageFolder(folder.path)
        for name in ["icon", "icon.png"] {
            let image = try icons.image(named: name)
            for scale in 1...3 {
                let shown = image.resolved(with: TraitCollection(displayScale: Double(scale)))
                #expect(shown.bitmap?.width == 10 * scale)
                #expect(shown.size == CGSize(width: 10, height: 10))
            }
        }
    }

    @Test("A name without an extension prefers a PNG to other formats")
    func extensions() throws {
        _ = try folder.write(
            Array("<svg xmlns='http://www.w3.org/2000/svg' width='3' height='3'/>".utf8),
            to: "sun.svg")
        #expect(try ImageFolder(folder.path).image(named: "sun").size.width == 3)
        try picture("sun@2x.png", 10)
        #expect(try ImageFolder(folder.path).image(named: "sun").size.width == 5)
    }

    @Test("A missing name is an error of the picture, with its path")
    func missing() {
        let log = DiagnosticLog()
        let image = DiagnosticLog.$current.withValue(log) {
            Image(named: "none", in: ImageFolder(folder.path))
        }
        #expect(image == nil)
        #expect(
            log.diagnostics.map(\.message) == ["\(folder.path)/none: there is no such file"])
        #expect(log.diagnostics.map(\.severity) == [.error])
    }
}
