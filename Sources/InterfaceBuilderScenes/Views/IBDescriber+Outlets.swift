import DocumentSyntax
import InterfaceBuilder
import TableControls

/// Outlets of code.
extension IBDescriber {
    /// Returns the outlets of views and of the file's owner, in the order of the file.
    ///
    /// - Parameters:
    ///   - views: The top-level views of the nib.
    ///   - owner: The placeholder or controller that stands for the owner.
    func outlets(of views: [IBView], owner: IBObject?) -> [DescribedOutlet] {
        let known = destinations(of: views)
        let views = views.flatMap { $0.flattened(for: traits) }
        var result: [DescribedOutlet] = []
        if let owner { result += outlets(of: owner, from: nil, known, owner: owner.id) }
        for view in views {
            guard let id = index.described(view.id)?.rawValue, !isUnknownClass(of: view) else {
                continue
            }
            var object = view.object
            if object.customClass == nil { removeOutlets(ofStandardObject: &object) }
            result += outlets(of: object, from: id, known, owner: owner?.id)
        }
        return result
    }

    /// Returns the views and constraints that outlets may name, by whether they are installed.
    private func destinations(of views: [IBView]) -> [IBIdentifier: Bool] {
        var known: [IBIdentifier: Bool] = [:]
        for view in views.flatMap({ $0.flattened() }) {
            for id in [view.id] + view.constraints.map(\.id) { id.map { known[$0] = false } }
        }
        let installed = views.flatMap { $0.flattened(for: traits) }
        for id in installed.compactMap(\.id) { known[id] = true }
        for constraint in installed.flatMap({ $0.constraints(for: traits) }) {
            let items = [constraint.first.item, constraint.second?.item].compactMap { $0 }
            guard let id = constraint.id, !items.contains(where: { known[$0] == false }) else {
                continue
            }
            known[id] = true
        }
        return known
    }

    /// Adds the outlets of a cell or view to its description, if a class of a view is registered.
    ///
    /// Without outlets, the names of views are the names of outlets. A view with two outlets has a
    /// single name.
    func addOutlets(of view: IBView, to description: inout ViewDescription) {
        let isOwn = { (view: IBView) in
            view.object.customClass.flatMap { self.classes.ownClass(named: $0.name) } != nil
        }
        guard view.flattened().contains(where: isOwn) else { return }
        description.outlets = outlets(of: [view], owner: nil)
    }

    /// Outlets of UIKit's own classes.
    private static let standardOutlets: Set<String> = Set(
        ViewPart.allCases.map(\.rawValue) + ["delegate", "dataSource", "prefetchDataSource"])

    /// Removes the outlets that a class of UIKit does not have, with notes.
    ///
    /// A file keeps the outlets of a cell whose class was deleted.
    private func removeOutlets(ofStandardObject object: inout IBObject) {
        let connections = object.connections
        let names = Self.standardOutlets.union(["gestureRecognizers"])
        let lost =
            connections.outlets.map { ($0.property, $0.location) }
            + connections.collections.map { ($0.property, $0.location) }
        for (name, location) in lost where !names.contains(name) {
            leaveOut(
                "the outlet \(name.quoted) is not connected: the \(object.element) has no class of "
                    + "its own", at: location,
                note: "state the class of the \(object.element), or delete the outlet",
                .customClass, .note)
        }
        object.connections.outlets.removeAll { !names.contains($0.property) }
        object.connections.collections.removeAll { !names.contains($0.property) }
    }

    private func isUnknownClass(of view: IBView) -> Bool {
        view.object.customClass.map { classes.ownClass(named: $0.name) == nil } ?? false
    }

    private func outlets(
        of object: IBObject, from source: String?, _ known: [IBIdentifier: Bool],
        owner: IBIdentifier?
    ) -> [DescribedOutlet] {
        func outlet(
            _ property: String, _ destination: IBIdentifier, isInCollection: Bool,
            _ location: DocumentLocation
        ) -> DescribedOutlet? {
            let isOwner = destination == owner || destination == .filesOwner
            guard isOwner || known[destination] == true else {
                // An outlet to an object that is not installed stays `nil`.
                let isReported =
                    (isForCode || !Self.standardOutlets.contains(property))
                    && known[destination] == nil
                if property != "gestureRecognizers", isReported {
                    leaveOut(
                        "the outlet \(property.quoted) refers to \(destination.rawValue.quoted), "
                            + "which is no view and no constraint, and is not connected",
                        at: location)
                }
                return nil
            }
            return DescribedOutlet(
                property, of: source,
                to: isOwner ? nil : index.described(destination)?.rawValue,
                isInCollection: isInCollection, location: "\(location)")
        }
        let connections = object.connections
        return connections.outlets.compactMap {
            outlet($0.property, $0.destination, isInCollection: false, $0.location)
        }
            + connections.collections.compactMap {
                outlet($0.property, $0.destination, isInCollection: true, $0.location)
            }
    }
}
