-- A mail that left and came back: when its report arrived, and what that says.
SET LOCAL lock_timeout = '5s';

ALTER TABLE sent_messages
  ADD COLUMN bounced_at timestamptz,
  ADD COLUMN bounce text,
  ADD CONSTRAINT sent_messages_bounce CHECK ((bounced_at IS NULL) = (bounce IS NULL)) NOT VALID;
ALTER TABLE sent_messages VALIDATE CONSTRAINT sent_messages_bounce;
CREATE INDEX sent_messages_bounced ON sent_messages (administration_id) WHERE bounced_at IS NOT NULL;

ALTER TABLE reminder_letters
  ADD COLUMN bounced_at timestamptz,
  ADD COLUMN bounce text,
  ADD CONSTRAINT reminder_letters_bounce CHECK ((bounced_at IS NULL) = (bounce IS NULL)) NOT VALID;
ALTER TABLE reminder_letters VALIDATE CONSTRAINT reminder_letters_bounce;
CREATE INDEX reminder_letters_bounced ON reminder_letters (administration_id) WHERE bounced_at IS NOT NULL;
GRANT UPDATE (bounced_at, bounce) ON reminder_letters TO klopt_app;

-- The addresses of which the last mail came back; one that was mailed again since is given the benefit of the doubt.
CREATE VIEW bounced_addresses WITH (security_invoker) AS
  SELECT b.administration_id, lower(b.recipient) AS address, b.bounced_at, b.bounce
  FROM (
    SELECT administration_id, recipient, queued_at, bounced_at, bounce FROM sent_messages WHERE bounced_at IS NOT NULL
    UNION ALL
    SELECT administration_id, recipient, queued_at, bounced_at, bounce FROM reminder_letters WHERE bounced_at IS NOT NULL
  ) b
  WHERE NOT EXISTS (SELECT FROM sent_messages m WHERE m.administration_id = b.administration_id
      AND m.queued_at > b.queued_at AND lower(m.recipient) = lower(b.recipient))
    AND NOT EXISTS (SELECT FROM reminder_letters l WHERE l.administration_id = b.administration_id
      AND l.cancelled_at IS NULL AND l.queued_at > b.queued_at AND lower(l.recipient) = lower(b.recipient));
GRANT SELECT ON bounced_addresses TO klopt_app;
