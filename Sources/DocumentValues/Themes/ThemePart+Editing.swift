import DocumentSyntax
import Foundation
import TableDrawing
import TableText
import TableThemes

// The editing mode and swipe actions of a theme: the values that documents may change.

extension EditingMetrics: ThemePart {
    static let displayName = "a theme's editing mode"
    static let definition = "theme.EditingMetrics"
    static let properties: [ThemeProperty<Self>] = [
        .length("contentShift", \.contentShift),
        .length("controlCenter", \.controlCenter, .themeOffset),
        .value("margins", .marginTable, \.margins),
        .flag("alignsToPoints", \.alignsToPoints),
        .part("delete", \.delete),
        .part("insert", \.insert),
        .part("unselected", \.unselected),
        .part("selected", \.selected),
        .flag("turnsArmedMark", \.turnsArmedMark),
        .shape("grip", \.grip),
        .length("gripLeading", \.gripLeading, .themeOffset),
        .length("gripTrailing", \.gripTrailing, .themeOffset),
        .value("multipleSelection", .selectionFill, \.multipleSelection),
        .opacity("liftedOpacity", \.liftedOpacity),
        .optionalColor("liftedBackground", \.liftedBackground),
        .part("liftedShadow", \.liftedShadow),
        .optional("textStyle", .caseName, \.textStyle),
    ]
}

extension EditingMetrics.Control: ThemePart {
    static let displayName = "a control of a theme's editing mode"
    static let definition = "theme.EditingMetrics.Control"
    static let properties: [ThemeProperty<Self>] = [
        .shape("disc", \.disc),
        .shape("mark", \.mark),
    ]
}

extension SwipeMetrics: ThemePart {
    static let displayName = "a theme's swipe actions"
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
        .share("largestShare", \.largestShare),
        .count("titleLines", \.titleLines),
    ]
}

extension ThemeShadow: ThemePart {
    static let displayName = "a shadow of a theme"
    static let definition = "theme.ThemeShadow"
    static let properties: [ThemeProperty<Self>] = [
        .value("offset", .offset, \.offset),
        .length("blur", \.blur),
        .color("color", \.color),
    ]
}
