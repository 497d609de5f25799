-- Pauses by agreement, as JSON: the seats that propose one; or, once it has begun, what is left of the limit for the present
-- decision in milliseconds, and null at a table with time banks. Meanwhile the deadline is the end of the pause.
ALTER TABLE tables ADD COLUMN pause TEXT;
