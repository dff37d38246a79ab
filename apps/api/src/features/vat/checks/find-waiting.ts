import { must } from '@klopt/bookkeeping/money'
import type { VatPeriod } from '@klopt/bookkeeping/vat'
import { sql } from 'kysely'
import type { Db } from '../../../database/db.ts'

export interface Waiting {
  readonly bank_waiting: number
  readonly drafts: number
  /** Drafts, and documents of which nobody made one yet. */
  readonly purchases_waiting: number
}

/** What waits from before the period counts too: booked after an earlier return, its VAT goes into this one. */
export async function findWaiting(
  db: Db,
  administrationId: number,
  period: Pick<VatPeriod, 'start' | 'end'>,
): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    SELECT
      (SELECT count(*) FROM bank_lines WHERE administration_id = ${administrationId} AND journal_entry_id IS NULL
        AND transaction_date <= ${period.end}) AS bank_waiting,
      (SELECT count(*) FROM sales_invoices WHERE administration_id = ${administrationId} AND finalised_at IS NULL
        AND deleted_at IS NULL AND invoice_date <= ${period.end}) AS drafts,
      (SELECT count(*) FROM purchases WHERE administration_id = ${administrationId} AND booked_at IS NULL
        AND deleted_at IS NULL AND invoice_date <= ${period.end})
      + (SELECT count(*) FROM recognitions r
        JOIN documents d ON d.administration_id = ${administrationId} AND d.file_id = r.file_id
        WHERE r.administration_id = ${administrationId} AND d.state = 'unprocessed'
          AND r.invoice_date <= ${period.end}
          AND NOT EXISTS (SELECT FROM purchases p WHERE p.administration_id = ${administrationId}
            AND p.document_id = d.id AND p.deleted_at IS NULL AND p.reversed_at IS NULL)) AS purchases_waiting`.execute(
    db,
  )
  return must(rows[0], 'what waits')
}
