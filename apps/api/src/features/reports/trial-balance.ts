import { fiscalYearOf, fiscalYearRange, isTemporary } from '@klopt/bookkeeping/ledger'
import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { storedDay } from '../../database/stored-day.ts'
import type { AccountType } from '../../database/schema/ledger.ts'
import { fiscalYearStartMonth } from '../../books/fiscal-year-start.ts'

type TrialBalance = ResponseOf<typeof contract.reports.trialBalance>
type ShownRow = TrialBalance['rows'][number]

interface Row {
  id: number
  number: string
  name: string
  type: AccountType
  earlier_cents: number
  opening_cents: number
  debit_cents: number
  credit_cents: number
}

/**
 * Opening balance (debit minus credit), movements and closing balance of every account that has any. Revenue and costs
 * open with what was booked since the fiscal year of `from` began; what they came to before is the result of earlier
 * years, equity that no entry took there yet, in a row of its own. The columns always add up to nothing.
 */
export async function trialBalance(db: Db, administrationId: number, from: string, to: string): Promise<TrialBalance> {
  const startMonth = await fiscalYearStartMonth(db, administrationId)
  const yearStart = storedDay(fiscalYearRange(fiscalYearOf(from, startMonth), startMonth).from)
  const { rows } = await sql<Row>`
    SELECT a.id, a.number, a.name, a.type,
      coalesce(sum(l.debit_cents - l.credit_cents) FILTER (WHERE l.entry_date < ${yearStart}), 0)::bigint AS earlier_cents,
      coalesce(sum(l.debit_cents - l.credit_cents) FILTER (WHERE l.entry_date >= ${yearStart} AND l.entry_date < ${from}), 0)::bigint AS opening_cents,
      coalesce(sum(l.debit_cents) FILTER (WHERE l.entry_date >= ${from}), 0)::bigint AS debit_cents,
      coalesce(sum(l.credit_cents) FILTER (WHERE l.entry_date >= ${from}), 0)::bigint AS credit_cents
    FROM ledger_accounts a
    JOIN ledger_lines l ON l.administration_id = ${administrationId} AND l.account_id = a.id AND l.entry_date <= ${to}
    WHERE a.administration_id = ${administrationId}
    GROUP BY a.id, a.number, a.name, a.type
    ORDER BY a.number`.execute(db)
  const shown = withEarlierResult(rows).filter(
    ({ openingCents, debitCents, creditCents }) => openingCents !== 0 || debitCents !== 0 || creditCents !== 0,
  )
  return { from, to, rows: shown, totals: totalsOf(shown) }
}

/** The accounts as they open this year, and behind the last of equity what earlier years left. */
function withEarlierResult(rows: readonly Row[]): ShownRow[] {
  const accounts = rows.map((row): ShownRow => {
    const carriedCents = isTemporary(row.type) ? 0 : row.earlier_cents
    return {
      accountId: row.id,
      number: row.number,
      name: row.name,
      type: row.type,
      ...balanceOf(carriedCents + row.opening_cents, row.debit_cents, row.credit_cents),
    }
  })
  const earlierCents = rows.reduce((sum, { type, earlier_cents }) => sum + (isTemporary(type) ? earlier_cents : 0), 0)
  const place = accounts.findLastIndex(({ type }) => type === 'equity') + 1
  const earlier = { accountId: null, number: '', name: 'Resultaat voorgaande jaren', type: 'equity' as const }
  return accounts.toSpliced(place, 0, { ...earlier, ...balanceOf(earlierCents, 0, 0) })
}

const balanceOf = (openingCents: number, debitCents: number, creditCents: number): TrialBalance['totals'] => ({
  openingCents,
  debitCents,
  creditCents,
  closingCents: openingCents + debitCents - creditCents,
})

function totalsOf(rows: readonly ShownRow[]): TrialBalance['totals'] {
  const totals = { openingCents: 0, debitCents: 0, creditCents: 0, closingCents: 0 }
  for (const row of rows) {
    totals.openingCents += row.openingCents
    totals.debitCents += row.debitCents
    totals.creditCents += row.creditCents
    totals.closingCents += row.closingCents
  }
  return totals
}
