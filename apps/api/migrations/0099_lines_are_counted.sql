-- Whether an entry got lines it did not come with was asked of each of its lines among all the new ones: an entry of 10,000
-- lines was held against itself a hundred million times. As many lines as the statement wrote are all of them.
SET LOCAL lock_timeout = '5s';

CREATE OR REPLACE FUNCTION check_new_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM new_lines n GROUP BY n.entry_id
    HAVING sum(n.debit_cents) <> sum(n.credit_cents)
  ) THEN
    RAISE EXCEPTION 'journal lines do not balance' USING ERRCODE = 'KL001';
  END IF;
  -- The whole entry is in this one statement: nothing is added to an entry later.
  IF EXISTS (
    SELECT FROM (SELECT entry_id, count(*) AS written FROM new_lines GROUP BY entry_id) n
    WHERE n.written <> (SELECT count(*) FROM journal_lines l WHERE l.entry_id = n.entry_id)
  ) THEN
    RAISE EXCEPTION 'lines were added to a posted entry' USING ERRCODE = 'KL001';
  END IF;
  RETURN NULL;
END $$;
