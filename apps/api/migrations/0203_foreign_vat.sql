-- VAT of another EU country on a purchase: a cost in no box of the return here, and asked back from that country per year.
SET LOCAL lock_timeout = '5s';

ALTER TABLE purchases ADD COLUMN foreign_vat_country text;
ALTER TABLE purchases ADD COLUMN foreign_vat_cents bigint;
ALTER TABLE purchases ADD CONSTRAINT purchases_foreign_vat CHECK (
  (foreign_vat_country IS NULL) = (foreign_vat_cents IS NULL) AND foreign_vat_cents > 0
  AND foreign_vat_country ~ '^[A-Z]{2}$' AND foreign_vat_country <> 'NL') NOT VALID;
ALTER TABLE purchases VALIDATE CONSTRAINT purchases_foreign_vat;
CREATE INDEX purchases_foreign_vat_by_date ON purchases (administration_id, invoice_date, id)
  WHERE foreign_vat_cents IS NOT NULL;

-- What was asked back of a country for a year, so that it is not asked for again.
CREATE TABLE vat_refund_requests (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL REFERENCES administrations,
  year int NOT NULL CHECK (year BETWEEN 2000 AND 2099),
  country text NOT NULL CHECK (country ~ '^[A-Z]{2}$' AND country <> 'NL'),
  requested_on date NOT NULL,
  vat_cents bigint NOT NULL CHECK (vat_cents > 0),
  requested_by bigint REFERENCES users,
  UNIQUE (administration_id, id),
  CONSTRAINT vat_refund_requests_once UNIQUE (administration_id, year, country)
);
SELECT klopt_protect('vat_refund_requests');
GRANT SELECT, INSERT, DELETE, UPDATE (requested_on, vat_cents, requested_by) ON vat_refund_requests TO klopt_app;
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO klopt_app;
