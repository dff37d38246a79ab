import { SYSTEM_ACCOUNTS } from '@klopt/bookkeeping/ledger'
import { must } from '@klopt/bookkeeping/money'
import { settleTaxDebts, type SettledTaxDebt, type TaxDebt, type TaxPayment } from '@klopt/bookkeeping/payments'
import { addDays } from '@klopt/validators'
import { sql } from 'kysely'
import { currentCorrections } from '../../books/vat-corrections.ts'
import { filedReturns } from '../../books/vat-returns.ts'
import type { Db } from '../../database/db.ts'

export type OwnTaxDebt = SettledTaxDebt<TaxDebt, TaxPayment>

/** What filed returns and processed corrections came to, each with the bank lines that pay it. */
export async function taxDebts(db: Db, administrationId: number): Promise<OwnTaxDebt[]> {
  const references = await referencesOf(db, administrationId)
  const referenceOf = (id: number) => references.get(id) ?? null
  const returns = (await filedReturns(db, administrationId)).map(({ id, end, payable_euros: euros }): TaxDebt => ({
    id,
    end,
    cents: euros * 100,
    reference: referenceOf(id),
  }))
  const assessments = (await currentCorrections(db, administrationId))
    .filter(({ state }) => state === 'processed')
    .map(({ id, assessed_on: day, assessed_cents: cents }): TaxDebt => ({
      id,
      // It can be paid on the day of its letter.
      end: addDays(must(day ?? undefined, 'the day of an assessment'), -1),
      cents: must(cents ?? undefined, 'the amount of an assessment'),
      reference: referenceOf(id),
    }))
  return settleTaxDebts(
    [...returns, ...assessments],
    await paymentsOn(db, administrationId, SYSTEM_ACCOUNTS.vatPayable),
  )
}

/** The bank lines that were booked on an account of what is owed and not undone, oldest first. */
export async function paymentsOn(db: Db, administrationId: number, rgsCode: string): Promise<TaxPayment[]> {
  const { rows } = await sql<TaxPayment>`
    SELECT e.id AS "entryId", t.transaction_date AS date, sum(l.debit_cents - l.credit_cents)::bigint AS cents,
      t.description || ' ' || coalesce(t.structured_reference, '') AS text
    FROM ledger_accounts a
    JOIN ledger_lines l ON l.administration_id = ${administrationId} AND l.account_id = a.id
    JOIN ledger_entries e ON e.administration_id = ${administrationId} AND e.id = l.entry_id
      AND e.source_type = 'bank_transaction' AND e.reverses_entry_id IS NULL
    JOIN bank_lines t ON t.administration_id = ${administrationId} AND t.id = e.source_id
    WHERE a.administration_id = ${administrationId} AND a.rgs_code = ${rgsCode}
      AND NOT EXISTS (SELECT FROM ledger_entries undone
        WHERE undone.administration_id = ${administrationId} AND undone.reverses_entry_id = e.id)
    GROUP BY e.id, t.id, t.transaction_date, t.description, t.structured_reference
    ORDER BY t.transaction_date, e.id`.execute(db)
  return rows
}

async function referencesOf(db: Db, administrationId: number): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('vat_payment_references')
    .select(['return_id', 'reference'])
    .where('administration_id', '=', administrationId)
    .execute()
  return new Map(rows.map(({ return_id: id, reference }) => [id, reference]))
}
