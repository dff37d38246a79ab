import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { holdsAssets } from '@klopt/bookkeeping/assets'
import { sql } from 'kysely'
import { accountSums, balanceIn } from '../../books/account-sums.ts'
import type { Db } from '../../database/db.ts'
import { depreciatedOn } from './depreciated-on.ts'

type Reconciliation = ResponseOf<typeof contract.assets.reconciliation>

interface Held {
  readonly accountId: number
  readonly cents: number
}

/**
 * What the register holds on each account at the end of a day beside its balance in the ledger, by number: every account
 * that an asset is booked on, and every other one for fixed assets that is not at nothing.
 */
export async function reconcileAssets(db: Db, administrationId: number, asOf: string): Promise<Reconciliation> {
  const register = await heldOn(db, administrationId, asOf)
  const ranges = [{ from: null, to: asOf, withYearClose: true }]
  const sums = await accountSums(db, administrationId, ranges, { types: ['asset'] })
  const known = await db
    .selectFrom('ledger_accounts')
    .select(['id', 'number', 'name', 'rgs_code'])
    .where('administration_id', '=', administrationId)
    .where('type', '=', 'asset')
    .orderBy('number')
    .execute()
  const ledger = new Map(sums.map((own) => [own.id, balanceIn(own, 0)]))
  const accounts = known.flatMap(({ id, number, name, rgs_code: rgs }) => {
    const ledgerCents = ledger.get(id) ?? 0 // zero: nothing was booked there
    const registerCents = register.get(id) ?? 0 // zero: no asset is booked there
    const concerns = register.has(id) || (isOfAssets(rgs) && ledgerCents !== 0)
    if (!concerns) return []
    return [{ id, number, name, registerCents, ledgerCents, differenceCents: ledgerCents - registerCents }]
  })
  return { asOf, accounts }
}

const isOfAssets = (rgs: string | null): boolean => holdsAssets(rgs) || /^B[MI]va.*Ca[ew]$/.test(rgs ?? '') // zero: an account without a code

async function heldOn(db: Db, administrationId: number, asOf: string): Promise<Map<number, number>> {
  const { rows } = await sql<Held>`
    SELECT side.account_id AS "accountId", sum(side.cents)::bigint AS cents
    FROM assets a CROSS JOIN LATERAL (VALUES
      (a.account_id, a.cost_cents), (a.depreciation_account_id, -${depreciatedOn(asOf)})) AS side (account_id, cents)
    WHERE a.administration_id = ${administrationId} AND a.deleted_at IS NULL AND a.in_books_from <= ${asOf}
      AND (a.disposed_on IS NULL OR a.disposed_on > ${asOf})
    GROUP BY side.account_id`.execute(db)
  return new Map(rows.map(({ accountId, cents }) => [accountId, cents]))
}
