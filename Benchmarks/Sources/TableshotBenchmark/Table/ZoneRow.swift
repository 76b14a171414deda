/// Line of the workload's data.
enum ZoneRow {
    case header(ZoneHeaderDrawing)
    case zone(ZoneDrawing)
}
