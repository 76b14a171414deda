import Tableshot

/// The list of a book's fonts that `doctor` prints.
struct FontInventory {
    /// A file and its faces that the book uses.
    struct File {
        var path: String
        /// The hash as 32 hexadecimal digits, or the reason why the file has no hash.
        var hash: String
        var faces: [String]
    }

    /// Files in the order of the cascade.
    let files: [File]

    /// Opens and reads every file of a book.
    init(_ book: FontBook) {
        var files: [File] = []
        var places: [String: Int] = [:]
        for face in book.faces {
            if let place = places[face.file] {
                files[place].faces.append(face.name)
                continue
            }
            places[face.file] = files.count
            files.append(File(path: face.file, hash: Self.hash(face.file), faces: [face.name]))
        }
        self.files = files
    }

    private static func hash(_ path: String) -> String {
        do {
            return try FontBook.fingerprint(ofFile: path).description
        } catch {
            return "unreadable"
        }
    }

    /// Lines with the position, hash, path and faces of each file.
    var lines: [String] {
        files.enumerated().map { index, file in
            let number = String(index + 1)
            let padding = String(repeating: " ", count: max(0, 4 - number.count))
            return "\(padding)\(number)  \(file.hash)  \(file.path)  "
                + "(\(file.faces.joined(separator: ", ")))"
        }
    }
}
