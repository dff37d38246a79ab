-- From which day an administration declares VAT: the first day of a VAT period, from which a period in which nothing happened
-- is declared too. Null as long as nobody said so: then what was booked first decides.
SET LOCAL lock_timeout = '5s';

ALTER TABLE administrations ADD COLUMN vat_starts_on date;
ALTER TABLE administrations ADD CONSTRAINT administrations_vat_starts_on
  CHECK (vat_starts_on BETWEEN '2000-01-01' AND '2099-12-31' AND extract(day FROM vat_starts_on) = 1) NOT VALID;
ALTER TABLE administrations VALIDATE CONSTRAINT administrations_vat_starts_on;
