import Foundation
import TableSnapshots
import Tableshot
import TableshotTesting
import Testing

/// Compares pictures with the references in `Snapshots/`, as a user's tests do.
enum Snapshots {
    /// Folder of the repository.
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Folder of most references.
    private static let folder = root.appendingPathComponent("Snapshots").path

    /// Records only if the environment requests it.
    static var policy: RecordPolicy? {
        let name = ProcessInfo.processInfo.environment[RecordPolicy.variable] ?? ""
        return name.isEmpty ? .never : nil
    }

    /// Verifies a picture, pixel by pixel.
    ///
    /// Warnings fail, too.
    ///
    /// - Parameter folder: Folder of the references, relative to the repository.
    static func verify(
        _ picture: Picture, _ name: String, in folder: String? = nil,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        assertSnapshot(
            of: picture, as: .image(), named: name, record: policy,
            directory: folder.map { root.appendingPathComponent($0).path } ?? Self.folder,
            fileID: fileID, filePath: filePath, line: line, column: column)
        let location = SourceLocation(
            fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
        #expect(picture.diagnostics.map(\.message) == [], sourceLocation: location)
    }

    /// Verifies pixels from another source.
    static func verify(
        _ bitmap: Bitmap, scale: Double, _ name: String, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        assertSnapshot(
            of: bitmap, as: .image(scale: scale), named: name, record: policy, directory: folder,
            fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Verifies text, line by line.
    static func verify(
        _ text: String, _ name: String, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        assertSnapshot(
            of: text, as: .lines, named: name, record: policy, directory: folder,
            fileID: fileID, filePath: filePath, line: line, column: column)
    }
}
