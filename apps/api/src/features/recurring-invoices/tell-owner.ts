import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'

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

/** What customers asked to end, and why. */
export async function askedToEnd(db: Db, administrationId: number): Promise<Told[]> {
  const { rows } = await sql<Told>`
    SELECT r.id, c.name, r.cancel_reason AS reason ${withNames}
    WHERE r.administration_id = ${administrationId} AND r.cancel_requested_at IS NOT NULL AND r.deleted_at IS NULL
    ORDER BY r.cancel_requested_at, r.id LIMIT 3`.execute(db)
  return rows
}

const withNames = sql`FROM recurring_invoices r
  JOIN contact_names c ON c.administration_id = r.administration_id AND c.id = r.contact_id`
