-- The last day on which somebody is liable for VAT: the period it lies in is the last that is declared. Null while it goes on.
SET LOCAL lock_timeout = '5s';

ALTER TABLE administrations ADD COLUMN vat_ends_on date;
ALTER TABLE administrations ADD CONSTRAINT administrations_vat_ends_on
  CHECK (vat_ends_on BETWEEN '2000-01-01' AND '2099-12-31' AND (vat_starts_on IS NULL OR vat_ends_on >= vat_starts_on)) NOT VALID;
ALTER TABLE administrations VALIDATE CONSTRAINT administrations_vat_ends_on;
