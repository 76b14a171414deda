import ArgumentParser
import Tableshot

/// How `inspect` prints what it finds.
enum InspectionFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json
}

extension InspectionOverlay: ExpressibleByArgument {}
