import Foundation

/// What is measured.
enum Job {
    /// The first screen to a file.
    case cold(String)
    /// Screens down the table, all of whose rows were shown before at other places.
    case warm(Int, Output)
    /// Screens down the table whose rows come for the first time.
    case fresh(Int, Output)
    /// The whole table to a file.
    case long(String)
    /// The selected row of the first screen fading, 60 whole screens as files in a folder.
    case fade(String)
    /// Two picture files, compared.
    case diff(String, String)
    /// The first screen of a table of so many rows, as a PNG in memory.
    case scale(Int)
    /// So many variants of the first screen, as many at once as there are threads.
    case matrix(Int)
    /// One of the warm job's 200 screens to a file.
    case shot(Int, String)

    /// What becomes of a screen.
    enum Output {
        case bitmap, png
    }

    init?(_ words: ArraySlice<String>) {
        let words = Array(words)
        guard let name = words.first else { return nil }
        let number = words.count > 1 ? Int(words[1]).flatMap { $0 > 0 ? $0 : nil } : nil
        switch (name, words.count) {
        case ("cold", 2): self = .cold(words[1])
        case ("long", 2): self = .long(words[1])
        case ("fade", 2): self = .fade(words[1])
        case ("diff", 3): self = .diff(words[1], words[2])
        case ("shot", 3):
            guard let index = Int(words[1]), (0..<200).contains(index) else { return nil }
            self = .shot(index, words[2])
        case ("warm", 2), ("warmpng", 2), ("fresh", 2), ("freshpng", 2), ("scale", 2),
            ("matrix", 2):
            guard let number else { return nil }
            switch name {
            case "warm": self = .warm(number, .bitmap)
            case "warmpng": self = .warm(number, .png)
            case "fresh": self = .fresh(number, .bitmap)
            case "freshpng": self = .fresh(number, .png)
            case "scale": self = .scale(number)
            default: self = .matrix(number)
            }
        default: return nil
        }
    }
}
