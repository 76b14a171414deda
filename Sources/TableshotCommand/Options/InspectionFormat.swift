import ArgumentParser
import Tableshot

/// Output format of `inspect`.
enum InspectionFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json
}

extension InspectionOverlay: ExpressibleByArgument {}
