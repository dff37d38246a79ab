-- The small-business scheme (KOR) with its days: [{from, until, endedBy}], oldest first; what is booked follows its own day.
SET LOCAL lock_timeout = '5s';

-- Days in order that follow each other, of which only the last has no end.
CREATE FUNCTION small_business_spans_fit(spans jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT jsonb_typeof(spans) = 'array' AND NOT EXISTS (
    SELECT FROM (
      SELECT (span ->> 'from')::date AS first, (span ->> 'until')::date AS last,
        lead((span ->> 'from')::date) OVER (ORDER BY position) AS next
      FROM jsonb_array_elements(spans) WITH ORDINALITY AS each (span, position)
    ) days
    WHERE first IS NULL OR last < first OR next <= coalesce(last, 'infinity'))
$$;

ALTER TABLE administrations ADD COLUMN small_business_spans jsonb NOT NULL DEFAULT '[]'
  CHECK (small_business_spans_fit(small_business_spans));

-- Who takes part did so from the year in which the books began. The column of before goes when no server reads it any more.
UPDATE administrations a SET small_business_spans = jsonb_build_array(jsonb_build_object('until', NULL, 'from',
  to_char(date_trunc('year', least(a.created_at::date,
    (SELECT min(entry_date) FROM journal_entries e WHERE e.administration_id = a.id))), 'YYYY-MM-DD')))
WHERE small_business_scheme;
