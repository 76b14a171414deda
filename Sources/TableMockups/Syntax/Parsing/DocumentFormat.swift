import Foundation

/// The notation of a document.
public enum DocumentFormat: Sendable, Hashable {
    /// YAML 1.1 as libyaml reads it, its plain scalars resolved by the core schema of 1.2.
    case yaml
    /// JSON as RFC 8259 defines it.
    case json

    /// The format that a path's extension stands for: JSON for `.json`, YAML for all others.
    public init(path: String) {
        self = path.lowercased().hasSuffix(".json") ? .json : .yaml
    }
}
