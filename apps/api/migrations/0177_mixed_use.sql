-- The share of VAT on costs for taxed and exempt supplies together that is deducted, with its days: [{from, percent}].
SET LOCAL lock_timeout = '5s';

-- Days in order, each with a whole percent.
CREATE FUNCTION deduction_shares_fit(shares jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT jsonb_typeof(shares) = 'array' AND NOT EXISTS (
    SELECT FROM (
      SELECT (share ->> 'from')::date AS first, (share ->> 'percent')::integer AS percent,
        lead((share ->> 'from')::date) OVER (ORDER BY position) AS next
      FROM jsonb_array_elements(shares) WITH ORDINALITY AS each (share, position)
    ) days
    WHERE first IS NULL OR percent IS NULL OR percent NOT BETWEEN 0 AND 100 OR next <= first)
$$;

ALTER TABLE administrations ADD COLUMN deduction_shares jsonb NOT NULL DEFAULT '[]'
  CHECK (deduction_shares_fit(deduction_shares));
