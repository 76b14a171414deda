import ArgumentParser
import Foundation
import InterfaceBuilderScenes
import Tableshot

/// Options for the pictures of Interface Builder's files.
struct NibOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The scene of a storyboard: its identifier, title, class or Interface Builder id. The "
                + "default is all scenes.", valueName: "name"))
    var scene: String?

    @Flag(help: "The prototype cells of a storyboard in place of the scenes.")
    var prototypes = false

    @Option(
        name: .customLong("value"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "A value for a view of a xib or storyboard, such as title=Espresso, "
                + "'#3=12' for the view with the tag 3, or title.isHidden=true. May be repeated.",
            valueName: "outlet=value"))
    var values: [NibValue] = []

    @OptionGroup var looks: NibLooks

    func validate() throws {
        if scene == "" { throw ValidationError("'--scene' is empty; give the name of a scene") }
        var keys: Set<String> = []
        for value in values where !keys.insert(value.key).inserted {
            throw ValidationError(
                "'--value' is given twice for \(value.key.quoted); leave out a value")
        }
    }

    /// Names of the options that the arguments contain.
    private var given: [String] {
        [
            ("--scene", scene != nil), ("--prototypes", prototypes),
            ("--value", !values.isEmpty),
        ].filter(\.1).map(\.0) + looks.given
    }

    /// Rejects the options if no input is an Interface Builder file.
    ///
    /// - Throws: a `ValidationError` that names the option.
    func check(_ inputs: [DocumentInput]) throws {
        guard let option = given.first, !inputs.contains(where: \.isNib) else { return }
        throw ValidationError(
            "'\(option)' applies to .xib and .storyboard files, and no input is such a file; leave "
                + "'\(option)' out")
    }

    /// Applies the options to the choice of pictures.
    func apply(to options: inout IBPictureOptions) {
        options.scene = scene
        options.prototypes = prototypes
        options.states = looks.states?.states ?? []
        for value in values { options.texts[value.key] = value.text }
    }
}

/// A value for a view as a command-line argument: `outlet=value`.
struct NibValue: ExpressibleByArgument {
    /// Outlet, tag or key path.
    let key: String
    let text: String

    init?(argument: String) {
        guard let sign = argument.firstIndex(of: "="), sign > argument.startIndex else {
            return nil
        }
        let key = argument[..<sign]
        // A tag begins with a number sign, so that the tag differs from a count.
        self.key = String(key.hasPrefix("#") ? key.dropFirst() : key)
        text = String(argument[argument.index(after: sign)...])
        if self.key.isEmpty { return nil }
    }
}
