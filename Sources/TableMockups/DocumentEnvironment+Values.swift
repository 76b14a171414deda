import DocumentSyntax

extension DocumentEnvironment {
    private enum CatalogueKey: EnvironmentKey {
        static var defaultValue: CellCatalogue { CellCatalogue() }
    }
    private enum ImagesKey: EnvironmentKey {
        static var defaultValue: ImageStore { ImageStore(loader: ImageFileLoader()) }
    }
    private enum PrototypesKey: EnvironmentKey {
        static var defaultValue: [String: CellPrototype] { [:] }
    }
    private enum KnownPrototypesKey: EnvironmentKey { static var defaultValue: Set<String> { [] } }
    private enum StaticCellCountKey: EnvironmentKey { static var defaultValue: Int { 0 } }
    private enum IgnoredAccessibilityKey: EnvironmentKey {
        static var defaultValue: IgnoredAccessibilityProperties { IgnoredAccessibilityProperties() }
    }

    /// The cells and tables that the document can use by name.
    package var catalogue: CellCatalogue {
        get { self[CatalogueKey.self] }
        _modify { yield &self[CatalogueKey.self] }
    }
    /// The images of the document.
    package var images: ImageStore {
        get { self[ImagesKey.self] }
        _modify { yield &self[ImagesKey.self] }
    }
    /// Prototypes of the document, by name.
    package var prototypes: [String: CellPrototype] {
        get { self[PrototypesKey.self] }
        _modify { yield &self[PrototypesKey.self] }
    }
    /// Names of all prototypes, including invalid prototypes.
    var knownPrototypes: Set<String> {
        get { self[KnownPrototypesKey.self] }
        _modify { yield &self[KnownPrototypesKey.self] }
    }
    /// Number of static cells read so far.
    var staticCellCount: Int {
        get { self[StaticCellCountKey.self] }
        _modify { yield &self[StaticCellCountKey.self] }
    }
    /// Accessibility properties of views that joined rows do not expose.
    var ignoredAccessibility: IgnoredAccessibilityProperties {
        get { self[IgnoredAccessibilityKey.self] }
        _modify { yield &self[IgnoredAccessibilityKey.self] }
    }
}
