import Foundation
import TableDrawing
import TableText
import TableViews

// The editing mode and swipe actions of a theme: the values that documents may change.

extension EditingMetrics: ThemePart {
    static let noun = "a theme's editing mode"
    static let definition = "theme.EditingMetrics"
    static let shapes: Set<String> = ["delete", "insert", "unselected", "selected", "grip"]
    static let properties: [ThemeProperty<Self>] = [
        .length("contentShift", \.contentShift),
        .length("controlCenter", \.controlCenter, .themeOffset),
        .value("margins", .marginTable, \.margins),
        .flag("alignsToPoints", \.alignsToPoints),
        .flag("turnsArmedMark", \.turnsArmedMark),
        .length("gripLeading", \.gripLeading, .themeOffset),
        .length("gripTrailing", \.gripTrailing, .themeOffset),
        .value("multipleSelection", .selectionFill, \.multipleSelection),
        .opacity("liftedOpacity", \.liftedOpacity),
        .part("liftedShadow", \.liftedShadow),
    ]
}

extension SwipeMetrics: ThemePart {
    static let noun = "a theme's swipe actions"
    static let definition = "theme.SwipeMetrics"
    static let properties: [ThemeProperty<Self>] = [
        .font("font", \.font),
        .color("titleColor", \.titleColor),
        .optionalPart("titleShadow", \.titleShadow),
        .color("destructiveColor", \.destructiveColor),
        .color("normalColor", \.normalColor),
        .length("titlePadding", \.titlePadding),
        .length("minimumWidth", \.minimumWidth),
        .optionalLength("buttonHeight", \.buttonHeight),
        .value("buttonInsets", .allInsets, \.buttonInsets),
        .length("cornerRadius", \.cornerRadius),
        .value("gloss", .glossStops, \.gloss),
        .optionalColor("borderColor", \.borderColor),
        .length("borderWidth", \.borderWidth),
        .length("imageGap", \.imageGap, .themeOffset),
        .length("minimumHeightForTitledImage", \.minimumHeightForTitledImage),
        .flag("movesRow", \.movesRow),
    ]
}

extension ThemeShadow: ThemePart {
    static let noun = "a shadow of a theme"
    static let definition = "theme.ThemeShadow"
    static let properties: [ThemeProperty<Self>] = [
        .value("offset", .offset, \.offset),
        .length("blur", \.blur),
        .color("color", \.color),
    ]
}
