import ArgumentParser
import Tableshot

/// The light or dark appearance as a command-line argument.
enum Appearance: String, ExpressibleByArgument, CaseIterable {
    case light, dark

    var style: UserInterfaceStyle {
        switch self {
        case .light: .light
        case .dark: .dark
        }
    }
}
