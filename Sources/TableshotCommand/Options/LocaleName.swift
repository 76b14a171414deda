import ArgumentParser
import Foundation
import Tableshot

/// A locale, by its identifier in documents.
struct LocaleName: ExpressibleByArgument {
    let locale: Locale

    init?(argument: String) {
        guard let matrix = try? RenderMatrix(axis: "locale=" + argument),
            matrix.locale.count == 1, let locale = matrix.locale.first
        else { return nil }
        self.locale = locale
    }
}
