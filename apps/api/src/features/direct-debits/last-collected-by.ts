import type { CollectedBy } from '@klopt/bookkeeping/payments'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'

/** By what these mandates were collected last, by mandate; what was taken back or refused never reached the debtor. */
export async function lastCollectedBy(
  db: Db,
  administrationId: number,
  mandateIds: readonly number[],
): Promise<Map<number, CollectedBy>> {
  const { rows } = await sql<CollectedBy & { mandateId: number }>`
    SELECT DISTINCT ON (i.mandate_id) i.mandate_id AS "mandateId", i.debtor_iban AS "debtorIban",
      coalesce(i.mandate_reference, m.reference) AS "mandateReference",
      i.creditor_name AS "creditorName", i.creditor_identifier AS "creditorIdentifier"
    FROM direct_debit_items i
    JOIN customer_mandates m ON m.administration_id = ${administrationId} AND m.id = i.mandate_id
    WHERE i.administration_id = ${administrationId} AND i.mandate_id = ANY (${[...mandateIds]}::bigint[])
      AND coalesce(i.released_because, 'settled') = 'settled'
    ORDER BY i.mandate_id, i.id DESC`.execute(db)
  return new Map(rows.map(({ mandateId, ...by }) => [mandateId, by]))
}
