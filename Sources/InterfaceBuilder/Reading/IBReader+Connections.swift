import DocumentSyntax

/// Outlets, outlet collections, actions and segues.
extension IBReader {
    /// Reads connections.
    func readConnections(_ element: IBElement, into connections: inout IBConnections) {
        element.markRead()
        for child in element.children {
            switch child.name {
            case "outlet":
                guard let (property, destination) = ends(child, "property") else { continue }
                connections.outlets.append(
                    IBOutlet(
                        property: property, destination: destination, location: child.location))
            case "outletCollection":
                guard let (property, destination) = ends(child, "property") else { continue }
                connections.collections.append(
                    IBOutletCollection(
                        property: property, destination: destination,
                        collectionClass: child["collectionClass"],
                        appends: flag(child.attribute("appends")) ?? false,
                        location: child.location))
            case "action":
                guard let (selector, destination) = ends(child, "selector") else { continue }
                connections.actions.append(
                    IBAction(
                        selector: selector, destination: destination, event: child["eventType"],
                        location: child.location))
            case "segue":
                guard let (kind, destination) = ends(child, "kind") else { continue }
                let object = object(child, IBSchemas.segue, .none)
                connections.segues.append(
                    IBSegue(
                        kind: kind, destination: destination,
                        identifier: object["identifier"]?.text,
                        relationship: object["relationship"]?.text, object: object))
            default: break
            }
        }
    }

    /// Returns the name and the destination of a connection, or `nil` with a warning.
    private func ends(_ element: IBElement, _ name: String) -> (String, IBIdentifier)? {
        element.markRead()
        _ = element["id"]
        let destination = reference(element.attribute("destination"))
        guard let text = element[name] else {
            warnMissing(name, element)
            return nil
        }
        guard let destination else {
            warnMissing("destination", element)
            return nil
        }
        return (text, destination)
    }
}
