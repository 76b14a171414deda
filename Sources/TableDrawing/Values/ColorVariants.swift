/// Values of a colour for each appearance and contrast.
struct ColorVariants<Value: Sendable & Hashable>: Sendable, Hashable {
    var light: Value
    var dark: Value
    var lightHighContrast: Value
    var darkHighContrast: Value

    func map<Other>(_ change: (Value) -> Other) -> ColorVariants<Other> {
        ColorVariants<Other>(
            light: change(light), dark: change(dark),
            lightHighContrast: change(lightHighContrast),
            darkHighContrast: change(darkHighContrast))
    }

    subscript(traits: TraitCollection) -> Value {
        switch (traits.userInterfaceStyle, traits.accessibilityContrast) {
        case (.light, .normal): light
        case (.dark, .normal): dark
        case (.light, .high): lightHighContrast
        case (.dark, .high): darkHighContrast
        }
    }
}

extension ColorVariants<RGBA> {
    init(_ light: UInt32, _ dark: UInt32, _ lightHigh: UInt32, _ darkHigh: UInt32) {
        self.init(
            light: RGBA(hex: light), dark: RGBA(hex: dark),
            lightHighContrast: RGBA(hex: lightHigh), darkHighContrast: RGBA(hex: darkHigh))
    }
}
