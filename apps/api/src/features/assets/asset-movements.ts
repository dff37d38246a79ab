import { addDays } from '@klopt/validators'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { depreciatedOn } from './depreciated-on.ts'

/** How one asset went over some days, in cents: opening + added - depreciated - left = closing. */
export interface AssetMovement {
  readonly name: string
  readonly account: { readonly number: string; readonly name: string }
  readonly inUseOn: string
  readonly costCents: number
  readonly openingCents: number
  /** What came into the books after that: its cost, less what was depreciated before these books. */
  readonly addedCents: number
  /** By plan and beside it (impairment). */
  readonly depreciatedCents: number
  /** What it was worth in the books when it was sold or scrapped. */
  readonly leftCents: number
  readonly closingCents: number
}

type Row = Omit<AssetMovement, 'account' | 'closingCents'> & { account_number: string; account_name: string }

/** The movements of every asset that was in the books on some day of a range, by account and name. */
export async function assetMovements(
  db: Db,
  administrationId: number,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<AssetMovement[]> {
  const before = addDays(from, -1)
  // What was taken over on the first day stands in the opening balance, and is no purchase of the year.
  const wasThere = sql<boolean>`(a.in_books_from < ${from} OR a.taken_over_on = ${from})`
  // The last day that counts of what left in between: nothing is depreciated after it.
  const last = sql`least(a.disposed_on, ${to}::date)`
  const { rows } = await sql<Row>`
    SELECT a.name, l.number AS account_number, l.name AS account_name, a.in_use_on AS "inUseOn", a.cost_cents AS "costCents",
      CASE WHEN ${wasThere} THEN a.cost_cents - at_start.cents ELSE 0 END AS "openingCents",
      CASE WHEN ${wasThere} THEN 0 ELSE a.cost_cents - a.taken_over_cents END AS "addedCents",
      at_end.cents - CASE WHEN ${wasThere} THEN at_start.cents ELSE a.taken_over_cents END AS "depreciatedCents",
      CASE WHEN a.disposed_on <= ${to} THEN a.cost_cents - at_end.cents ELSE 0 END AS "leftCents"
    FROM assets a
    JOIN ledger_accounts l ON l.administration_id = a.administration_id AND l.id = a.account_id
    CROSS JOIN LATERAL (SELECT ${depreciatedOn(sql`${before}::date`)} AS cents) AS at_start
    CROSS JOIN LATERAL (SELECT ${depreciatedOn(last)} AS cents) AS at_end
    WHERE a.administration_id = ${administrationId} AND a.deleted_at IS NULL AND a.in_books_from <= ${to}
      AND (a.disposed_on IS NULL OR a.disposed_on >= ${from})
    ORDER BY l.number, a.name COLLATE list_order, a.id`.execute(db)
  return rows.map(({ account_number: number, account_name: name, ...row }) => ({
    ...row,
    account: { number, name },
    closingCents: row.openingCents + row.addedCents - row.depreciatedCents - row.leftCents,
  }))
}
