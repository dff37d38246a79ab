import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import type { AccountType } from '../../database/schema/ledger.ts'

type TrialBalance = ResponseOf<typeof contract.reports.trialBalance>

interface Row {
  id: number
  number: string
  name: string
  type: AccountType
  opening_cents: number
  debit_cents: number
  credit_cents: number
}

/**
 * Opening balance (debit minus credit), movements and closing balance of every account that has any. Closing a
 * year is what empties revenue and expense accounts, so the opening counts all that was posted before `from`: the
 * columns always add up to nothing.
 */
export async function trialBalance(db: Db, administrationId: number, from: string, to: string): Promise<TrialBalance> {
  const { rows } = await sql<Row>`
    SELECT a.id, a.number, a.name, a.type,
      coalesce(sum(l.debit_cents - l.credit_cents) FILTER (WHERE l.entry_date < ${from}), 0)::bigint AS opening_cents,
      coalesce(sum(l.debit_cents) FILTER (WHERE l.entry_date >= ${from}), 0)::bigint AS debit_cents,
      coalesce(sum(l.credit_cents) FILTER (WHERE l.entry_date >= ${from}), 0)::bigint AS credit_cents
    FROM accounts a
    JOIN journal_lines l ON l.administration_id = ${administrationId} AND l.account_id = a.id AND l.entry_date <= ${to}
    WHERE a.administration_id = ${administrationId}
    GROUP BY a.id, a.number, a.name, a.type
    ORDER BY a.number`.execute(db)
  const shown = rows
    .filter((row) => row.opening_cents !== 0 || row.debit_cents !== 0 || row.credit_cents !== 0)
    .map((row) => ({
      accountId: row.id,
      number: row.number,
      name: row.name,
      type: row.type,
      openingCents: row.opening_cents,
      debitCents: row.debit_cents,
      creditCents: row.credit_cents,
      closingCents: row.opening_cents + row.debit_cents - row.credit_cents,
    }))
  return { from, to, rows: shown, totals: totalsOf(shown) }
}

function totalsOf(rows: TrialBalance['rows']): TrialBalance['totals'] {
  const totals = { openingCents: 0, debitCents: 0, creditCents: 0, closingCents: 0 }
  for (const row of rows) {
    totals.openingCents += row.openingCents
    totals.debitCents += row.debitCents
    totals.creditCents += row.creditCents
    totals.closingCents += row.closingCents
  }
  return totals
}
