import { must } from '@klopt/bookkeeping/money'
import type { Partner } from '@klopt/api-client/contract'
import type { Db } from '../../database/db.ts'
import { plainDecimal } from '../../database/plain-decimal.ts'

/** The partners of a business by the day they came, with their accounts. */
export async function listPartners(db: Db, administrationId: number): Promise<Partner[]> {
  const rows = await db
    .selectFrom('partners')
    .selectAll()
    .where('administration_id', '=', administrationId)
    .orderBy('from_date')
    .orderBy('id')
    .execute()
  const accounts = await db
    .selectFrom('ledger_accounts')
    .select(['id', 'number', 'name'])
    .where('administration_id', '=', administrationId)
    .where('id', 'in', [0, ...rows.flatMap((row) => [row.capital_account_id, row.private_account_id])])
    .execute()
  const accountOf = (id: number) =>
    must(
      accounts.find((account) => account.id === id),
      'the account of a partner',
    )
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    fromDate: row.from_date,
    untilDate: row.until_date,
    interestPercent: plainDecimal(row.interest_percent),
    labourFeeCents: row.labour_fee_cents,
    share: row.share,
    capitalAccount: accountOf(row.capital_account_id),
    privateAccount: accountOf(row.private_account_id),
  }))
}
