-- Who gets a copy of a mail with a document, beside whom it is sent to. Their mail can come back too, which says nothing
-- about the one it was sent to.
SET LOCAL lock_timeout = '5s';

ALTER TABLE sent_messages ADD COLUMN cc text[],
  ADD CONSTRAINT sent_messages_cc CHECK (cardinality(cc) BETWEEN 1 AND 10) NOT VALID;
ALTER TABLE sent_messages VALIDATE CONSTRAINT sent_messages_cc;
ALTER TABLE estimates ADD COLUMN sent_cc text[],
  ADD CONSTRAINT estimates_sent_cc CHECK (cardinality(sent_cc) BETWEEN 1 AND 10) NOT VALID;
ALTER TABLE estimates VALIDATE CONSTRAINT estimates_sent_cc;

CREATE OR REPLACE FUNCTION guard_estimate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF num_nonnulls(OLD.accepted_at, OLD.declined_at) > 0 AND
    (to_jsonb(NEW) - '{pdf_file_id,mail_count,bounced_at,bounce,updated_at,version}'::text[]) IS DISTINCT FROM
    (to_jsonb(OLD) - '{pdf_file_id,mail_count,bounced_at,bounce,updated_at,version}'::text[]) THEN
    RAISE EXCEPTION 'an estimate that was answered cannot be changed' USING ERRCODE = 'KL004';
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
