-- Time banks for whole games. All times are in milliseconds; without a bank there is nothing here.

-- What people have used on a step: pairs of a seat and a time, as JSON.
ALTER TABLE moves ADD COLUMN used TEXT;

-- The present step, as JSON: for each seat the time used, and how long after the beginning its bank began to run.
ALTER TABLE tables ADD COLUMN banks TEXT;
