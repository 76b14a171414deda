import TableDrawing

/// Images in place of a slider's parts, with UIKit's methods.
///
/// The image of the normal state is the default for other states. Images of the track should
/// be resizable: each image is drawn from its end to the middle of the thumb.
extension Slider {
    /// Key for the image of a part in a state.
    struct PartImage: Hashable {
        enum Part { case thumb, minimumTrack, maximumTrack }

        var part: Part
        var state: Control.State
    }

    /// Sets the image of the thumb; `nil` restores the default.
    public func setThumbImage(_ image: Image?, for state: Control.State) {
        partImages[PartImage(part: .thumb, state: state)] = image
    }

    /// Sets the image of the track below the value.
    public func setMinimumTrackImage(_ image: Image?, for state: Control.State) {
        partImages[PartImage(part: .minimumTrack, state: state)] = image
    }

    /// Sets the image of the track above the value.
    public func setMaximumTrackImage(_ image: Image?, for state: Control.State) {
        partImages[PartImage(part: .maximumTrack, state: state)] = image
    }

    /// Returns the thumb's image in a state, or `nil` for the theme's thumb.
    public func thumbImage(for state: Control.State) -> Image? { image(.thumb, state) }

    /// Returns the image of the track below the value, or `nil` for the theme's track.
    public func minimumTrackImage(for state: Control.State) -> Image? {
        image(.minimumTrack, state)
    }

    /// Returns the image of the track above the value, or `nil` for the theme's track.
    public func maximumTrackImage(for state: Control.State) -> Image? {
        image(.maximumTrack, state)
    }

    /// Image of the thumb in the current state.
    public var currentThumbImage: Image? { thumbImage(for: state) }
    /// Image of the track below the value in the current state, or `nil` for the theme's track.
    public var currentMinimumTrackImage: Image? { minimumTrackImage(for: state) }
    /// Image of the track above the value in the current state, or `nil` for the theme's track.
    public var currentMaximumTrackImage: Image? { maximumTrackImage(for: state) }

    private func image(_ part: PartImage.Part, _ state: Control.State) -> Image? {
        partImages[PartImage(part: part, state: state)]
            ?? partImages[PartImage(part: part, state: .normal)]
    }
}
