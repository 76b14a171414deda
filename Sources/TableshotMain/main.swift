import TableSamples
import TableshotCommand

TableCommand.main(.samples, tablesOfCells: Sample.tablesOfCells)
