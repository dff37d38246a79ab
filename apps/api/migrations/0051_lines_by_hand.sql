-- Lines that somebody enters by hand into the book of cash, a credit card or a payment provider, and counts of cash.
SET LOCAL lock_timeout = '5s';

ALTER TABLE bank_transactions ALTER COLUMN import_id DROP NOT NULL;
ALTER TABLE bank_transactions ADD COLUMN entered_by bigint, ADD COLUMN entered_at timestamptz;
ALTER TABLE bank_transactions
  ADD CONSTRAINT bank_transactions_entered_by FOREIGN KEY (entered_by) REFERENCES users NOT VALID,
  -- A line comes from a statement or from somebody.
  ADD CONSTRAINT bank_transactions_source
    CHECK (num_nonnulls(import_id, entered_by) = 1 AND num_nonnulls(entered_by, entered_at) <> 1) NOT VALID;
ALTER TABLE bank_transactions VALIDATE CONSTRAINT bank_transactions_entered_by;
ALTER TABLE bank_transactions VALIDATE CONSTRAINT bank_transactions_source;

-- What a bank account holds is what its statements say; only a line that nobody ever booked is taken out again.
GRANT DELETE ON bank_transactions TO klopt_app;
CREATE FUNCTION guard_line_by_hand() RETURNS trigger LANGUAGE plpgsql
SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD.import_id IS NOT NULL OR OLD.journal_entry_id IS NOT NULL OR OLD.version > 1 THEN
      RAISE EXCEPTION 'line % stays: it is of a statement or was booked', OLD.id USING ERRCODE = 'KL008';
    END IF;
    RETURN OLD;
  END IF;
  IF NOT EXISTS (SELECT FROM journals j WHERE j.administration_id = NEW.administration_id AND j.id = NEW.journal_id
      AND j.financial_type IN ('CASH', 'CREDIT', 'MOLLIE')) THEN
    RAISE EXCEPTION 'book % takes lines of statements alone', NEW.journal_id USING ERRCODE = 'KL008';
  END IF;
  RETURN NEW;
END $$;
REVOKE ALL ON FUNCTION guard_line_by_hand FROM PUBLIC;
CREATE TRIGGER bank_transactions_by_hand BEFORE INSERT ON bank_transactions
  FOR EACH ROW WHEN (NEW.import_id IS NULL) EXECUTE FUNCTION guard_line_by_hand();
CREATE TRIGGER bank_transactions_taken_out BEFORE DELETE ON bank_transactions
  FOR EACH ROW EXECUTE FUNCTION guard_line_by_hand();

-- What was in the drawer on a day, as somebody counted it.
CREATE TABLE cash_counts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL REFERENCES administrations,
  journal_id bigint NOT NULL,
  counted_on date NOT NULL CHECK (counted_on BETWEEN '2000-01-01' AND '2100-12-31'),
  counted_cents bigint NOT NULL CHECK (counted_cents >= 0),
  -- The line by which the difference was booked; null while there is none.
  difference_line_id bigint,
  created_by bigint NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL,
  UNIQUE (administration_id, id),
  FOREIGN KEY (administration_id, journal_id) REFERENCES journals (administration_id, id),
  FOREIGN KEY (administration_id, difference_line_id) REFERENCES bank_transactions (administration_id, id)
);
CREATE INDEX cash_counts_newest ON cash_counts (administration_id, journal_id, counted_on DESC, id DESC);
SELECT klopt_protect('cash_counts');
GRANT SELECT, INSERT ON cash_counts TO klopt_app;
GRANT UPDATE (difference_line_id) ON cash_counts TO klopt_app;

CREATE FUNCTION guard_cash_count() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.difference_line_id IS NOT NULL THEN
    RAISE EXCEPTION 'the difference of count % was booked', OLD.id USING ERRCODE = 'KL004';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER cash_counts_booked_once BEFORE UPDATE ON cash_counts
  FOR EACH ROW EXECUTE FUNCTION guard_cash_count();
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO klopt_app;
