import TableControls
import TableDrawing
import TableMockups
import Tableshot
import TableSnapshots

/// Snapshot assertion with all variants of its value.
struct SnapshotAssertion<Value> {
    let snapshotting: Snapshotting<Value>
    let name: String
    let context: RenderContext
    /// Traits that replace the context's traits.
    let traits: TraitCollection?
    /// Variants, or `nil` for the unchanged value.
    let matrix: RenderMatrix?
    let configuration: SnapshotConfiguration
    let ignoring: [SnapshotIgnore]
    let place: SourcePlace

    /// Returns a report for each variant; errors are reported too.
    func reports(of value: () throws -> Value) -> [SnapshotReport] {
        var reported: Set<String> = []
        return (matrix ?? RenderMatrix()).variants.compactMap { variant in
            do {
                return try report(of: value, variant)
            } catch {
                // Report an error of the assertion only once, because it is equal in all
                // variants.
                if error is IgnoredPlaceError, !reported.insert("\(error)").inserted { return nil }
                let message = "\(variant.name(of: name)): \(error)"
                TestRun.current.noteProblem(message, at: place)
                return SnapshotReport(failure: message)
            }
        }
    }

    private func report(
        of value: () throws -> Value, _ variant: RenderVariant
    ) throws -> SnapshotReport {
        let verification = try SnapshotVerification(
            name: SnapshotName(name).of(variant), pathExtension: snapshotting.pathExtension,
            place: place, configuration: configuration)
        var context = context
        let fonts = verification.fontFolder
        // A book that the test has chosen stays.
        if context.fontBook === FontBook.standard {
            context.fontBook = try SuiteFonts.standard.book(of: fonts)
        }
        if let traits { context.traits = traits }
        let setting = SnapshotSetting(
            context: context.applying(variant), variant: variant, ignoring: ignoring,
            givesTraits: traits != nil)
        let content = try snapshotting.take(value, setting)
        var report = try verification.run(on: content)
        report.warnings += fonts?.remarks(on: content.stamps) ?? []
        return report
    }
}

/// Place of an assertion in the source code.
struct SourcePlace: Sendable {
    let fileID: StaticString
    let filePath: StaticString
    let line: UInt
    let column: UInt

    /// Module of the test.
    var module: String { String("\(fileID)".prefix { $0 != "/" }) }

    /// Module, file and line, for example `Module/File.swift:12`.
    var description: String { "\(fileID):\(line)" }
}
