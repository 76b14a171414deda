/// Contents of the samples.
extension Sample {
    /// Time zones in all four quarters of the day, today and tomorrow, with half hours, three
    /// parts and no slash.
    static let demoZones = [
        "America/Argentina/Buenos_Aires", "America/Los_Angeles", "America/New_York",
        "Antarctica/McMurdo", "Asia/Kathmandu", "Asia/Kolkata", "Asia/Tokyo", "Europe/Berlin",
        "Europe/London", "GMT", "Pacific/Honolulu", "Pacific/Kiritimati",
    ]

    static let demoCaptions: [CaptionAndTextTable.Item] = [
        .init(caption: "Sunrise", text: "5:04 in the morning"),
        .init(
            caption: "Forecast",
            text: "Bright until noon, then clouds from the west. A shower is possible towards "
                + "evening, mostly along the coast; the night stays dry."),
        .init(caption: "Wind", text: "Light, from the south-west"),
        .init(
            caption: "A note for everyone who goes out on the water this afternoon",
            text: "The harbour bridge opens on the hour until six."),
        .init(caption: "  Tide\n", text: "\tHigh at 2:37 PM  "),
        .init(
            caption: "Ferries",
            text: "All lines run to the summer timetable. The last boat to the islands leaves at "
                + "11:15 PM.\nBicycles travel free of charge before nine."),
        .init(caption: "Sunset", text: "9:42 in the evening"),
    ]

    static let demoPhotos: [ImageOnRightContent] = [
        .init(
            title: "Over the northern pass", subtitle: "Snow until the end of June",
            photo: SampleLandscape.mountains.image),
        .init(
            title: "The old harbour", subtitle: "Last boat of the evening",
            photo: SampleLandscape.harbour.image),
        .init(
            title: "Among the dunes", subtitle: "Two hours on foot, no shade",
            photo: SampleLandscape.dunes.image),
        .init(
            title: "Into the firs", subtitle: "The trail by the brook",
            photo: SampleLandscape.forest.image),
    ]

    static let demoNames: [[String]] = [
        ["Ada", "Lovelace"], ["Alan", "Turing"], ["Barbara", "Liskov"], ["Edsger", "Dijkstra"],
        ["Emmy", "Noether"], ["Grace", "Hopper"], ["John", "McCarthy"], ["Katherine", "Johnson"],
    ]

    static let demoTasks: [[String]] = [
        ["Water the plants", "Every second day, the ferns daily"],
        ["Book the ferry", "Two seats, one bicycle"],
        ["Return the library books", ""],
        ["Call the piano tuner", "Before the concert on Friday"],
        ["Sharpen the kitchen knives", "The long one above all"],
    ]
}
