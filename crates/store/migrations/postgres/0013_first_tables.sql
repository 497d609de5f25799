-- No database here is as old as the tables that the step of SQLite with this number changes.
UPDATE tables SET options = '[]' WHERE options = '{}';
