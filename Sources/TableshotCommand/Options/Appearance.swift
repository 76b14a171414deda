import ArgumentParser
import Tableshot

/// Light or dark, as it is written on the command line.
enum Appearance: String, ExpressibleByArgument, CaseIterable {
    case light, dark

    var style: UserInterfaceStyle {
        switch self {
        case .light: .light
        case .dark: .dark
        }
    }
}
