"""The built-in games at the table, one package each."""
