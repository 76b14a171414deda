import Tableshot

extension FontBook {
    /// Returns a book with the fonts of folders before its own fonts.
    ///
    /// The fonts of the first folder come first.
    ///
    /// Skips files that are not fonts with a warning. A strict run fails for such files.
    ///
    /// - Throws: a `FontBookError` that names the unusable folder or file.
    func adding(directories: [String], isStrict: Bool) throws -> FontBook {
        let book = try directories.reversed().reduce(self) { book, folder in
            try book.adding(directory: folder)
        }
        guard !directories.isEmpty else { return book }
        for problem in book.unusableFiles {
            if isStrict { throw problem }
            Console.standard.printError(DiagnosticFormatter.text(of: problem, severity: .warning))
        }
        return book
    }

    /// Returns a book with the fonts of all usable folders, and the errors of the other folders.
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
