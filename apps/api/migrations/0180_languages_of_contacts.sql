-- The language of a contact: that of the papers and mails they get.
SET LOCAL lock_timeout = '5s';

ALTER TABLE contacts
  ADD COLUMN language text NOT NULL DEFAULT 'nl',
  ADD CONSTRAINT contacts_language CHECK (language IN ('nl', 'en', 'de')) NOT VALID;
ALTER TABLE contacts VALIDATE CONSTRAINT contacts_language;

CREATE OR REPLACE VIEW debtors WITH (security_invoker) AS
  SELECT id, administration_id, name, attention, email_address, kind = 'person' AND kvk_number IS NULL AS is_consumer,
    language
  FROM contacts;
