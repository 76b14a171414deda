import Foundation
import TableControls

/// Connector of outlets that name their objects by identifiers, as in Interface Builder's files.
struct NibConnector {
    private struct Property: Hashable {
        let source: String?
        let name: String
    }

    /// Properties of UIKit's views and controllers that need no outlet.
    private static let systemProperties: Set<String> = [
        "view", "tableView", "delegate", "dataSource", "prefetchDataSource", "nextResponder",
    ]

    let owner: AnyObject?
    let objects: NibObjects
    /// Receives a mistake with its source location.
    let fail: (_ message: String, _ location: String?) -> Void

    /// Connects outlets, with the elements of a collection in the order of the list.
    func connect(_ outlets: [DescribedOutlet]) {
        var properties: [Property] = []
        var groups: [Property: [DescribedOutlet]] = [:]
        for outlet in outlets {
            let property = Property(source: outlet.source, name: outlet.property)
            if groups[property] == nil { properties.append(property) }
            groups[property, default: []].append(outlet)
        }
        for property in properties {
            if let group = groups[property] { connect(property, group) }
        }
    }

    private func connect(_ property: Property, _ group: [DescribedOutlet]) {
        let location = group[0].location
        let destinations = group.compactMap { outlet in
            outlet.destination.map { objects[$0] } ?? owner
        }
        // Views that the size classes leave out have no object.
        guard !destinations.isEmpty else { return }
        guard let source = property.source.map({ objects[$0] }) ?? owner else {
            guard property.source == nil, !Self.systemProperties.contains(property.name) else {
                return
            }
            return fail(
                "the nib has no owner for the outlet \(quoted(property.name)) of File's Owner "
                    + "(UIKit: NSUnknownKeyException of NSObject); connect the outlet to the cell, "
                    + "or instantiate the nib with an owner", location)
        }
        if setSystemProperty(property.name, of: source, to: destinations[0]) { return }
        let outlets = Outlets(of: source)
        guard let outlet = outlets[property.name] else {
            guard !Self.systemProperties.contains(property.name) else { return }
            let kind = group[0].isInCollection ? "@OutletCollection" : "@Outlet(.weak)"
            let type = "\(type(of: destinations[0]))"
            let names = outlets.names
            return fail(
                "the class \(Swift.type(of: source)) is not key value coding-compliant for the key "
                    + "\(quoted(property.name)) (NSUnknownKeyException); "
                    + (names.isEmpty ? "" : "it has \(names.joined(separator: ", ")); ")
                    + "declare \(kind) var \(property.name): "
                    + (group[0].isInCollection ? "[\(type)]" : "\(type)!"), location)
        }
        guard outlet.isCollection == group[0].isInCollection else {
            return fail(
                "the outlet \(quoted(property.name)) of the class \(type(of: source)) is "
                    + (outlet.isCollection
                        ? "a collection, and an outlet in the file; declare @Outlet(.weak)"
                        : "a collection in the file; declare @OutletCollection"),
                location)
        }
        guard !outlet.connect(destinations) else { return outlet.didConnect(in: source) }
        let types = Set(destinations.map { "\(type(of: $0))" }).sorted()
        fail(
            "the outlet \(quoted(property.name)) of the class \(type(of: source)) takes a "
                + "\(outlet.valueName), not a \(types.joined(separator: " or a "))", location)
    }

    /// Sets a property of a table or cell, and returns whether the object has the property.
    private func setSystemProperty(
        _ name: String, of source: AnyObject, to destination: AnyObject
    ) -> Bool {
        switch (source, name) {
        case (let table as TableView, "dataSource"):
            table.dataSource = destination as? any TableViewDataSource
        case (let table as TableView, "delegate"):
            table.delegate = destination as? any TableViewDelegate
        case (let cell as TableViewCell, _):
            guard let part = ViewPart(rawValue: name), let view = destination as? View else {
                return false
            }
            return cell.setPart(part, to: view)
        default: return false
        }
        return true
    }
}

extension TableViewCell {
    /// Sets the view of a part, and returns whether the cell takes a view for the part.
    func setPart(_ part: ViewPart, to view: View) -> Bool {
        switch part {
        case .backgroundView: backgroundView = view
        case .selectedBackgroundView: selectedBackgroundView = view
        case .accessoryView: accessoryView = view
        case .editingAccessoryView: editingAccessoryView = view
        case .textLabel, .detailTextLabel, .imageView, .tableHeaderView, .tableFooterView:
            return false
        }
        return true
    }
}
