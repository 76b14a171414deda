extension Sample {
    /// Names of the tables that show the cells of the samples' catalogue, by cell name.
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
