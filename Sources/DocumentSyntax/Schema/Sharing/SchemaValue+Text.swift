extension SchemaValue {
    /// JSON text on a single line, without spaces, with sorted members.
    package var compactText: String {
        var text = ""
        write(to: &text)
        return text
    }

    /// JSON text with a line for each member and each definition, which ends with a line break.
    package var linedText: String {
        func lines(_ members: [String: SchemaValue], _ text: (SchemaValue) -> String) -> String {
            let lines = members.sorted { $0.key < $1.key }.map { key, value in
                SchemaValue.text(key).compactText + ":" + text(value)
            }
            return "{\n" + lines.joined(separator: ",\n") + "\n}"
        }
        let definitions = members["$defs"]
        return lines(members) { value in
            value == definitions ? lines(value.members, \.compactText) : value.compactText
        } + "\n"
    }

    private func write(to text: inout String) {
        switch self {
        case .text(let string): Self.write(string, to: &text)
        case .number(let number):
            // Whole numbers are written without a fraction.
            text += Int(exactly: number).map(String.init) ?? String(number)
        case .boolean(let flag): text += flag ? "true" : "false"
        case .list(let elements):
            text += "["
            for (index, element) in elements.enumerated() {
                if index > 0 { text += "," }
                element.write(to: &text)
            }
            text += "]"
        case .object(let members):
            text += "{"
            for (index, member) in members.sorted(by: { $0.key < $1.key }).enumerated() {
                if index > 0 { text += "," }
                Self.write(member.key, to: &text)
                text += ":"
                member.value.write(to: &text)
            }
            text += "}"
        }
    }

    private static func write(_ string: String, to text: inout String) {
        text += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F:
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}
