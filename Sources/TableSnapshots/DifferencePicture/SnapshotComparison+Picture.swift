import TableDrawing

extension SnapshotComparison {
    /// A picture with three panels: expected, difference, and actual, above a legend of boxes.
    ///
    /// In the second panel, counted pixels are magenta on a faded copy of the expected picture.
    /// Areas covered by a single picture are also magenta. Tolerated pixels are amber, ignored
    /// regions are hatched, and a numbered box surrounds each differing place. Transparent
    /// pixels show a checkerboard. If the picture is too large for a viewer, only differing
    /// parts are shown.
    ///
    /// The picture is large, and drawn on each access.
    public var picture: Bitmap { DifferencePicture(self).bitmap() }
}
