import DocumentSyntax

/// Elements and attributes of a file by whether the reader understands them.
package struct IBLedger: Sendable {
    /// An element, or an attribute of an element.
    package struct Pair: Sendable, Hashable, Comparable, CustomStringConvertible {
        /// Name of the element.
        package var element: String
        /// Name of the attribute; `nil` for the element, and `text()` for the element's text.
        package var attribute: String?

        /// `element` or `element/@attribute`.
        package var description: String {
            guard let attribute else { return element }
            return attribute == Pair.text ? "\(element)/\(attribute)" : "\(element)/@\(attribute)"
        }

        /// Orders pairs by their description.
        package static func < (left: Pair, right: Pair) -> Bool {
            left.description < right.description
        }

        /// Name that stands for the text of an element.
        static let text = "text()"
    }

    /// An element or attribute that the reader does not understand.
    package struct Unread: Sendable, Hashable {
        /// Name of the element and the attribute.
        package var pair: Pair
        /// Identifier of the nearest object, or `nil`.
        package var owner: IBIdentifier?
        /// Location of the attribute or element.
        package var location: DocumentLocation
        /// Value of the attribute, or `nil` for an element.
        package var value: String?
        /// Number of elements inside an unread element, which the ledger does not list.
        package var elementsInside = 0

        /// Description without the location, as a sentence.
        package var message: String {
            let place = owner.map { " of \($0.rawValue.quoted)" } ?? ""
            guard let attribute = pair.attribute else {
                let inside =
                    elementsInside == 0
                    ? "" : " and its \(elementsInside) element\(elementsInside == 1 ? "" : "s")"
                return "the element <\(pair.element)>\(inside)\(place) is not read"
            }
            guard attribute != Pair.text else {
                return "the text of <\(pair.element)>\(place) is not read"
            }
            let value = value.map { "=\($0.quoted)" } ?? ""
            return "the attribute \(attribute)\(value) of <\(pair.element)>\(place) is not read"
        }
    }

    /// Number of occurrences of each pair that the reader understands.
    package var read: [Pair: Int] = [:]
    /// Elements and attributes that the reader does not understand, in the order of the file.
    package var unread: [Unread] = []
}
