/// Sources of the animation durations, valid for all eras unless stated otherwise.
extension Theme {
    static let animationProvenance: [ThemeProvenance] = [
        ThemeProvenance(
            "animation.selection", .reported,
            "the Mocha port fades for 0.33 s, OpenUIKit for 0.3; 0.5 is common belief"),
        ThemeProvenance(
            "animation.update", .unproven, "0.3 s by recollection; WinObjC takes 0.4"),
        ThemeProvenance("animation.editing", .reported, "the Mocha port and WinObjC take 0.3 s"),
        ThemeProvenance(
            "animation.swipe", .reported, "the Mocha port slides for 0.2 s, WinObjC for 0.25"),
        ThemeProvenance("animation.scroll", .unproven, "0.3 s by recollection"),
        ThemeProvenance(
            "animation.navigation", .reported,
            "one public source takes 0.33 to 0.35 s"),
        ThemeProvenance("animation.reordering", .unproven, "recollection"),
        ThemeProvenance(
            "animation.automaticRowAnimation", .unproven,
            "the system chooses; a slide before iOS 7 and a fade since are ours: that it slides from "
                + "below at a section's start and from above at its end is hearsay without numbers"),
        ThemeProvenance(
            "animation.decelerationRate", .documented,
            "Apple's documentation: UIScrollView.DecelerationRate.normal is 0.998"),
        ThemeProvenance("animation.bounceFrequency", .unproven, "a spring that looks right"),
        ThemeProvenance("animation.spinnerPeriod", .unproven, "recollection"),
        ThemeProvenance("animation.navigationParallax", .unproven, "recollection"),
        ThemeProvenance("animation.navigationDimming", .unproven, "recollection"),
    ]
}
