-- Whoever comes from another package goes on with their own numbers: a series begins above 1, until it was used.
SET LOCAL lock_timeout = '5s';

ALTER TABLE counters ADD COLUMN first_number bigint NOT NULL DEFAULT 1;
ALTER TABLE counters ADD CONSTRAINT counters_first_number
  CHECK (first_number >= 1 AND last_number >= first_number - 1) NOT VALID;
ALTER TABLE counters VALIDATE CONSTRAINT counters_first_number;

-- Numbers go up alone, and where a series began is settled by its first number.
CREATE OR REPLACE FUNCTION guard_counter() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.last_number < OLD.last_number THEN
    RAISE EXCEPTION 'counter % does not go back', OLD.name USING ERRCODE = 'KL008';
  END IF;
  IF NEW.first_number <> OLD.first_number AND (OLD.last_number >= OLD.first_number OR NEW.first_number < OLD.first_number) THEN
    RAISE EXCEPTION 'counter % is in use', OLD.name USING ERRCODE = 'KL008';
  END IF;
  RETURN NEW;
END $$;

-- Lets a series begin at a number; false when it was used, or begins at a higher one already.
CREATE FUNCTION start_numbers(administration bigint, counter text, first bigint) RETURNS boolean
LANGUAGE sql AS $$
  WITH started AS (
    INSERT INTO counters AS c (administration_id, name, first_number, last_number)
    VALUES (administration, counter, first, first - 1)
    ON CONFLICT (administration_id, name)
      DO UPDATE SET first_number = excluded.first_number, last_number = excluded.last_number
      WHERE c.last_number < c.first_number AND excluded.first_number >= c.first_number
    RETURNING 1)
  SELECT EXISTS (SELECT FROM started)
$$;
