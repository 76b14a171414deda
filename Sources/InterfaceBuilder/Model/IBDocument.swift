import DocumentSyntax

/// The contents of a `.xib` or `.storyboard` file as values.
package struct IBDocument: Sendable {
    /// Kinds of files.
    package enum Kind: String, Sendable, Hashable {
        /// Views or cells.
        case xib
        /// Scenes.
        case storyboard
    }

    /// Device of Xcode's canvas.
    package struct Device: Sendable, Hashable {
        /// Identifier, such as `retina6_1`.
        package var id: String
        /// Orientation: `portrait` or `landscape`, or `nil`.
        package var orientation: String?
        /// Appearance: `light` or `dark`, or `nil`.
        package var appearance: String?
    }

    /// The file.
    package var file: SourceFile
    /// Kind of the file.
    package var kind: Kind
    /// Version of the format; Xcode 5 and later write `3.0`.
    package var version: String
    /// Version of Interface Builder that saved the file, such as `21701`, or `nil`.
    package var toolsVersion: String?
    /// Target, such as `iOS.CocoaTouch`, or `nil`.
    package var targetRuntime: String?
    /// Whether the file uses constraints.
    package var usesAutoLayout: Bool
    /// Whether the file uses size classes.
    package var usesTraitCollections: Bool
    /// Whether the file uses safe areas.
    package var usesSafeAreas: Bool
    /// Device of Xcode's canvas, or `nil`.
    package var device: Device?
    /// Identifier of the first controller of a storyboard, or `nil`.
    package var initialController: IBIdentifier?
    /// Tint color of all scenes, or `nil` for the standard color.
    package var tintColor: IBColor?
    /// Views at the top level of a xib, in the order of the file.
    package var views: [IBView] = []
    /// Controllers at the top level of a xib.
    package var controllers: [IBViewController] = []
    /// Other objects at the top level of a xib: placeholders, gesture recognizers, custom objects.
    package var objects: [IBObject] = []
    /// Scenes of a storyboard.
    package var scenes: [IBScene] = []
    /// Images, colors and fonts that the file lists.
    package var resources = IBResources()
    /// Keys of the texts that a `.strings` file can replace, such as `8bC-Xf-vdC.text`.
    package var localizableKeys: [String] = []
    /// Elements and attributes by whether the reader understands them.
    package var ledger = IBLedger()
    /// Warnings, sorted by location.
    package var warnings: [DocumentProblem] = []

    /// All views of the file at the top level: views of a xib, views and bars of controllers, and
    /// views of bar items.
    package var rootViews: [IBView] {
        let all = controllers + scenes.compactMap(\.controller)
        let owners = objects + scenes.flatMap(\.objects) + all.map(\.object)
        return views + scenes.flatMap(\.views) + owners.flatMap { IBView.views(in: .object($0)) }
    }

    /// All cells of tables: top-level cells, prototypes and cells of static tables.
    package var tableCells: [IBView] {
        rootViews.flatMap { $0.flattened() }.filter { $0.kind == .tableViewCell }
    }

    /// Returns the view with an identifier, or `nil`.
    package func view(_ id: IBIdentifier) -> IBView? {
        rootViews.lazy.flatMap { $0.flattened() }.first { $0.id == id }
    }
}
