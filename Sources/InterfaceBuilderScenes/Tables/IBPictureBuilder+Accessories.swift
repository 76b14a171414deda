import DocumentSyntax
import Foundation
import InterfaceBuilder
import TableControls

/// Views beside and behind the content of a row.
extension IBPictureBuilder {
    /// Returns a background view, or `nil` without a view.
    func background(_ view: IBView?) -> DocumentNode? {
        guard let view else { return nil }
        embedViews(in: view)
        var description = ViewDescription(view, describer)
        description.place = .fill
        description.autoresizingMask = nil
        let location = view.location
        return .mapping(
            [
                "view": .mapping(
                    ["prototype": .text(addPrototype(description), at: location)], at: location)
            ], at: location)
    }

    /// Returns the control, text or image of an accessory view, or `nil` with a note for another
    /// view.
    func accessoryView(_ view: IBView?) -> DocumentNode? {
        guard let view else { return nil }
        let properties = view.object.properties(for: describer.traits)
        let location = view.location
        let tint = color(
            properties.property("onTintColor") ?? properties.property("textColor")
                ?? properties.property("tintColor"))
        let enabled = flag(properties.property("enabled"))
        func number(_ name: String, _ range: ClosedRange<Double>) -> DocumentNode {
            let value = properties[name]?.number ?? range.lowerBound
            return .number(min(max(value, range.lowerBound), range.upperBound), at: location)
        }
        switch view.kind {
        case .switch:
            return .mapping(
                [
                    "switch": .flag(properties["on"]?.flag ?? false, at: location), "tint": tint,
                    "enabled": enabled,
                ], at: location)
        case .label:
            return .mapping(
                ["text": .text(properties["text"]?.text ?? "", at: location), "tint": tint],
                at: location)
        case .imageView:
            guard let image = imageNode(properties.property("image")) else { return nil }
            return .mapping(["image": image, "tint": tint], at: location)
        case .stepper:
            return .mapping(
                ["stepper": number("value", 0...100), "enabled": enabled], at: location)
        case .progressView:
            return .mapping(["progress": number("progress", 0...1)], at: location)
        case .activityIndicatorView:
            return .mapping(
                ["activity": .flag(properties["animating"]?.flag ?? false, at: location)],
                at: location)
        case .textField:
            return .mapping(
                [
                    "field": .text(properties["text"]?.text ?? "", at: location),
                    "placeholder": text(properties.property("placeholder")),
                    "width": width(of: view), "enabled": enabled,
                ], at: location)
        case .button:
            let title = view.buttonStates.first { $0.name == "normal" }?.title
            let configured = view.buttonConfiguration?["title"]?.text
            guard let title = title ?? configured else { break }
            return .mapping(
                ["button": .text(title, at: location), "enabled": enabled], at: location)
        default: break
        }
        describer.leaveOut(
            "the \(view.object.element) as an accessory view is not drawn", at: location)
        return nil
    }

    /// Returns the width of a view, or `nil` without a frame.
    private func width(of view: IBView) -> DocumentNode? {
        guard let width = view.frame?.width, width > 0 else { return nil }
        return .number(min(width, Self.largest), at: view.location)
    }
}
