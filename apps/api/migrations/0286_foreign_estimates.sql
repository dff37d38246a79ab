-- Estimates in another currency: what they come to in that stands beside their euros.
SET LOCAL lock_timeout = '5s';

ALTER TABLE estimates
  -- In the smallest unit of its currency; null for euros.
  ADD COLUMN foreign_net bigint,
  ADD COLUMN foreign_gross bigint,
  ADD CONSTRAINT estimates_currency CHECK (num_nulls(foreign_net, foreign_gross) IN (0, 2)) NOT VALID;
ALTER TABLE estimates VALIDATE CONSTRAINT estimates_currency;
