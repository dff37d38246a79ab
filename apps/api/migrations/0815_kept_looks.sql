-- Whoever is content with the colour that there was, and has no logo, has chosen how their invoices look: that step of the first days
-- is done, on whatever device they go on. What is there does not tell it.
SET LOCAL lock_timeout = '5s';

ALTER TABLE administrations ADD COLUMN look_kept_at timestamptz;
