import Tableshot

extension PictureRequest {
    /// The pictures of a document: one for each variant of its matrix.
    ///
    /// - Throws: a `CommandFailure` for too many variants; a `DocumentError` if the strings of a
    ///   locale make no document.
    func variants() throws -> [PictureRequest] {
        guard document.matrix.count <= RenderMatrix.limit else {
            throw CommandFailure("found \(document.matrix.countDescription)", path: origin)
        }
        return try document.variants(of: document.matrix).map { variant, document in
            var result = self
            result.document = document
            result.variant = variant
            return result
        }
    }
}
