import Foundation
import TableControls
import TableDrawing

/// Descriptions of views that are read once and instantiated any number of times; UIKit's
/// class.
///
/// Mistakes in a nib are errors of the table, which `render` throws. Outside a render,
/// mistakes are written to standard error.
public final class Nib {
    /// Option of `instantiate(withOwner:options:)`.
    public struct OptionsKey: RawRepresentable, Sendable, Hashable {
        /// Name of the option.
        public let rawValue: String
        /// Creates an option with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Objects by name, `[String: AnyObject]`, with outlets and actions in addition to the
        /// owner's.
        public static let externalObjects = OptionsKey(rawValue: "externalObjects")
    }

    /// Name in messages; may be empty.
    public let name: String
    /// Classes that are available in descriptions.
    public let classes: ViewClasses
    /// Number of times that the descriptions were read; at most once for any number of
    /// instantiations.
    public private(set) var loadCount = 0
    /// Number of instantiations.
    public private(set) var instantiationCount = 0

    private let load: () throws -> [ViewDescription]
    private var descriptions: [ViewDescription]?

    /// Creates a nib from available descriptions.
    public init(
        name: String = "", objects: [ViewDescription], classes: ViewClasses = .standard
    ) {
        self.name = name
        self.classes = classes
        load = { objects }
    }

    /// Creates a nib that is read on first use.
    public init(
        name: String, classes: ViewClasses = .standard,
        load: @escaping () throws -> [ViewDescription]
    ) {
        self.name = name
        self.classes = classes
        self.load = load
    }

    /// Descriptions of the nib; empty, with an error, if the nib is unreadable.
    public var objects: [ViewDescription] {
        if let descriptions { return descriptions }
        loadCount += 1
        var read: [ViewDescription] = []
        do {
            for mistake in classes.mistakes { DiagnosticLog.fail("nib.class", mistake) }
            read = try load().map(\.resolvingConstrainedViews)
        } catch {
            DiagnosticLog.fail("nib.unreadable", "\(described): \(error)")
        }
        descriptions = read
        return read
    }

    /// Name of the nib in messages.
    package var described: String { name.isEmpty ? "a nib" : "nib \(name)" }

    /// Creates the views and connects them to their top-level view, the owner and external
    /// objects.
    ///
    /// The result contains the top-level views in order; keep a reference to them. Outlets of
    /// the owner are connected, and actions of an `ActionNaming` owner are called. As the last
    /// step, every view receives `awakeFromNib()`, subviews before their superview. UIKit
    /// promises no order.
    public func instantiate(
        withOwner owner: Any?, options: [OptionsKey: Any]? = nil
    ) -> [Any] {
        views(owner: owner, options: options, identifier: nil)
    }

    /// Creates the views; a cell without an identifier of its own gets the given identifier.
    package func views(
        owner: Any?, options: [OptionsKey: Any]? = nil, identifier: String?
    ) -> [View] {
        instantiationCount += 1
        let external = options?[.externalObjects] as? [String: AnyObject] ?? [:]
        let others =
            [owner.map { $0 as AnyObject }].compactMap { $0 }
            + external.sorted { $0.key < $1.key }.map(\.value)
        let maker = NibMaker(nibName: name, classes: classes, others: others)
        var made = NibObjects()
        let views = objects.map { description in
            var description = description
            if let identifier, description.reuseIdentifier == nil,
                classes[description.className]?.isCell == true
            {
                description.reuseIdentifier = identifier
            }
            let view = maker.make(description, &made)
            if !description.sections.isEmpty { addSections(of: description, owner, maker, &made) }
            return view
        }
        let connector = NibConnector(owner: owner.map { $0 as AnyObject }, objects: made) {
            maker.fail("outlet", $0, location: $1)
        }
        connector.connect(objects.flatMap { $0.outlets ?? [] })
        for view in made.views { view.awakeFromNib() }
        return views
    }

    private func addSections(
        of description: ViewDescription, _ owner: Any?, _ maker: NibMaker,
        _ made: inout NibObjects
    ) {
        guard let controller = owner as? any StaticCellOwner else {
            return maker.fail(
                "static-cells",
                "static cells need a TableViewController as the nib's owner, not "
                    + (owner.map { "a \(type(of: $0))" } ?? "nobody"), at: description)
        }
        controller.staticSections = description.sections.map { section in
            StaticCellSection(
                header: section.header, footer: section.footer,
                cells: section.cells.compactMap { description in
                    let view = maker.make(description, &made)
                    if let cell = view as? TableViewCell {
                        return (cell, cell.describedHeight(description))
                    }
                    maker.fail(
                        "static-cells",
                        "a static cell is of the class \(type(of: view)); use a TableViewCell",
                        at: description)
                    return nil
                })
        }
    }
}

extension TableViewCell {
    /// Returns the height in a description, in points, or `nil` for a description without a
    /// height.
    fileprivate func describedHeight(_ description: ViewDescription) -> CGFloat? {
        if case .frame(let frame) = description.place { frame.height } else { nil }
    }
}
