import { foreignOfCents, type ForeignOpen } from '@klopt/bookkeeping/ledger'
import { must } from '@klopt/bookkeeping/money'
import { sql } from 'kysely'
import type { Db } from '../database/db.ts'

interface ForeignItem {
  readonly id: number
  /** What it is in its currency; null for euros. */
  readonly foreign_amount: number | null
}

/** What is open of items in another currency, by their ids; items in euros are not among them. */
export async function openForeign(
  db: Db,
  administrationId: number,
  items: readonly ForeignItem[],
): Promise<Map<number, number>> {
  const foreign = items.filter(({ foreign_amount }) => foreign_amount !== null)
  if (foreign.length === 0) return new Map()
  const { rows } = await sql<{ id: number; settled: number }>`
    SELECT open_item_id AS id, sum(foreign_amount)::bigint AS settled FROM settlements
    WHERE administration_id = ${administrationId} AND undone_at IS NULL
      AND open_item_id = ANY (${foreign.map(({ id }) => id)}::bigint[])
    GROUP BY open_item_id`.execute(db)
  const settled = new Map(rows.map((row) => [row.id, row.settled]))
  return new Map(
    foreign.map(({ id, foreign_amount: amount }) => [
      id,
      must(amount, 'an amount in another currency') - (settled.get(id) ?? 0), // zero: nothing was settled yet
    ]),
  )
}

interface Settled extends ForeignOpen {
  /** All of it, whatever was settled. */
  readonly amountCents: number
  readonly amountForeign: number
}

/** What so many of its euros are of the currency of an item, as they are settled or opened again. */
export function foreignSettledBy(item: Settled, settledCents: number): number {
  const isPayment = Math.sign(settledCents) === Math.sign(item.amountCents)
  if (isPayment) return must(foreignOfCents(item, settledCents), 'a part of what is open')
  const paid = {
    openCents: item.amountCents - item.openCents,
    openForeign: item.amountForeign - item.openForeign,
  }
  return 0 - must(foreignOfCents(paid, 0 - settledCents), 'a part of what was settled')
}
