-- Money between two accounts of our own: the line that leaves one and the line that arrives on the other, booked in one
-- go over the account of money in transit.
SET LOCAL lock_timeout = '5s';

CREATE TABLE own_transfers (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL REFERENCES administrations,
  -- Null while the statement with that side did not come in.
  out_line_id bigint,
  in_line_id bigint,
  created_at timestamptz NOT NULL,
  CHECK (num_nonnulls(out_line_id, in_line_id) > 0),
  UNIQUE (administration_id, id),
  -- A line is one side of one transfer: never twins.
  CONSTRAINT own_transfers_out UNIQUE (administration_id, out_line_id),
  CONSTRAINT own_transfers_in UNIQUE (administration_id, in_line_id),
  FOREIGN KEY (administration_id, out_line_id) REFERENCES bank_transactions (administration_id, id),
  FOREIGN KEY (administration_id, in_line_id) REFERENCES bank_transactions (administration_id, id)
);
SELECT klopt_protect('own_transfers');
GRANT SELECT, INSERT, DELETE ON own_transfers TO klopt_app;
GRANT UPDATE (out_line_id, in_line_id) ON own_transfers TO klopt_app;

-- The side that was missing is filled in; one that is known stays, until both are taken back.
CREATE FUNCTION guard_own_transfer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.out_line_id IS NOT NULL AND OLD.out_line_id IS DISTINCT FROM NEW.out_line_id)
    OR (OLD.in_line_id IS NOT NULL AND OLD.in_line_id IS DISTINCT FROM NEW.in_line_id) THEN
    RAISE EXCEPTION 'transfer % keeps the lines it has', OLD.id USING ERRCODE = 'KL008';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER own_transfers_keep_lines BEFORE UPDATE ON own_transfers
  FOR EACH ROW EXECUTE FUNCTION guard_own_transfer();

-- At each commit: the same amount leaves one book and arrives in another, and both are booked.
CREATE FUNCTION check_own_transfers() RETURNS trigger LANGUAGE plpgsql
SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (
    SELECT FROM own_transfers o
    LEFT JOIN bank_transactions a ON a.administration_id = o.administration_id AND a.id = o.out_line_id
    LEFT JOIN bank_transactions b ON b.administration_id = o.administration_id AND b.id = o.in_line_id
    WHERE o.administration_id = NEW.administration_id
      AND CASE TG_TABLE_NAME WHEN 'own_transfers' THEN o.id = NEW.id ELSE NEW.id IN (o.out_line_id, o.in_line_id) END
      AND (a.amount_cents >= 0 OR b.amount_cents <= 0 OR a.amount_cents <> -b.amount_cents
        OR a.journal_id = b.journal_id
        OR (a.id IS NOT NULL AND a.journal_entry_id IS NULL) OR (b.id IS NOT NULL AND b.journal_entry_id IS NULL))
  ) THEN
    RAISE EXCEPTION 'line or transfer %: both sides are one amount, of two books, and booked', NEW.id
      USING ERRCODE = 'KL008';
  END IF;
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION check_own_transfers FROM PUBLIC;
CREATE CONSTRAINT TRIGGER own_transfers_fit AFTER INSERT OR UPDATE ON own_transfers
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_own_transfers();
CREATE CONSTRAINT TRIGGER bank_transactions_transfer AFTER UPDATE OF journal_entry_id ON bank_transactions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.journal_entry_id IS NOT NULL AND NEW.journal_entry_id IS NULL)
  EXECUTE FUNCTION check_own_transfers();
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO klopt_app;
