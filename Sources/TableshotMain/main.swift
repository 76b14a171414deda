import TableSamples
import TableshotCommand

TableCommand.main(.samples)
