import Foundation
import TableText

/// `font: {size: 17, weight: semibold}`.
struct FontShape: Shape {
    static let noun = "a font"
    static let definition = "font"
    static let summary = "A font; what is left out stays as the theme has it."
    static let exclusive = [["name", "weight"]]

    let size = Key<CGFloat>(
        "size", .number(.above(0, through: 500, "a font size")), "The size in points.")
    let weight = Key<Font.Weight>(
        "weight", .choice(FontDescription.weights), "The weight of the system font.")
    let name = Key<String>(
        "name", .text,
        "A font by name, such as Helvetica-Bold or Noto Serif; its weight is part of the name.")
}
