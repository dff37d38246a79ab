-- Who gets e-invoices with their mail, and the number by which a government body receives them.
SET LOCAL lock_timeout = '5s';

ALTER TABLE contacts
  ADD COLUMN wants_e_invoice boolean NOT NULL DEFAULT false,
  ADD COLUMN oin text,
  ADD CONSTRAINT contacts_oin CHECK (oin ~ '^0{6}[0-9]{14}$') NOT VALID;
ALTER TABLE contacts VALIDATE CONSTRAINT contacts_oin;
