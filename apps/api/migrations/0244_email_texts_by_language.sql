-- The words of every mail to customers, apart for each of their languages.
SET LOCAL lock_timeout = '5s';

ALTER TABLE email_texts
  ADD COLUMN language text NOT NULL DEFAULT 'nl' CHECK (language IN ('nl', 'en', 'de')),
  DROP CONSTRAINT email_texts_kind_check,
  ADD CONSTRAINT email_texts_kind CHECK (
    kind IN ('invoice', 'credit_invoice', 'estimate', 'estimate_reminder')
    -- In Dutch the words of a reminder are those of its step.
    OR (kind IN ('reminder', 'notice', 'demand') AND language <> 'nl')
  ),
  DROP CONSTRAINT email_texts_pkey,
  ADD PRIMARY KEY (administration_id, kind, language);
