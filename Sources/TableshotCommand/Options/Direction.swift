import ArgumentParser
import Tableshot

/// The side that rows begin at, as it is written on the command line.
enum Direction: String, ExpressibleByArgument, CaseIterable {
    case ltr, rtl, leftToRight, rightToLeft

    var layoutDirection: LayoutDirection {
        switch self {
        case .ltr, .leftToRight: .leftToRight
        case .rtl, .rightToLeft: .rightToLeft
        }
    }
}
