import ArgumentParser
import Tableshot

/// The layout direction as a command-line argument.
enum Direction: String, ExpressibleByArgument, CaseIterable {
    case ltr, rtl, leftToRight, rightToLeft

    var layoutDirection: LayoutDirection {
        switch self {
        case .ltr, .leftToRight: .leftToRight
        case .rtl, .rightToLeft: .rightToLeft
        }
    }
}
