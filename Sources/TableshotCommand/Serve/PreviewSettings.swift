import ArgumentParser
import Foundation
import Tableshot

/// The values of the page's controls as options of `render`.
struct PreviewSettings {
    let picture: PictureOptions
    let nib: NibOptions

    /// - Throws: a `CommandFailure` with the message for a value that the option does not have.
    init(_ settings: [String: String]) throws {
        var arguments: [String] = []
        for control in Self.controls {
            guard let value = settings[control.name] else { continue }
            arguments.append("--\(Self.option(control.name))=\(value)")
        }
        do {
            picture = try PictureOptions.parse(arguments)
            nib = try NibOptions.parse([])
        } catch {
            throw CommandFailure(PictureOptions.message(for: error))
        }
    }

    /// The controls of the page.
    static var controls: [PreviewFolder.Control] {
        [
            control("theme", "Theme", ThemeName.allValueStrings),
            control("appearance", "Appearance", Appearance.allCases.map(\.rawValue)),
            control("contrast", "Contrast", Contrast.allCases.map(\.rawValue)),
            control("contentSize", "Text size", ContentSizeName.allValueStrings),
            control("direction", "Direction", ["ltr", "rtl"]),
            control("device", "Device", DeviceName.allValueStrings),
            control("locale", "Locale", []),
            control("scale", "Scale", ["1", "2", "3"]),
            control("width", "Width", ["320", "375", "390", "393", "402", "430", "440", "744"]),
        ]
    }

    private static func control(
        _ name: String, _ title: String, _ values: [String]
    ) -> PreviewFolder.Control {
        PreviewFolder.Control(name: name, title: title, values: values)
    }

    private static func option(_ name: String) -> String {
        name == "contentSize" ? "content-size" : name
    }
}
