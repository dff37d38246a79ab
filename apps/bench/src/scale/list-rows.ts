/** Rows of books that are in `made_books`: one to so many of their papers, and at least one. */
export const oneTo = (papers: number): string =>
  `made_books b CROSS JOIN LATERAL generate_series(1, 1 + b.papers / ${papers}) AS n`
export const ofThem = 'administration_id IN (SELECT id FROM made_books)'
export const somebody = 'b.contacts[1 + n % cardinality(b.contacts)]'
/** Over the thousand days of the books. */
export const day = "(date '2024-01-01' + n * 7 % 1000)"
export const cents = '(1000 + n::bigint * 7919 % 500000)'
/** The quarters that have ended. */
export const quarters =
  "generate_series(timestamp '2024-01-01', timestamp '2026-04-01', interval '3 months') AS q(start)"
export const quarterEnds = "(q.start + interval '3 months' - interval '1 day')::date"

/** A file of each row, so many to a paper: its name says what it is. */
export const fileOf = (what: string, mimeType: string, papers: number): string => `file AS (
    INSERT INTO files (administration_id, sha256, name, mime_type, size_bytes, created_at)
    SELECT b.id, sha256(('${what} ' || n)::bytea), '${what} ' || n, '${mimeType}', 5000, now() FROM ${oneTo(papers)}
    RETURNING id, administration_id, (regexp_match(name, '[0-9]+$'))[1]::int AS n)`
