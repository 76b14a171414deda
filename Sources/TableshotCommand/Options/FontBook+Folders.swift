import Tableshot

extension FontBook {
    /// A book that has the fonts of folders before its own, the first folder's first.
    ///
    /// - Throws: a `FontBookError` that names the folder that cannot be used.
    func adding(directories: [String]) throws -> FontBook {
        try directories.reversed().reduce(self) { book, folder in
            try book.adding(directory: folder)
        }
    }
}
