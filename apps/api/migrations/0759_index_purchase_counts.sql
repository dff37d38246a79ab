-- The first page of purchases counts up to 10,001 of them with their sums. Of a table that is larger than what the database
-- keeps in memory that was read from disk each time, from another place: this index has all that is counted.
SET LOCAL lock_timeout = '5s';

CREATE INDEX purchases_counted ON purchases (administration_id, id) INCLUDE (gross_cents, booked_at, reversed_at)
  WHERE deleted_at IS NULL;
