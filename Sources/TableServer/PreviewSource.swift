import Foundation

/// A value that the page receives as JSON.
package typealias PreviewAnswer = Encodable & Sendable

/// A source of the pictures and facts that the preview page shows.
///
/// The server calls the methods from several threads.
package protocol PreviewSource: Sendable {
    /// Returns the documents of the folder, and the values that the page's controls offer.
    func folder() -> any PreviewAnswer

    /// Returns the facts about a document.
    ///
    /// Mistakes of the document are part of the facts.
    func document(_ query: PreviewQuery) -> any PreviewAnswer

    /// Returns a picture as PNG.
    ///
    /// - Throws: a `PreviewError` if the document cannot be rendered.
    func picture(_ query: PreviewQuery) throws(PreviewError) -> [UInt8]

    /// Returns the frame of the timeline at an instant, as PNG.
    ///
    /// - Throws: a `PreviewError` if the document cannot be rendered.
    func frame(_ query: PreviewQuery) throws(PreviewError) -> [UInt8]

    /// Returns the findings of the inspection of the selected picture.
    ///
    /// - Throws: a `PreviewError` if the document cannot be rendered.
    func findings(_ query: PreviewQuery) throws(PreviewError) -> any PreviewAnswer

    /// Returns the lines around a line of a file that the document's views come from.
    ///
    /// - Throws: a `PreviewError` if no view of the document comes from the file.
    func excerpt(
        _ query: PreviewQuery, file: String, line: Int
    ) throws(PreviewError) -> any PreviewAnswer

    /// Compares the document with its recorded pictures, and writes the page of the report.
    ///
    /// - Throws: a `PreviewError` if the comparison fails.
    func compare(_ query: PreviewQuery) throws(PreviewError) -> any PreviewAnswer

    /// Records the pictures of the last comparison as the references of the document.
    ///
    /// - Throws: a `PreviewError` if a picture cannot be accepted.
    func accept(_ query: PreviewQuery) throws(PreviewError) -> any PreviewAnswer

    /// Returns a file of the report, or `nil` if there is no such file.
    func reportFile(_ path: String) -> [UInt8]?

    /// Returns the changes of the folder, as they happen.
    func changes() -> AsyncStream<PreviewChange>
}

/// A request for a document.
package struct PreviewQuery: Sendable, Hashable {
    /// Path of the document, relative to the folder.
    package var document: String
    /// Index of the picture among the pictures of the document.
    package var index = 0
    /// Values of the page's controls by name, such as `theme` or `appearance`.
    package var settings: [String: String] = [:]
    /// Index of the frame of the timeline.
    package var frame = 0

    /// Creates a query of a document.
    package init(document: String) { self.document = document }
}

/// A change of the folder.
package struct PreviewChange: Sendable, Encodable {
    /// Number of the change, counted from 1.
    package var number: Int
    /// Paths of the documents to draw again, relative to the folder.
    package var documents: [String]
    /// Whether documents were added or removed.
    package var isList: Bool

    /// Creates a change.
    package init(number: Int, documents: [String], isList: Bool) {
        self.number = number
        self.documents = documents
        self.isList = isList
    }
}

/// An error, whose answer the page shows in place of a picture.
package struct PreviewError: Error {
    /// Value with the problems of the document, encoded as JSON.
    package let answer: any PreviewAnswer

    /// Creates an error.
    package init(_ answer: any PreviewAnswer) { self.answer = answer }
}
