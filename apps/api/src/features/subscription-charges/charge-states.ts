import { sql } from 'kysely'

/** The charge `c` with `s`, the last time it was collected, if ever. */
export const chargesWithCollection = sql`FROM subscription_charges c
  JOIN companies a ON a.id = c.administration_id
  LEFT JOIN LATERAL (
    SELECT s.id, s.attempt, s.file_id, s.collection_date, s.failed_at, s.reason_code FROM subscription_collections s
    WHERE s.administration_id = c.administration_id AND s.charge_id = c.id ORDER BY s.attempt DESC LIMIT 1
  ) s ON true`

/** The same of whoever reads all charges, or most of them: a look-up for each would take longer than to read both. */
export const allChargesWithCollection = sql`FROM subscription_charges c
  LEFT JOIN (
    SELECT DISTINCT ON (administration_id, charge_id) * FROM subscription_collections
    ORDER BY administration_id, charge_id, attempt DESC
  ) s ON s.administration_id = c.administration_id AND s.charge_id = c.id`

/** Where such a charge stands today. What the bank said nothing of was collected once its day is over. */
export const stateOn = (today: string) => sql<string>`CASE
  WHEN c.paid_at IS NOT NULL THEN 'paid'
  WHEN s.id IS NULL OR (s.failed_at IS NOT NULL AND s.attempt = 1 AND c.retried_at IS NOT NULL) THEN 'planned'
  WHEN s.failed_at IS NOT NULL THEN 'failed'
  WHEN s.collection_date < ${today}::date THEN 'collected'
  ELSE 'handed_in' END`
