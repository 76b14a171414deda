import ArgumentParser
import Tableshot

/// The contrast of colours as a command-line argument.
enum Contrast: String, ExpressibleByArgument, CaseIterable {
    case normal, high

    var accessibilityContrast: AccessibilityContrast {
        switch self {
        case .normal: .normal
        case .high: .high
        }
    }
}
