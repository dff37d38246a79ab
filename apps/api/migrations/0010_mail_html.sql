-- The mail of an invoice as it looks, beside its plain text; null for mails of before.
ALTER TABLE sent_messages ADD COLUMN body_html text;
