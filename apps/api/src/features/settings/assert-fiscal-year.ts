import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { lockWithReferences, type AdministrationRow } from '../administrations/lock-administration.ts'

/**
 * Refuses another start of the fiscal year when it would put a posted entry in another year: its number is given
 * within its year and does not change any more. Waits for who is posting just now. Throws `invalid_input`.
 */
export async function assertFiscalYear(
  db: Db,
  { id, fiscal_year_start_month: known }: AdministrationRow,
  startMonth: number,
): Promise<void> {
  if (startMonth === known) return
  await lockWithReferences(db, id)
  const { rows } = await sql<{ moves: boolean }>`
    SELECT EXISTS (SELECT FROM ledger_entries
      WHERE administration_id = ${id} AND fiscal_year <> fiscal_year_of(entry_date, ${startMonth})) AS moves`.execute(
    db,
  )
  if (rows[0]?.moves !== true) return
  throw new ApiError('invalid_input', {
    fields: {
      fiscalYearStartMonth:
        'Er is al geboekt in een maand die dan in een ander boekjaar valt. De boekingsnummers van een jaar liggen vast, dus dit begin kan niet meer.',
    },
  })
}
