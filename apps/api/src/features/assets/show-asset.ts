import type { Asset } from '@klopt/api-client/contract'
import { plannedCents, plannedValueCents } from '@klopt/bookkeeping/assets'
import { fiscalYearName, fiscalYearOf, fiscalYearRange } from '@klopt/bookkeeping/ledger'
import { centsToDecimal, must } from '@klopt/bookkeeping/money'
import { fiscalYearStartMonth } from '../../books/fiscal-year-start.ts'
import type { Db } from '../../database/db.ts'
import { findPurchaseLine } from '../purchases/lines-of-purchases.ts'
import { dueOf } from './depreciate-asset.ts'
import { loadAsset, type AssetKey, type AssetRow, type LoadedAsset } from './load-asset.ts'
import { lastPlanDay } from '@klopt/bookkeeping/assets'

/** One asset with its schedule by fiscal year and what was booked of it. Throws `not_found`. */
export async function showAsset(db: Db, key: AssetKey, today: string): Promise<Asset> {
  const asset = await loadAsset(db, key)
  const { row, booked } = asset
  const depreciatedCents = row.taken_over_cents + booked.reduce((sum, { cents }) => sum + cents, 0)
  return {
    id: row.id,
    ...inputOf(row),
    ...(await accountsOf(db, row)),
    ...(await sourceOf(db, row)),
    state: row.disposal ?? 'in_use',
    disposedOn: row.disposed_on,
    left: await leftOf(db, row, row.cost_cents - depreciatedCents),
    depreciatedCents,
    bookValueCents: row.disposed_on === null ? row.cost_cents - depreciatedCents : 0,
    schedule: scheduleOf(asset, await fiscalYearStartMonth(db, row.administration_id)),
    booked: booked.map((own) => ({
      entryId: own.journal_entry_id,
      kind: own.kind,
      periodEnd: own.period_end,
      cents: own.cents,
    })),
    held: await heldOf(db, asset, today),
    version: row.version,
  }
}

function inputOf(row: AssetRow) {
  const { life_months: months, rate_hundredths: hundredths, taken_over_on: day } = row
  return {
    name: row.name,
    note: row.note,
    accountId: row.account_id,
    depreciationAccountId: row.depreciation_account_id,
    expenseAccountId: row.expense_account_id,
    costCents: row.cost_cents,
    residualCents: row.residual_cents,
    vatCents: row.vat_cents,
    inUseOn: row.in_use_on,
    acquiredOn: row.in_books_from,
    method:
      months !== null
        ? { kind: 'months' as const, months }
        : hundredths === null
          ? null
          : { kind: 'percent' as const, percent: centsToDecimal(hundredths) },
    every: row.books_every,
    takenOver: day === null ? null : { day, depreciatedCents: row.taken_over_cents },
  }
}

async function accountsOf(db: Db, row: AssetRow) {
  const ids = [row.account_id, row.depreciation_account_id, row.expense_account_id, row.result_account_id]
  const known = await db
    .selectFrom('ledger_accounts')
    .select(['id', 'number', 'name'])
    .where('administration_id', '=', row.administration_id)
    .where('id', 'in', ids)
    .execute()
  const accountOf = (id: number) =>
    must(
      known.find((account) => account.id === id),
      'the account of an asset',
    )
  return {
    account: accountOf(row.account_id),
    depreciationAccount: accountOf(row.depreciation_account_id),
    expenseAccount: accountOf(row.expense_account_id),
    resultAccount: accountOf(row.result_account_id),
  }
}

async function sourceOf(db: Db, row: AssetRow): Promise<Pick<Asset, 'source' | 'purchaseWithdrawn'>> {
  const { administration_id: administrationId, purchase_id: purchaseId, purchase_line: lineNumber } = row
  if (purchaseId === null || lineNumber === null) return { source: null, purchaseWithdrawn: false }
  const source = { purchaseId, lineNumber }
  return { source, purchaseWithdrawn: (await findPurchaseLine(db, administrationId, source)) === null }
}

/** By fiscal year, to the end of the plan or the day it left. */
function scheduleOf({ row, booked, plan }: LoadedAsset, startMonth: number): Asset['schedule'] {
  const first = row.taken_over_on ?? row.in_use_on
  const last = row.disposed_on ?? lastPlanDay(plan)
  if (last === null) return []
  const bookedBy = (day: string) => booked.reduce((sum, own) => sum + (own.period_end <= day ? own.cents : 0), 0)
  const years: Asset['schedule'] = []
  for (let year = fiscalYearOf(first, startMonth); year <= fiscalYearOf(last, startMonth); year += 1) {
    const { from, to } = fiscalYearRange(year, startMonth)
    const end = to < last ? to : last
    const before = years.reduce((sum, own) => sum + own.plannedCents, 0)
    const bookedBefore = years.reduce((sum, own) => sum + own.bookedCents, 0)
    years.push({
      year: fiscalYearName(year, startMonth),
      from,
      to,
      plannedCents: plannedCents(plan, end) - before,
      bookedCents: bookedBy(to) - bookedBefore,
      bookValueCents: plannedValueCents(plan, end),
    })
  }
  return years
}

async function leftOf(db: Db, row: AssetRow, valueCents: number): Promise<Asset['left']> {
  const { administration_id: administrationId, disposal_entry_id: entryId } = row
  if (entryId === null) return null
  const lines = await db
    .selectFrom('ledger_lines')
    .select(['debit_cents', 'credit_cents'])
    .where('administration_id', '=', administrationId)
    .where('entry_id', '=', entryId)
    .where('account_id', '=', row.result_account_id)
    .execute()
  const resultCents = lines.reduce((sum, line) => sum + line.credit_cents - line.debit_cents, 0)
  return { entryId, valueCents, resultCents }
}

async function heldOf(db: Db, asset: LoadedAsset, today: string): Promise<Asset['held']> {
  const { held_reason: reason } = asset.row
  if (reason === null) return null
  const due = await dueOf(db, asset, today)
  return { reason, cents: due.reduce((sum, { cents }) => sum + cents, 0), periods: due.length }
}
