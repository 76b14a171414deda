import Foundation
import TableControls
import TableDrawing
import TableMockups
import TableSnapshots
import Tableshot

/// Compares a snapshot of a value with its reference, and fails the test if they differ.
///
///     assertSnapshot(of: PriceCell(fruit), as: .image(width: 320), named: "price")
///     assertSnapshot(of: makeTable(), as: .image(size: screen), named: "fruits", matrix: matrix)
///
/// The function works in XCTest and in Swift Testing. References are stored in
/// `__Snapshots__/<test file>/`, with a file for every name and variant: `price.png`,
/// `fruits.dark.rtl.png`. Names must be unique: a second assertion for an existing file fails.
///
/// `record` determines the references that a run may write. Without it, the trait or the
/// environment variable `TABLESHOT_RECORD` applies. The default is `missing`, or no references
/// if `CI` is set. A test that records a reference fails, so that a person looks at the
/// reference.
///
/// - Parameters:
///   - value: Creates the value; called in the context for every variant.
///   - snapshotting: Compared representation of the value.
///   - name: File name without extension, optionally with leading folders.
///   - context: Theme, traits, clock, locale, time zone and fonts; a document uses the fonts
///     only and specifies the other values itself.
///   - traits: Traits that replace the context's traits; an error for a document.
///   - matrix: Variants; each variant has a separate file.
///   - record: References that may be written.
///   - tolerance: Allowed difference; tolerated differences are printed.
///   - ignoring: Parts of the picture that are not compared.
///   - directory: Folder of the references, absolute or relative to the test file's folder.
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

/// Compares a snapshot of a value with its reference, and returns a message, or `nil` if they
/// are equal.
///
/// Use the function for custom assertions; its parameters are documented for `assertSnapshot`.
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
