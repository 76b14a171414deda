import Foundation

/// The notation of a document.
package enum DocumentFormat: Sendable, Hashable {
    /// YAML 1.1 as implemented by libyaml, with plain scalars of the core schema of YAML 1.2.
    case yaml
    /// JSON according to RFC 8259.
    case json

    /// Creates the format for a path's extension: JSON for `.json`, YAML for all other extensions.
    package init(path: String) {
        self = path.lowercased().hasSuffix(".json") ? .json : .yaml
    }
}
