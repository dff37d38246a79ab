-- How the mails of a firm to its clients look: its colour and its picture. Without them they look as Klopt's own do.
SET LOCAL lock_timeout = '5s';

ALTER TABLE firms
  ADD COLUMN colour text CONSTRAINT firms_colour CHECK (colour ~ '^#[0-9a-f]{6}$'),
  ADD COLUMN logo bytea CONSTRAINT firms_logo_size CHECK (octet_length(logo) <= 524288),
  ADD COLUMN logo_type text CONSTRAINT firms_logo_type CHECK (logo_type IN ('image/png', 'image/jpeg'));
