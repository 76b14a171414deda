import Foundation
import TableDrawing
import TableMockups
import TableSnapshots
import TableViews
import Tableshot

/// Compares what a value shows with what was recorded, and fails the test where it differs.
///
///     assertSnapshot(of: PriceCell(fruit), as: .image(width: 320), named: "price")
///     assertSnapshot(of: makeTable(), as: .image(size: screen), named: "fruits", matrix: matrix)
///
/// Works in XCTest and in Swift Testing. What is recorded lies in `__Snapshots__/<the test's file>/`, in a
/// file for every name and variant: `price.png`, `fruits.dark.rtl.png`. A name is used once: a second
/// assertion that would write the same file fails. Which references a run may write is said by `record`,
/// or else by the trait, the environment variable `TABLESHOT_RECORD`, or by default `missing` ones, none
/// where `CI` is set; a test that records fails, so that somebody looks at what was recorded.
///
/// - Parameters:
///   - value: makes the value; it is made anew, in the context, for every variant.
///   - snapshotting: what of the value is compared.
///   - name: the file's name without extension, perhaps with folders before it.
///   - context: theme, traits, clock, locale, time zone and fonts; a document takes the fonts alone, since it states the rest.
///   - traits: traits in place of the context's; an error for a document.
///   - matrix: the variants that are taken; each has a file of its own.
///   - record: which references may be written.
///   - tolerance: how much a snapshot may differ; what it let pass is printed.
///   - ignoring: parts of the picture that are not compared.
///   - directory: the folder of the references, absolute or from the test's file.
public func assertSnapshot<Value>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value>,
    named name: String, context: RenderContext = .current, traits: TraitCollection? = nil,
    matrix: RenderMatrix? = nil, record: RecordPolicy? = nil, tolerance: Tolerance? = nil,
    ignoring: [SnapshotIgnore] = [], directory: String? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let assertion = SnapshotAssertion(
        snapshotting: snapshotting, name: name, context: context, traits: traits, matrix: matrix,
        configuration: SnapshotConfiguration.current.replacing(
            record: record, tolerance: tolerance, directory: directory),
        ignoring: ignoring, place: place)
    for report in assertion.reports(of: value) { report.report(at: place) }
}

/// Compares what a value shows with what was recorded, and returns what is to be said of it; nothing when
/// all is as it was recorded.
///
/// For assertions of one's own; parameters are those of `assertSnapshot`.
public func verifySnapshot<Value>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value>,
    named name: String, context: RenderContext = .current, traits: TraitCollection? = nil,
    matrix: RenderMatrix? = nil, record: RecordPolicy? = nil, tolerance: Tolerance? = nil,
    ignoring: [SnapshotIgnore] = [], directory: String? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> String? {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let assertion = SnapshotAssertion(
        snapshotting: snapshotting, name: name, context: context, traits: traits, matrix: matrix,
        configuration: SnapshotConfiguration.current.replacing(
            record: record, tolerance: tolerance, directory: directory),
        ignoring: ignoring, place: place)
    let failures = assertion.reports(of: value).compactMap(\.failure)
    return failures.isEmpty ? nil : failures.joined(separator: "\n")
}
