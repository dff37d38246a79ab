-- A customer who has not answered an estimate is reminded before it expires, once.
SET LOCAL lock_timeout = '5s';

ALTER TABLE estimates
  -- The day on which they are reminded; null where its owner does not want that.
  ADD COLUMN remind_on date,
  -- To whom it was sent last.
  ADD COLUMN sent_to text,
  ADD COLUMN reminded_at timestamptz,
  ADD CONSTRAINT estimates_reminded CHECK (reminded_at IS NULL OR remind_on IS NOT NULL) NOT VALID;
ALTER TABLE estimates VALIDATE CONSTRAINT estimates_reminded;
CREATE INDEX estimates_to_remind ON estimates (remind_on, administration_id, id)
  WHERE remind_on IS NOT NULL AND reminded_at IS NULL;

CREATE OR REPLACE FUNCTION guard_estimate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF num_nonnulls(OLD.accepted_at, OLD.declined_at) > 0 AND
    (to_jsonb(NEW) - '{pdf_file_id,updated_at,version}'::text[]) IS DISTINCT FROM
    (to_jsonb(OLD) - '{pdf_file_id,updated_at,version}'::text[]) THEN
    RAISE EXCEPTION 'an estimate that was answered cannot be changed' USING ERRCODE = 'KL004';
  END IF;
  -- What the customer looks at does not change under their eyes: it is taken back first.
  IF OLD.sent_at IS NOT NULL AND NEW.sent_at IS NOT NULL AND NEW.accepted_at IS NULL AND
    (to_jsonb(NEW) - '{viewed_at,declined_at,decline_reason,pdf_file_id,remind_on,sent_to,reminded_at,updated_at,version}'::text[])
    IS DISTINCT FROM
    (to_jsonb(OLD) - '{viewed_at,declined_at,decline_reason,pdf_file_id,remind_on,sent_to,reminded_at,updated_at,version}'::text[])
    THEN
    RAISE EXCEPTION 'an estimate that was sent is taken back before it changes' USING ERRCODE = 'KL004';
  END IF;
  IF OLD.number IS NOT NULL AND NEW.number IS DISTINCT FROM OLD.number THEN
    RAISE EXCEPTION 'an estimate keeps its number' USING ERRCODE = 'KL004';
  END IF;
  IF OLD.pdf_file_id IS NOT NULL AND NEW.pdf_file_id IS DISTINCT FROM OLD.pdf_file_id THEN
    RAISE EXCEPTION 'the PDF of an accepted estimate is kept' USING ERRCODE = 'KL004';
  END IF;
  RETURN NEW;
END $$;
