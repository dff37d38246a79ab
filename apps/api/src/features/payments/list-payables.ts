import { must } from '@klopt/bookkeeping/money'
import type { contract, Payable, QueryOf, ResponseOf } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { decodeCursor, pageOf } from '../../kernel/cursor.ts'
import { likePattern } from '../../kernel/like-pattern.ts'
import { heldByFile } from './held-items.ts'

type Filter = QueryOf<typeof contract.payments.payables>
type PayablePage = ResponseOf<typeof contract.payments.payables>

const pageSize = 50

/** A page of what is to be paid and of credit invoices to set off, the first due first; three statements in all. */
export async function listPayables(db: Db, administrationId: number, filter: Filter): Promise<PayablePage> {
  const after = decodeCursor(filter.cursor, ['string', 'number'])
  const pattern = filter.search?.trim() ? likePattern(filter.search) : null
  const source = sql`FROM owed_items o
    LEFT JOIN contacts c ON c.administration_id = ${administrationId} AND c.id = o.contact_id
    LEFT JOIN purchases p ON p.administration_id = ${administrationId} AND p.id = o.purchase_id
    WHERE o.administration_id = ${administrationId} AND o.kind = 'payable' AND o.open_cents <> 0
      AND (${pattern}::text IS NULL OR o.number ILIKE ${pattern} OR c.name ILIKE ${pattern})`
  const page = sql<Omit<Payable, 'paymentFileId' | 'paymentFileCents'>>`
    SELECT o.id AS "openItemId", o.purchase_id AS "purchaseId", o.contact_id AS "contactId",
      coalesce(c.name, '') AS "contactName", c.iban, o.number, coalesce(p.payment_reference, '') AS "paymentReference",
      o.document_date AS "documentDate", o.due_date AS "dueDate", o.open_cents AS "openCents"
    ${source} AND ${after === null ? sql`true` : sql`(o.due_date, o.id) > (${after[0]}::date, ${after[1]})`}
    ORDER BY o.due_date, o.id
    LIMIT ${pageSize + 1}`.execute(db)
  const all = sql<{ cents: number }>`SELECT coalesce(sum(o.open_cents), 0)::bigint AS cents ${source}`.execute(db)
  const [{ rows }, { rows: sums }] = await Promise.all([page, all])
  const { shown, nextCursor } = pageOf(rows, pageSize, (row) => [row.dueDate, row.openItemId])
  const files = await heldByFile(
    db,
    administrationId,
    shown.map(({ openItemId }) => openItemId),
  )
  return {
    items: shown.map((row) => {
      const held = files.get(row.openItemId)
      return { ...row, paymentFileId: held?.paymentFileId ?? null, paymentFileCents: held?.amountCents ?? null }
    }),
    nextCursor,
    totalOpenCents: must(sums[0], 'the sum of what is payable').cents,
  }
}
