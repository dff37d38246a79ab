-- What became of the mail of an invoice: it waits for its next try, it was sent, or it was given up.
ALTER TABLE sent_messages ADD COLUMN tries integer NOT NULL DEFAULT 0 CHECK (tries >= 0);
-- When a mail that could not go is tried again; null when it is on its way, was sent or was given up.
ALTER TABLE sent_messages ADD COLUMN next_try_at timestamptz;
ALTER TABLE sent_messages ADD COLUMN failed_at timestamptz;

-- Those that failed were tried for five minutes and said ever after that they would be tried again.
UPDATE sent_messages SET failed_at = queued_at, failure = 'De e-mail is niet verstuurd. Verstuur de factuur opnieuw.'
WHERE sent_at IS NULL AND failure IS NOT NULL;

ALTER TABLE sent_messages ADD CONSTRAINT sent_messages_one_state CHECK (
  num_nonnulls(sent_at, failed_at) < 2
  AND (failed_at IS NULL OR failure IS NOT NULL)
  AND (next_try_at IS NULL OR (failure IS NOT NULL AND num_nonnulls(sent_at, failed_at) = 0))
);
CREATE INDEX sent_messages_failed ON sent_messages (administration_id) WHERE failed_at IS NOT NULL;

-- An invoice counts as sent from when its mail left; so far it did from when the mail was asked for.
UPDATE invoices i SET sent_at = (
  SELECT min(m.sent_at) FROM sent_messages m WHERE m.administration_id = i.administration_id AND m.invoice_id = i.id
)
WHERE i.sent_at IS NOT NULL;
