-- A VAT fiscal unit: its members' returns are worksheets of one return, and what they invoice each other bears no VAT.
SET LOCAL lock_timeout = '5s';

ALTER TABLE administrations ADD COLUMN in_vat_unit boolean NOT NULL DEFAULT false;
ALTER TABLE contacts ADD COLUMN in_vat_unit boolean NOT NULL DEFAULT false;
