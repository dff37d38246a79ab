-- A book of a payment provider says of which one: a report of Stripe never goes into the book of Mollie.
SET LOCAL lock_timeout = '5s';

ALTER TABLE journals DROP CONSTRAINT journals_financial_type_check;
ALTER TABLE journals ADD CONSTRAINT journals_financial_type_check
  CHECK (financial_type IN ('BUNQ', 'CASH', 'CHECKING', 'CREDIT', 'MOLLIE', 'PAYPAL', 'SAVINGS', 'STRIPE', 'SUMUP')) NOT VALID;
ALTER TABLE journals VALIDATE CONSTRAINT journals_financial_type_check;

-- Until now all of them were of Mollie, and only their names told them apart.
UPDATE journals SET financial_type = upper((regexp_match(name, 'stripe|paypal|sumup', 'i'))[1])
WHERE financial_type = 'MOLLIE' AND name ~* 'stripe|paypal|sumup' AND name !~* 'mollie';

CREATE OR REPLACE FUNCTION guard_line_by_hand() RETURNS trigger LANGUAGE plpgsql
SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD.entered_by IS NULL OR OLD.journal_entry_id IS NOT NULL OR OLD.version > 1 THEN
      RAISE EXCEPTION 'line % stays: nobody entered it, or it was booked', OLD.id USING ERRCODE = 'KL008';
    END IF;
    RETURN OLD;
  END IF;
  IF NOT EXISTS (SELECT FROM journals j WHERE j.administration_id = NEW.administration_id AND j.id = NEW.journal_id
      AND j.financial_type IN ('CASH', 'CREDIT', 'MOLLIE', 'PAYPAL', 'STRIPE', 'SUMUP')) THEN
    RAISE EXCEPTION 'book % takes lines of statements alone', NEW.journal_id USING ERRCODE = 'KL008';
  END IF;
  RETURN NEW;
END $$;
