import Tableshot

extension FontBook {
    /// A book that has the fonts of folders before its own, the first folder's first.
    ///
    /// Files that are no fonts are left out with a warning; a strict run does not go on.
    ///
    /// - Throws: a `FontBookError` that names the folder or file that cannot be used.
    func adding(directories: [String], isStrict: Bool) throws -> FontBook {
        let book = try directories.reversed().reduce(self) { book, folder in
            try book.adding(directory: folder)
        }
        guard !directories.isEmpty else { return book }
        for problem in book.unusableFiles {
            if isStrict { throw problem }
            Console.standard.complain(Complaint.text(of: problem, severity: .warning))
        }
        return book
    }

    /// A book that has the fonts of those folders that can be used, and what is wrong with the rest.
    func adding(usableOf directories: [String]) -> (book: FontBook, problems: [FontBookError]) {
        var book = self
        var problems: [FontBookError] = []
        for folder in directories.reversed() {
            do {
                book = try book.adding(directory: folder)
            } catch {
                problems.append(error)
            }
        }
        return (book, problems.reversed() + (directories.isEmpty ? [] : book.unusableFiles))
    }
}
