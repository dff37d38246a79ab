-- Purchases in another currency: their amounts are kept in euros as booked, and beside these as the supplier has them.
SET LOCAL lock_timeout = '5s';

ALTER TABLE purchases
  ADD COLUMN currency text NOT NULL DEFAULT 'EUR',
  -- How much of the currency one euro is.
  ADD COLUMN exchange_rate numeric(20, 8),
  -- What it comes to in the smallest unit of its currency, signed as its euros.
  ADD COLUMN foreign_gross bigint,
  ADD CONSTRAINT purchases_currency CHECK (
    currency ~ '^[A-Z]{3}$' AND (currency = 'EUR') = (exchange_rate IS NULL)
    AND (currency = 'EUR') = (foreign_gross IS NULL) AND (exchange_rate IS NULL OR exchange_rate > 0)
  ) NOT VALID;
ALTER TABLE purchases VALIDATE CONSTRAINT purchases_currency;
