import DocumentSyntax
import TableDrawing

/// A reader that turns the elements of a file into values.
///
/// The reader marks what it understands. Mistakes in values are warnings, because Xcode opens
/// such files, too.
final class IBReader {
    let file: SourceFile
    let problems: ProblemList
    let localization: IBLocalization
    var resources = IBResources()
    var localizableKeys: [String] = []
    /// References to objects, checked against the identifiers of the file at the end.
    private var references: [(id: IBIdentifier, location: DocumentLocation)] = []

    init(_ file: SourceFile, _ problems: ProblemList, _ localization: IBLocalization) {
        self.file = file
        self.problems = problems
        self.localization = localization
    }

    // MARK: Attributes

    /// Returns the number of an attribute, or `nil` with a warning for other texts.
    func number(_ attribute: IBElement.Attribute?) -> Double? {
        guard let attribute else { return nil }
        guard let number = Double(attribute.value), number.isFinite,
            abs(number) <= Self.largestNumber
        else {
            warn(attribute, expected: "a number of at most \(Int(Self.largestNumber))")
            return nil
        }
        return number
    }

    /// Magnitude of the largest number: farther than any point of a picture.
    static let largestNumber = 1e9

    /// Returns the flag of an attribute, or `nil` with a warning for other texts.
    func flag(_ attribute: IBElement.Attribute?) -> Bool? {
        guard let attribute else { return nil }
        switch attribute.value {
        case "YES": return true
        case "NO": return false
        default:
            warn(attribute, expected: "YES or NO")
            return nil
        }
    }

    /// Returns the name of an attribute, or `nil` with a warning for other names.
    func choice(_ attribute: IBElement.Attribute?, _ names: [String]) -> String? {
        guard let attribute else { return nil }
        // Xcode begins the names of corners with a capital letter, such as `TopLeft`.
        let small = attribute.value.prefix(1).lowercased() + attribute.value.dropFirst()
        if !names.contains(attribute.value), names.contains(small) { return small }
        guard names.contains(attribute.value) else {
            warn(
                attribute, expected: Suggestion.list(names, "or"),
                note: problems.question(for: attribute.value, among: names))
            return nil
        }
        return attribute.value
    }

    /// Returns the identifier of an attribute and notes the reference.
    func reference(_ attribute: IBElement.Attribute?) -> IBIdentifier? {
        guard let attribute else { return nil }
        let id = IBIdentifier(rawValue: attribute.value)
        references.append((id, attribute.location))
        return id
    }

    /// Returns the translation of a text, or the text.
    func localized(_ text: String, _ property: String, _ scope: IBTextScope) -> String {
        guard let key = scope.key(property) else { return text }
        localizableKeys.append(key)
        return localization[key] ?? text
    }

    func warn(
        _ attribute: IBElement.Attribute, expected: String, note: String? = nil
    ) {
        problems.warning(
            "found \(attribute.name)=\(attribute.value.quoted), expected \(expected)",
            at: attribute.location, length: attribute.name.count, note: note)
    }

    func warnMissing(_ name: String, _ element: IBElement) {
        problems.warning(
            "found <\(element.name)> without the attribute \(name); the element is left out",
            at: element.location, length: element.name.count + 1)
    }

    // MARK: References

    /// Adds warnings about repeated identifiers and references without an object.
    func checkIdentifiers(_ root: IBElement) {
        var known: [String: DocumentLocation] = ["-1": file.start, "-2": file.start]
        collect(root, &known)
        for reference in references where known[reference.id.rawValue] == nil {
            problems.warning(
                "no object of the file has the identifier \(reference.id.rawValue.quoted)",
                at: reference.location,
                note: "connect the object again in Xcode, or remove the reference")
        }
    }

    /// Elements whose attribute `id` names no object.
    private static let withoutObject: Set<String> = ["device", "adaptation"]

    private func collect(_ element: IBElement, _ known: inout [String: DocumentLocation]) {
        if let id = element.peek("id"), !Self.withoutObject.contains(element.name) {
            if let first = known[id], id != "-1", id != "-2" {
                problems.warning(
                    "the identifier \(id.quoted) is used again; references mean the first object",
                    at: element.location, length: element.name.count + 1,
                    note: "the first object is at \(first)")
            } else {
                known[id] = element.location
            }
        }
        element.children.forEach { collect($0, &known) }
    }
}
