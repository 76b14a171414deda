import TableshotCommand

TableCommand.main()
