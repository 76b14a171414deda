import Foundation
import TableSnapshots
import TestSupport
import Tableshot
import Testing

@testable import TableshotTesting

/// Fonts in a folder beside the references of a test.
@Suite struct FontFolderTests {
    private static let system = "/usr/share/fonts/opentype/inter/"
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func verify(
        _ record: RecordPolicy, _ name: String = "fruits", context: RenderContext = .current
    ) -> String? {
        // As in a repeated test.
        SnapshotRegistry.$mayRepeat.withValue(true) {
            verifySnapshot(
                of: Fruits(["1.00"]), as: .image(), named: name, context: context,
                record: record, directory: folder.path)
        }
    }

    /// Copies the recorded picture, because a name has a single picture in a run.
    private func copyPicture(to name: String) throws {
        try FileManager.default.copyItem(
            atPath: folder.file("fruits.png"), toPath: folder.file(name + ".png"))
    }

    private func copy(_ name: String, as other: String) throws {
        try folder.write("Fonts/note.txt", "")
        let path = folder.file("Fonts/" + other)
        try? FileManager.default.removeItem(atPath: path)
        try FileManager.default.copyItem(atPath: Self.system + name, toPath: path)
    }

    @Test func `a test draws with the folder's fonts, and a failure names the difference`() throws {
        try copy("Inter-Black.otf", as: "Inter-Regular.otf")
        #expect(verify(.missing)?.contains("recorded") == true)
        #expect(verify(.never) == nil)
        try FileManager.default.removeItem(atPath: folder.file("Fonts"))
        try copyPicture(to: "system")
        let message = try #require(verify(.never, "system"))
        let lines = message.split(separator: "\n").filter { $0.hasPrefix("only fonts differ: ") }
        #expect(lines.count == 1, "\(message)")
        #expect(lines.first?.contains("other contents of Inter-Regular.otf") == true)
        #expect(lines.first?.contains("tableshot fonts --copy ") == true)
        try copy("Inter-Black.otf", as: "Inter-Regular.otf")
        #expect(verify(.never) == nil)
    }

    @Test func `a book set by the test remains`() throws {
        var context = RenderContext.current
        context.fontBook = try FontBook(files: [Self.system + "Inter-Regular.otf"])
        #expect(verify(.missing, context: context)?.contains("recorded") == true)
        try copy("Inter-Black.otf", as: "Inter-Regular.otf")
        #expect(verify(.never, context: context) == nil)
        try copyPicture(to: "standard")
        #expect(verify(.never, "standard")?.contains("px") == true)
    }

    @Test func `fonts that differ from the lock file fail the test`() throws {
        try copy("Inter-Regular.otf", as: "Inter-Regular.otf")
        let font = try FontLock.Font(
            path: folder.file("Fonts/Inter-Regular.otf"), package: nil, licence: nil)
        let lock = try FontLock(fonts: [font]).encoded()
        try folder.write("Fonts/fonts.lock.json", String(decoding: lock, as: UTF8.self))
        try copy("Inter-Black.otf", as: "Inter-Regular.otf")
        let message = try #require(verify(.missing))
        #expect(message.contains("fonts.lock.json:8:16: the contents of Inter-Regular.otf differ"))
        #expect(folder.names == ["Fonts"])
    }
}
