import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { keptInvoices } from '../invoices/customer-invoices.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { nameOfUser } from './hours-sql.ts'

export type InvoicedTime = ResponseOf<typeof contract.hours.ofInvoice>[number]

/** The hours on an invoice, as they were put on it and still stand, by day. Throws `not_found`. */
export async function timeOfInvoice(db: Db, administrationId: number, invoiceId: number): Promise<InvoicedTime[]> {
  if (!(await keptInvoices(db, administrationId, [invoiceId])).has(invoiceId)) throw new ApiError('not_found')
  const { rows } = await sql<InvoicedTime>`
    SELECT e.id, e.day, ${nameOfUser} AS "userName", p.name AS "projectName", t.name AS "taskName", e.note, e.seconds,
      g.billed_seconds AS "billedSeconds", g.rate_cents AS "rateCents"
    FROM time_groups h
    JOIN time_group_entries g ON g.administration_id = h.administration_id AND g.group_id = h.id AND NOT g.released
    JOIN time_entries e ON e.administration_id = g.administration_id AND e.id = g.time_entry_id
    JOIN projects p ON p.administration_id = e.administration_id AND p.id = e.project_id
    JOIN people u ON u.id = e.user_id
    LEFT JOIN project_tasks t ON t.administration_id = e.administration_id AND t.id = e.task_id
    WHERE h.administration_id = ${administrationId} AND h.invoice_id = ${invoiceId}
    ORDER BY e.day, e.started_at NULLS LAST, e.id`.execute(db)
  return rows
}
