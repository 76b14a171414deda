import DocumentSyntax
import Foundation
import InterfaceBuilder
import TableControls
import TableDrawing
import TableText

/// User-defined runtime attributes.
extension IBDescriber {
    /// Sets the runtime attributes with key paths of the view's class.
    ///
    /// The other attributes belong to the project's own class.
    func applyRuntimeAttributes(of view: IBView, to result: inout ViewDescription) {
        guard !view.object.runtimeAttributes.isEmpty else { return }
        let properties = classes[result.className].map(classes.properties(of:)) ?? []
        for attribute in view.object.runtimeAttributes {
            let path = Self.keyPaths[attribute.keyPath] ?? attribute.keyPath
            if attribute.value.isNone { continue }
            guard let property = properties.first(where: { $0.name == path }),
                let value = value(attribute, for: property.kind)
            else {
                if isForCode, classes[result.className]?.isStandard == false {
                    let isKnown = properties.contains { $0.name == path }
                    fail(
                        isKnown
                            ? "the property \(path) of the class \(result.className) does not "
                                + "accept the value of the runtime attribute"
                            : "the class \(result.className) is not key value coding-compliant "
                                + "for the key \(attribute.keyPath.quoted) (NSUnknownKeyException)",
                        at: attribute.location,
                        note: isKnown
                            ? nil
                            : "register the property with the class: "
                                + "classes.register(\(result.className).self, properties: […])")
                    continue
                }
                let owner = view.object.customClass.map { "the class \($0.name)" }
                let isKnown = properties.contains { $0.name == path }
                // An extension of the application declares the other properties of UIKit's classes.
                let isOwn = owner != nil || !isKnown && !isForCode && !path.hasPrefix("layer.")
                leaveOut(
                    "the runtime attribute \(attribute.keyPath) of "
                        + "\(owner ?? "the \(view.object.element)") is not drawn",
                    at: attribute.location, isOwn ? .customClass : .undrawn,
                    isOwn && !isKnown ? .note : .warning)
                continue
            }
            result.properties[path] = value
        }
    }

    /// Key paths whose names in descriptions differ.
    private static let keyPaths = [
        "layer.borderUIColor": "layer.borderColor", "layer.borderColorFromUIColor": "borderColor",
        "layer.shadowUIColor": "layer.shadowColor", "hidden": "isHidden", "enabled": "isEnabled",
        "selected": "isSelected", "on": "isOn", "masksToBounds": "clipsToBounds",
        "shadowColor": "layer.shadowColor", "shadowOffset": "layer.shadowOffset",
        "shadowOpacity": "layer.shadowOpacity", "shadowRadius": "layer.shadowRadius",
    ]

    /// Returns the value of an attribute, or `nil` if a property of the kind does not accept it.
    private func value(_ attribute: IBRuntimeAttribute, for kind: ViewPropertyKind) -> ViewValue? {
        switch (kind, attribute.value) {
        case (.text, .text(let text)), (.attributedText, .text(let text)): return .text(text)
        case (.choice(let names), .text(let text)):
            return names.contains(text) ? .text(text) : nil
        case (.number(let range), .number(let number)):
            return range.contains(number) ? .number(number) : nil
        // Key-value coding converts numbers of texts and flags.
        case (.number(let range), .text(let text)):
            return Double(text).flatMap { range.contains($0) ? .number($0) : nil }
        case (.integer(let range), .number(let number)):
            return Int(exactly: number).map(range.contains) == true ? .number(number) : nil
        case (.boolean, .flag(let flag)): return .boolean(flag)
        case (.boolean, .number(let number)): return .boolean(number != 0)
        case (.color, .color(let color)):
            return self.color(color, at: attribute.location).map { .color($0) }
        case (.font, .font(let font)): return .font(self.font(font, at: attribute.location))
        case (.image, .image(let image)): return self.image(image, at: attribute.location)
        case (.size, .size(let size)):
            return .size(CGSize(width: size.width, height: size.height))
        case (.size, .point(let point)): return .size(CGSize(width: point.x, height: point.y))
        case (.insets, .insets(let insets)): return .insets(insets.edgeInsets)
        case (.insets, .rect(let rect)):
            return .insets(
                EdgeInsets(top: rect.x, left: rect.y, bottom: rect.width, right: rect.height))
        default: return nil
        }
    }
}
