-- The VAT of the purchase of an asset, where no purchase in these books tells it: what its revision is reckoned by.
SET LOCAL lock_timeout = '5s';

ALTER TABLE assets ADD COLUMN vat_cents bigint;
ALTER TABLE assets ADD CONSTRAINT assets_vat_cents CHECK (vat_cents BETWEEN 0 AND cost_cents) NOT VALID;
ALTER TABLE assets VALIDATE CONSTRAINT assets_vat_cents;
