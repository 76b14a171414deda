extension Sample {
    /// For each cell of the samples' catalogue, the name of the table that shows it.
    public static let tablesOfCells = [
        "TimeZoneCell": timeZones.name,
        "EditingTimeZoneCell": timeZonesEditing.name,
        "TimeZoneDrawing": timeZoneDrawing.name,
        "CaptionAndTextCell": captionAndText.name,
        "ImageOnRightCell": imageOnRight.name,
        "FastScrollingCell": fastScrolling.name,
        "OpaqueStateCell": opaqueState.name,
        "FadingStateCell": fadingState.name,
        "TwoViewsCell": twoViews.name,
    ]
}
