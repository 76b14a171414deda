import Foundation
import TableSnapshots
import Tableshot
import Testing

/// Compares with what is recorded under `Snapshots/`.
enum Snapshots {
    /// The repository's folder.
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private static func file(_ name: String) throws -> SnapshotFile {
        var settings = try SnapshotSettings(environment: ProcessInfo.processInfo.environment)
        if !settings.artifacts.hasPrefix("/") {
            settings.artifacts = root.appendingPathComponent(settings.artifacts).path
        }
        return SnapshotFile(
            path: root.appendingPathComponent("Snapshots/\(name)").path, settings: settings)
    }

    /// Verifies a picture, pixel by pixel; what it warns of fails too.
    static func verify(
        _ picture: Picture, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let bitmap = try picture.bitmap()
        let warnings = picture.diagnostics.map(\.message)
        #expect(warnings.isEmpty, sourceLocation: sourceLocation)
        let result = try file(name + ".png").verify(bitmap, scale: picture.scale)
        if let message = result.message {
            Issue.record("\(message)", sourceLocation: sourceLocation)
        }
    }

    /// Verifies pixels that were made elsewhere.
    static func verify(
        _ bitmap: Bitmap, scale: Double, _ name: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        if let message = try file(name + ".png").verify(bitmap, scale: scale).message {
            Issue.record("\(message)", sourceLocation: sourceLocation)
        }
    }

    /// Verifies text, line by line.
    static func verify(
        _ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let result = try file(name).verify(text)
        if let message = result.message {
            Issue.record("\(message)", sourceLocation: sourceLocation)
        }
    }
}
