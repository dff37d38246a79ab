-- A sale under the one-stop shop may bear a reduced rate of its destination, which somebody chooses on the line.
SET LOCAL lock_timeout = '5s';

ALTER TABLE invoice_lines ADD COLUMN oss_rate_basis_points integer;
ALTER TABLE invoice_lines ADD CONSTRAINT invoice_lines_oss_rate
  CHECK (oss_rate_basis_points IS NULL OR (vat_code = 'sale_oss' AND oss_rate_basis_points BETWEEN 1 AND 3000)) NOT VALID;
