import ArgumentParser
import Tableshot

/// The input of `inspect`: a document, or a table of the catalogue.
enum InspectionSource {
    /// Checks that the arguments name exactly one source.
    ///
    /// - Throws: a `ValidationError` if the arguments name no source or two sources.
    static func check(document: String?, sample: String?) throws {
        switch (document, sample) {
        case (nil, nil):
            throw ValidationError(
                "no document is given; give a document, or '--sample NAME' for a built-in table")
        case (.some, .some):
            throw ValidationError("a document and '--sample' exclude each other")
        case ("", _): throw ValidationError("the document's path is empty")
        default: break
        }
    }

    /// Returns the inputs that an argument names if an Interface Builder file is among the inputs,
    /// otherwise no inputs.
    ///
    /// - Throws: a `CommandFailure` if a folder has no document, or cannot be listed.
    static func nibs(_ document: String?) throws -> [DocumentInput] {
        guard let document else { return [] }
        let inputs = try DocumentSearch.documents(for: [document], namesMayRepeat: true)
        return inputs.contains(where: \.isNib) ? inputs : []
    }

    /// Returns the request for the source in the arguments.
    ///
    /// - Throws: the reader's errors.
    static func request(
        document: String?, sample: String?, in source: RequestSource
    ) throws -> PictureRequest {
        if let sample {
            let table = try SamplesCommand.table(sample, in: .current)
            return try source.request(forTable: table)
        }
        let path = document ?? ""
        let inputs = try DocumentSearch.documents(for: [path])
        guard inputs.count == 1, let input = inputs.first else {
            throw CommandFailure(
                "this folder has \(inputs.count) documents; name a document of the folder",
                path: path)
        }
        return try source.request(for: input)
    }
}
