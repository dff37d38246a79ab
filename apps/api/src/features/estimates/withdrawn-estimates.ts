import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'

interface WithdrawnEstimate {
  readonly id: number
  readonly number: string
  /** Of the customer. */
  readonly name: string
  /** Whether it stands on an invoice or a deposit invoice, drafts too. */
  readonly wasInvoiced: boolean
}

/** Estimates that consumers went back on after a moment, the newest first; at most three. */
export async function withdrawnEstimates(db: Db, administrationId: number, since: Date): Promise<WithdrawnEstimate[]> {
  const { rows } = await sql<WithdrawnEstimate>`
    SELECT e.id, e.number, c.name, EXISTS (
      SELECT FROM estimate_invoices m JOIN kept_invoices i ON i.administration_id = m.administration_id AND i.id = m.invoice_id
      WHERE m.administration_id = e.administration_id AND m.estimate_id = e.id
    ) OR EXISTS (
      SELECT FROM estimate_deposits d JOIN kept_invoices i ON i.administration_id = d.administration_id AND i.id = d.invoice_id
      WHERE d.administration_id = e.administration_id AND d.estimate_id = e.id
    ) AS "wasInvoiced"
    FROM estimates e JOIN contact_names c ON c.administration_id = e.administration_id AND c.id = e.contact_id
    WHERE e.administration_id = ${administrationId} AND e.withdrawn_at > ${since}
    ORDER BY e.withdrawn_at DESC, e.id DESC LIMIT 3`.execute(db)
  return rows
}
