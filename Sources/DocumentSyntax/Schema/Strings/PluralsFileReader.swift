import TableDrawing

/// A reader of `.stringsdict` files, property lists with texts that vary by plural or by device.
///
/// Plurals use the form `other`, because documents contain no count. Variations by width are
/// rejected by name.
///
/// Source: Apple's "Stringsdict File Format" (Internationalization and Localization Guide).
enum PluralsFileReader {
    /// Returns the texts of a file by key.
    ///
    /// Adds problems for invalid texts.
    ///
    /// Throws a `DocumentError` if the file is not a property list.
    static func strings(
        in file: SourceFile, _ problems: ProblemList
    ) throws(DocumentError) -> [String: LocalizedString] {
        var strings: [String: LocalizedString] = [:]
        for entry in try PropertyListReader.texts(in: file, problems) {
            strings[entry.key] = text(entry.value, of: entry.key, problems, depth: 0)
        }
        return strings
    }

    /// Reads a text: a dictionary with a format and its variables, a dictionary with a text for
    /// each device, or a plain text.
    private static func text(
        _ node: DocumentNode, of key: String, _ problems: ProblemList, depth: Int
    ) -> LocalizedString? {
        if let scalar = node.scalar {
            return LocalizedString(text: scalar.text, location: node.location)
        }
        guard depth < 4, let mapping = node.mapping else {
            problems.warning(
                "the text of \(key.quoted) is \(node.described), expected a dictionary",
                at: node.location)
            return nil
        }
        if let devices = mapping["NSStringDeviceSpecificRuleType"] {
            return devices.mapping.flatMap {
                forDevices($0, of: key, at: devices, problems, depth: depth)
            }
        }
        guard let place = mapping["NSStringLocalizedFormatKey"], let format = place.scalar else {
            let widths = mapping["NSStringVariableWidthRuleType"]
            problems.warning(
                widths == nil
                    ? "the text of \(key.quoted) lacks NSStringLocalizedFormatKey"
                    : "the text of \(key.quoted) varies by width (NSStringVariableWidthRuleType), "
                        + "which is not read; write it with NSStringLocalizedFormatKey",
                at: (widths ?? node).location)
            return nil
        }
        var substitutions = StringSubstitutions()
        for entry in mapping.entries where entry.key != "NSStringLocalizedFormatKey" {
            substitutions.variables[entry.key] = variable(entry, of: key, problems, depth: depth)
        }
        return substitutions.expanded(
            LocalizedString(text: format.text, location: place.location), problems)
    }

    private static func variable(
        _ entry: DocumentMapping.Entry, of key: String, _ problems: ProblemList, depth: Int
    ) -> StringSubstitutions.Variable? {
        guard let mapping = entry.value.mapping else { return nil }
        let rule = mapping["NSStringFormatSpecTypeKey"]?.scalar?.text ?? "NSStringPluralRuleType"
        guard rule == "NSStringPluralRuleType" else {
            problems.warning(
                "\(entry.key.quoted) of \(key.quoted) varies by \(rule), which is not read, expected "
                    + "NSStringPluralRuleType", at: entry.keyLocation)
            return nil
        }
        guard let other = mapping["other"] else {
            problems.warning(
                "\(entry.key.quoted) of \(key.quoted) lacks the form \"other\"",
                at: entry.keyLocation)
            return nil
        }
        return text(other, of: key, problems, depth: depth + 1).map {
            StringSubstitutions.Variable(
                specifier: mapping["NSStringFormatValueTypeKey"]?.scalar?.text ?? "d", form: $0)
        }
    }

    private static func forDevices(
        _ devices: DocumentMapping, of key: String, at node: DocumentNode, _ problems: ProblemList,
        depth: Int
    ) -> LocalizedString? {
        func form(_ name: String) -> LocalizedString? {
            devices[name].flatMap { text($0, of: key, problems, depth: depth + 1) }
        }
        let (phone, pad, other) = (form("iphone"), form("ipad"), form("other"))
        guard var result = other ?? phone ?? pad else {
            problems.warning(
                "the text of \(key.quoted) has no form for \"iphone\", \"ipad\" or \"other\"",
                at: node.location)
            return nil
        }
        if let phone { result.variations[.phone] = phone.text }
        if let pad { result.variations[.pad] = pad.text }
        return result
    }
}
