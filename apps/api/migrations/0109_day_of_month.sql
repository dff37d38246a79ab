-- The day of the month on which something is invoiced again where its first month is too short for that day: what begins on
-- 28 February goes on on 31 March.
SET LOCAL lock_timeout = '5s';

ALTER TABLE recurring_invoices ADD COLUMN day_of_month smallint
  CONSTRAINT recurring_invoices_day_of_month CHECK (day_of_month BETWEEN 29 AND 31);

CREATE OR REPLACE FUNCTION guard_recurring_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state = 'ended' AND NEW.state <> 'ended' THEN
    RAISE EXCEPTION 'a recurring invoice that has ended does not begin again' USING ERRCODE = 'KL004';
  END IF;
  -- What makes invoices by itself is not changed under its hands: it is paused first.
  IF OLD.state = 'active' AND NEW.state = 'active' AND
    (NEW.contact_id, NEW.unit, NEW.step_count, NEW.starts_on, NEW.day_of_month, NEW.times, NEW.pro_rata_from, NEW.mode,
      NEW.indexation, NEW.spreads, NEW.terms)
    IS DISTINCT FROM
    (OLD.contact_id, OLD.unit, OLD.step_count, OLD.starts_on, OLD.day_of_month, OLD.times, OLD.pro_rata_from, OLD.mode,
      OLD.indexation, OLD.spreads, OLD.terms) THEN
    RAISE EXCEPTION 'a recurring invoice that runs is paused before it changes' USING ERRCODE = 'KL004';
  END IF;
  RETURN NEW;
END $$;
