import TableDrawing

extension SnapshotComparison {
    /// Three panels for the eye: expected, what differs, and actual; beneath them what the boxes are.
    ///
    /// In the second, pixels that count are magenta on a faded copy of the expected picture, and so
    /// is what only one of the pictures covers; pixels that the tolerance lets pass are amber, ignored
    /// regions are hatched, and a numbered box is around each place that differs. Transparent
    /// places show a checkerboard. Of a picture that is too large for a viewer, the parts that
    /// differ are shown.
    ///
    /// It is made when it is asked for, and large.
    public var picture: Bitmap { DifferencePicture(self).bitmap() }
}
