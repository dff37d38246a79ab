import { must } from '@klopt/bookkeeping/money'
import { sql } from 'kysely'
import type { Db } from '../database/db.ts'

/**
 * Folds the deltas of the scope's administration into its balances, and those of VAT and of books kept by hand. Answers how
 * many there were.
 */
export async function foldBalances(db: Db): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`SELECT (SELECT fold_balances()) + (SELECT fold_vat_balances()) + (SELECT fold_money_balances()) AS count`.execute(
    db,
  )
  return must(rows[0], 'the number of deltas').count
}

/** The administrations that have deltas to fold; for a job that looks at all of them. */
export async function administrationsToFold(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT administration_id AS id FROM balance_deltas UNION SELECT administration_id FROM vat_deltas
    UNION SELECT administration_id FROM money_deltas`.execute(db)
  return rows.map(({ id }) => id)
}
