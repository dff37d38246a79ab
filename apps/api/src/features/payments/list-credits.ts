import type { Payable } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { withFiles } from './held-items.ts'

/** How many are offered at once: the next ones follow when these were paid. */
const MOST_CREDITS = 100

/** What customers have too much in euros, as what is to be paid back to them: the oldest first. */
export async function listCredits(db: Db, administrationId: number): Promise<Payable[]> {
  const { rows } = await sql<Omit<Payable, 'paymentFileId' | 'paymentFileCents'>>`
    SELECT o.id AS "openItemId", o.purchase_id AS "purchaseId", o.contact_id AS "contactId",
      coalesce(c.name, '') AS "contactName", coalesce(c.iban, k.iban) AS iban, o.number, '' AS "paymentReference",
      o.document_date AS "documentDate", o.due_date AS "dueDate", -o.open_cents AS "openCents"
    FROM owed_items o
    LEFT JOIN trading_partners c ON c.administration_id = ${administrationId} AND c.id = o.contact_id
    LEFT JOIN payer_ibans k ON k.administration_id = ${administrationId} AND k.contact_id = o.contact_id
    WHERE o.administration_id = ${administrationId} AND o.kind = 'receivable' AND o.open_cents < 0
      AND o.currency IS NULL
    ORDER BY o.document_date, o.id LIMIT ${MOST_CREDITS}`.execute(db)
  return withFiles(db, administrationId, rows)
}
