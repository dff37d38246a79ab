import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'

/** A customer who is going to be collected from, and whom the mail about it did not reach. */
export interface Unannounced {
  readonly directDebitFileId: number
  readonly name: string
  readonly recipient: string
  readonly collectionDate: string
}

/** Those of collections that are still to come, the first day first; at most three. */
export async function unannounced(db: Db, administrationId: number, today: string): Promise<readonly Unannounced[]> {
  const { rows } = await sql<Unannounced>`
    SELECT f.id AS "directDebitFileId", c.name, n.recipient, f.collection_date AS "collectionDate"
    FROM direct_debit_notices n
    JOIN direct_debit_files f ON f.administration_id = n.administration_id AND f.id = n.direct_debit_file_id
    JOIN trading_partners c ON c.administration_id = n.administration_id AND c.id = n.contact_id
    WHERE n.administration_id = ${administrationId} AND (n.bounced_at IS NOT NULL OR n.failed_at IS NOT NULL)
      AND n.cancelled_at IS NULL AND f.cancelled_at IS NULL AND f.collection_date >= ${today}
    ORDER BY f.collection_date, n.id LIMIT 3`.execute(db)
  return rows
}
