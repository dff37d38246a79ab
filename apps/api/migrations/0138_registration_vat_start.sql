-- From which VAT period on somebody who registers declares VAT in the books they are about to get: the first day of a quarter.
-- Null for who was not asked: then it is the quarter of the day on which the registration is confirmed.
SET LOCAL lock_timeout = '5s';

ALTER TABLE registrations ADD COLUMN vat_starts_on date;
ALTER TABLE registrations ADD CONSTRAINT registrations_vat_starts_on
  CHECK (vat_starts_on BETWEEN '2000-01-01' AND '2099-12-31' AND extract(day FROM vat_starts_on) = 1) NOT VALID;
ALTER TABLE registrations VALIDATE CONSTRAINT registrations_vat_starts_on;
