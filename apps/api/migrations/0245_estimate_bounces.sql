-- Mails of estimates that came back. Which mail a report is about is said by its number; only the last one matters.
SET LOCAL lock_timeout = '5s';

ALTER TABLE estimates
  ADD COLUMN mail_count integer NOT NULL DEFAULT 0 CHECK (mail_count >= 0),
  ADD COLUMN bounced_at timestamptz,
  ADD COLUMN bounce text,
  ADD CONSTRAINT estimates_bounce CHECK ((bounced_at IS NULL) = (bounce IS NULL)) NOT VALID;

CREATE OR REPLACE FUNCTION guard_estimate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF num_nonnulls(OLD.accepted_at, OLD.declined_at) > 0 AND
    (to_jsonb(NEW) - '{pdf_file_id,mail_count,bounced_at,bounce,updated_at,version}'::text[]) IS DISTINCT FROM
    (to_jsonb(OLD) - '{pdf_file_id,mail_count,bounced_at,bounce,updated_at,version}'::text[]) THEN
    RAISE EXCEPTION 'an estimate that was answered cannot be changed' USING ERRCODE = 'KL004';
  END IF;
  -- What the customer looks at does not change under their eyes: it is taken back first.
  IF OLD.sent_at IS NOT NULL AND NEW.sent_at IS NOT NULL AND NEW.accepted_at IS NULL AND
    (to_jsonb(NEW) - '{viewed_at,declined_at,decline_reason,pdf_file_id,remind_on,sent_to,reminded_at,mail_count,bounced_at,bounce,updated_at,version}'::text[])
    IS DISTINCT FROM
    (to_jsonb(OLD) - '{viewed_at,declined_at,decline_reason,pdf_file_id,remind_on,sent_to,reminded_at,mail_count,bounced_at,bounce,updated_at,version}'::text[])
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
