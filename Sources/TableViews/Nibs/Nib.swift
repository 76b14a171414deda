import Foundation
import TableDrawing

/// Descriptions of views, read once and made into views as often as wanted; UIKit's class.
///
/// What is wrong with a nib is an error of the table, which the picture throws; where no picture is being made it is
/// written to standard error.
public final class Nib {
    /// What `instantiate(withOwner:options:)` takes besides the owner.
    public struct OptionsKey: RawRepresentable, Sendable, Hashable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Objects by name, `[String: AnyObject]`, that have outlets and actions beside the owner.
        public static let externalObjects = OptionsKey(rawValue: "externalObjects")
    }

    /// The name that messages use; it may be empty.
    public let name: String
    /// The classes that its descriptions name.
    public let classes: ViewClasses
    /// How often its descriptions were read; at most once, however often it is instantiated.
    public private(set) var loadCount = 0
    /// How often its views were made.
    public private(set) var instantiationCount = 0

    private let load: () throws -> [ViewDescription]
    private var descriptions: [ViewDescription]?

    /// A nib of descriptions that are there already.
    public init(
        name: String = "", objects: [ViewDescription], classes: ViewClasses = .standard
    ) {
        self.name = name
        self.classes = classes
        load = { objects }
    }

    /// A nib that is read when it is first needed.
    public init(
        name: String, classes: ViewClasses = .standard,
        load: @escaping () throws -> [ViewDescription]
    ) {
        self.name = name
        self.classes = classes
        self.load = load
    }

    /// The nib of a name in a bundle.
    public convenience init(nibName name: String, bundle: NibBundle) {
        self.init(name: name, classes: bundle.classes) { try bundle.objects(ofNib: name) }
    }

    /// The descriptions; an error and none where they cannot be read.
    public var objects: [ViewDescription] {
        if let descriptions { return descriptions }
        loadCount += 1
        var read: [ViewDescription] = []
        do {
            for mistake in classes.mistakes { DiagnosticLog.fail("nib.class", mistake) }
            read = try load()
        } catch {
            DiagnosticLog.fail("nib.unreadable", "\(described): \(error)")
        }
        descriptions = read
        return read
    }

    /// What messages call it.
    var described: String { name.isEmpty ? "a nib" : "nib \(name)" }

    /// Makes the views and connects them to their top view, to the owner and to external objects.
    ///
    /// The result holds the views at the top, in order; keep what is to live. Outlets of the owner are
    /// connected, and methods of an `ActionNaming` one are called.
    public func instantiate(
        withOwner owner: Any?, options: [OptionsKey: Any]? = nil
    ) -> [Any] {
        views(owner: owner, options: options, identifier: nil)
    }

    /// The same; cells without an identifier of their own take the one that is given.
    func views(
        owner: Any?, options: [OptionsKey: Any]? = nil, identifier: String?
    ) -> [View] {
        instantiationCount += 1
        let external = options?[.externalObjects] as? [String: AnyObject] ?? [:]
        let others =
            [owner.map { $0 as AnyObject }].compactMap { $0 }
            + external.sorted { $0.key < $1.key }.map(\.value)
        let maker = NibMaker(nibName: name, classes: classes, others: others)
        return objects.map { description in
            var description = description
            if let identifier, description.reuseIdentifier == nil,
                classes[description.className]?.isCell == true
            {
                description.reuseIdentifier = identifier
            }
            let view = maker.make(description)
            if !description.sections.isEmpty { addSections(of: description, owner, maker) }
            return view
        }
    }

    private func addSections(
        of description: ViewDescription, _ owner: Any?, _ maker: NibMaker
    ) {
        guard let controller = owner as? TableViewController else {
            return maker.fail(
                "static-cells",
                "static cells need a TableViewController as the nib's owner, not "
                    + (owner.map { "a \(type(of: $0))" } ?? "nobody"), at: description)
        }
        controller.staticSections = description.sections.map { section in
            TableViewController.Section(
                header: section.header, footer: section.footer,
                cells: section.cells.compactMap { description in
                    let view = maker.make(description)
                    if let cell = view as? TableViewCell {
                        return (cell, cell.describedHeight(description))
                    }
                    maker.fail(
                        "static-cells",
                        "a static cell is of the class \(type(of: view)), "
                            + "expected a TableViewCell", at: description)
                    return nil
                })
        }
    }
}

extension TableViewCell {
    /// The height that the description states, in points; nothing where it states none.
    fileprivate func describedHeight(_ description: ViewDescription) -> CGFloat? {
        if case .frame(let frame) = description.place { frame.height } else { nil }
    }
}
