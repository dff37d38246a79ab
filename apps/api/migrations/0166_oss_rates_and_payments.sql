-- A sale under the one-stop shop may bear a reduced rate of its destination, which somebody chooses on the line.
SET LOCAL lock_timeout = '5s';

ALTER TABLE invoice_lines ADD COLUMN oss_rate_basis_points integer;
ALTER TABLE invoice_lines ADD CONSTRAINT invoice_lines_oss_rate
  CHECK (oss_rate_basis_points IS NULL OR (vat_code = 'sale_oss' AND oss_rate_basis_points BETWEEN 1 AND 3000)) NOT VALID;

-- The reference under which a list of the one-stop shop is paid, so that its payment is known in the bank.
CREATE TABLE oss_payment_references (
  administration_id bigint NOT NULL REFERENCES administrations,
  list_id bigint NOT NULL,
  -- In capitals and without spaces; a betalingskenmerk, or the reference of the list itself.
  reference text NOT NULL CHECK (reference ~ '^[0-9A-Z/.-]{8,40}$'),
  PRIMARY KEY (administration_id, list_id),
  -- One reference is of one list.
  CONSTRAINT oss_payment_references_once UNIQUE (administration_id, reference),
  FOREIGN KEY (administration_id, list_id) REFERENCES oss_lists (administration_id, id)
);
SELECT klopt_protect('oss_payment_references');
GRANT SELECT, INSERT, UPDATE (reference), DELETE ON oss_payment_references TO klopt_app;

-- What others than the books read of the lists that stand.
CREATE VIEW handed_in_oss_lists WITH (security_invoker) AS
SELECT id, administration_id, period_start, period_end, vat_cents, handed_in_on FROM oss_lists WHERE deleted_at IS NULL;
GRANT SELECT ON handed_in_oss_lists TO klopt_app;
