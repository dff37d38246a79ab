import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'

interface AskedToEnd extends Told {
  /** The last day, where the customer decides; null where the owner does. */
  readonly serviceUntil: string | null
  /** The last day that was invoiced beyond it. */
  readonly invoicedUntil: string | null
}

interface Told {
  readonly id: number
  /** Of the customer. */
  readonly name: string
  readonly reason: string
}

/** What was due and could not be made, and why. */
export async function heldRecurring(db: Db, administrationId: number): Promise<Told[]> {
  const { rows } = await sql<Told>`
    SELECT r.id, c.name, r.held_reason AS reason ${withNames}
    WHERE r.administration_id = ${administrationId} AND r.state = 'active' AND r.held_reason IS NOT NULL
    ORDER BY r.held_period, r.id LIMIT 3`.execute(db)
  return rows
}

/** What customers asked to end or ended, and why. */
export async function askedToEnd(db: Db, administrationId: number): Promise<AskedToEnd[]> {
  const { rows } = await sql<AskedToEnd>`
    SELECT r.id, c.name, r.cancel_reason AS reason, r.service_until AS "serviceUntil", (
      SELECT max(p.period_to) FROM recurring_invoice_runs p
      WHERE p.administration_id = r.administration_id AND p.recurring_invoice_id = r.id AND p.invoice_id IS NOT NULL
        AND p.period_to > r.service_until) AS "invoicedUntil"
    ${withNames}
    WHERE r.administration_id = ${administrationId} AND r.cancel_requested_at IS NOT NULL AND r.deleted_at IS NULL
    ORDER BY r.cancel_requested_at, r.id LIMIT 3`.execute(db)
  return rows
}

const withNames = sql`FROM recurring_invoices r
  JOIN contact_names c ON c.administration_id = r.administration_id AND c.id = r.contact_id`
