import { must } from '@klopt/bookkeeping/money'
import { sql, type Selectable } from 'kysely'
import type { Db } from '../database/db.ts'
import type { Schema } from '../database/schema.ts'
import type { FrozenIcpCorrection, FrozenIcpRow } from '../database/schema/icp.ts'
import type { Months } from './vat-returns.ts'

/** An intra-community list that stands. */
export type CurrentIcpList = Selectable<Schema['icp_lists']> & Months

export interface NewIcpList {
  readonly period: Months
  readonly handedInOn: string
  readonly filedBy: number
  readonly at: Date
}

/** What a list comes to, as it is kept for ever. */
export interface FrozenIcpList {
  readonly rows: readonly FrozenIcpRow[]
  readonly corrections: readonly FrozenIcpCorrection[]
  readonly totalCents: number
}

/** The lists that stand, oldest first. */
export async function currentIcpLists(db: Db, administrationId: number): Promise<CurrentIcpList[]> {
  const rows = await db
    .selectFrom('icp_lists')
    .selectAll()
    .where('administration_id', '=', administrationId)
    .where('deleted_at', 'is', null)
    .orderBy('period_start')
    .execute()
  return rows.map((row) => ({ ...row, start: row.period_start, end: row.period_end }))
}

/**
 * Begins a list with the lines of its period that are in none, and those of periods of which a list stands; answers its
 * id. `freezeIcpList` follows in the same transaction. Throws `already_filed`.
 */
export async function startIcpList(db: Db, { period, handedInOn, filedBy, at }: NewIcpList): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    SELECT start_icp_list(${period.start}, ${period.end}, ${handedInOn}, ${filedBy}, ${at}) AS id`.execute(db)
  return must(rows[0], 'the list that was begun').id
}

/** Keeps what the lines of a list that was just begun come to; the database holds the outcome against them. */
export async function freezeIcpList(db: Db, listId: number, frozen: FrozenIcpList): Promise<void> {
  const { rows, corrections, totalCents } = frozen
  await sql`SELECT freeze_icp_list(${listId}, ${JSON.stringify(rows)}::jsonb, ${JSON.stringify(corrections)}::jsonb, ${totalCents})`.execute(
    db,
  )
}

/** Takes the newest list off: its lines are in none again. Throws `icp_not_latest`. */
export async function deleteIcpList(db: Db, listId: number, at: Date): Promise<void> {
  await sql`SELECT delete_icp_list(${listId}, ${at})`.execute(db)
}
