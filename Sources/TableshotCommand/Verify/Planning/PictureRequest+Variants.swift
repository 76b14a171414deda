import Tableshot

extension PictureRequest {
    /// Returns a request for each variant of the document's matrix.
    ///
    /// - Throws: a `CommandFailure` if the matrix has too many variants; a `DocumentError` if
    ///   the strings of a locale do not form a document.
    func variants() throws -> [PictureRequest] {
        guard document.matrix.count <= RenderMatrix.limit else {
            throw CommandFailure("the matrix has \(document.matrix.countDescription)", path: origin)
        }
        return try document.variants(of: document.matrix).map { variant, document in
            var result = self
            result.document = document
            result.variant = variant
            return result
        }
    }
}
