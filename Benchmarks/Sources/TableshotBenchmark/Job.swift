import Foundation
import Tableshot

/// What is measured.
enum Job {
    /// The first screen to a file.
    case cold(String)
    /// Screens down the table, to bitmaps in memory.
    case warm(Int)
    /// The same, each as a PNG in memory.
    case warmPNG(Int)
    /// The whole table to a file.
    case long(String)
    /// One of the warm job's 200 screens to a file.
    case shot(Int, String)

    init?(_ words: ArraySlice<String>) {
        let words = Array(words)
        switch (words.first, words.count) {
        case ("cold", 2): self = .cold(words[1])
        case ("long", 2): self = .long(words[1])
        case ("warm", 2):
            guard let count = Int(words[1]), count > 0 else { return nil }
            self = .warm(count)
        case ("warmpng", 2):
            guard let count = Int(words[1]), count > 0 else { return nil }
            self = .warmPNG(count)
        case ("shot", 3):
            guard let index = Int(words[1]), (0..<200).contains(index) else { return nil }
            self = .shot(index, words[2])
        default: return nil
        }
    }
}
