-- A consumer goes back on an estimate that they accepted at a distance, once: when, and where its receipt was confirmed.
-- What was accepted stays as it was.
SET LOCAL lock_timeout = '5s';

ALTER TABLE estimates ADD COLUMN withdrawn_at timestamptz, ADD COLUMN withdrawn_email text,
  ADD CONSTRAINT estimates_withdrawn CHECK (
    num_nulls(withdrawn_at, withdrawn_email) IN (0, 2) AND (withdrawn_at IS NULL OR accepted_at IS NOT NULL)) NOT VALID;
ALTER TABLE estimates VALIDATE CONSTRAINT estimates_withdrawn;

CREATE OR REPLACE FUNCTION guard_estimate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF num_nonnulls(OLD.accepted_at, OLD.declined_at) > 0 AND
    (to_jsonb(NEW) - '{pdf_file_id,mail_count,bounced_at,bounce,withdrawn_at,withdrawn_email,updated_at,version}'::text[])
    IS DISTINCT FROM
    (to_jsonb(OLD) - '{pdf_file_id,mail_count,bounced_at,bounce,withdrawn_at,withdrawn_email,updated_at,version}'::text[])
    THEN
    RAISE EXCEPTION 'an estimate that was answered cannot be changed' USING ERRCODE = 'KL004';
  END IF;
  IF OLD.withdrawn_at IS NOT NULL AND
    (NEW.withdrawn_at, NEW.withdrawn_email) IS DISTINCT FROM (OLD.withdrawn_at, OLD.withdrawn_email) THEN
    RAISE EXCEPTION 'who went back on an estimate did so once' USING ERRCODE = 'KL004';
  END IF;
  -- What the customer looks at does not change under their eyes: it is taken back first.
  IF OLD.sent_at IS NOT NULL AND NEW.sent_at IS NOT NULL AND NEW.accepted_at IS NULL AND
    (to_jsonb(NEW) - '{viewed_at,declined_at,decline_reason,pdf_file_id,remind_on,sent_to,sent_cc,reminded_at,mail_count,bounced_at,bounce,updated_at,version}'::text[])
    IS DISTINCT FROM
    (to_jsonb(OLD) - '{viewed_at,declined_at,decline_reason,pdf_file_id,remind_on,sent_to,sent_cc,reminded_at,mail_count,bounced_at,bounce,updated_at,version}'::text[])
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
