-- Tables from before there were people have the usual options, and a seat without a bot is their owner's.
UPDATE tables
SET options = '[]',
    seats   = (SELECT json_group_array(CASE
                                           WHEN json_extract(value, '$.bot') IS NULL
                                               THEN json_object('person', lower(hex(tables.owner)))
                                           ELSE json(value) END)
               FROM json_each(tables.seats))
WHERE options = '{}';
