import DocumentSyntax

extension IBLedger {
    /// Creates the ledger of a file after reading.
    init(_ root: IBElement) { add(root, owner: nil) }

    private mutating func add(_ element: IBElement, owner: IBIdentifier?) {
        let owner = element.peek("id").map(IBIdentifier.init) ?? owner
        let pair = Pair(element: element.name, attribute: nil)
        if element.isRead {
            read[pair, default: 0] += 1
        } else {
            let isPartlyRead = element.attributes.contains(where: \.isRead)
            unread.append(
                Unread(
                    pair: pair, owner: owner, location: element.location,
                    elementsInside: isPartlyRead ? 0 : element.count - 1))
            guard isPartlyRead else { return }
        }
        for attribute in element.attributes {
            let pair = Pair(element: element.name, attribute: attribute.name)
            if attribute.isRead {
                read[pair, default: 0] += 1
            } else {
                unread.append(
                    Unread(
                        pair: pair, owner: owner, location: attribute.location,
                        value: attribute.value))
            }
        }
        if !element.isTextRead, element.text.contains(where: { !$0.isWhitespace }) {
            unread.append(
                Unread(
                    pair: Pair(element: element.name, attribute: Pair.text), owner: owner,
                    location: element.location, value: element.text))
        }
        for child in element.children { add(child, owner: owner) }
    }

    /// A warning for each element and attribute that the reader does not understand, with its
    /// location.
    package var problems: [DocumentProblem] {
        unread.map {
            DocumentProblem(
                .warning, $0.message, at: $0.location,
                length: ($0.pair.attribute ?? $0.pair.element).count)
        }
    }
}
