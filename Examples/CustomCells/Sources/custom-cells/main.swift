import FruitCells
import TableshotCommand

// `render`, `schema`, `samples` and `doctor`, for the cells of this package.
TableCommand.main(.fruits, name: "custom-cells", version: "1.0")
